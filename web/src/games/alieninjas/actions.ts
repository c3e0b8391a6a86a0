// Sends whole moves as actions of the game, so that a board need not know the questions they consist of.

import type { Table } from "../../table/table.svelte";
import type { Action } from "./boardData";

/** Resolves to the result, or to the code of the refusal; empty: the viewer cannot act. */
export const sendAction = (table: Table, action: Action): Promise<string> => table.actions?.makeMove(action) ?? Promise.resolve("");

/** Is there a question that was not answered yet? */
export const canAct = (table: Table): boolean => table.actions !== null && table.question !== null && table.sent === null;
