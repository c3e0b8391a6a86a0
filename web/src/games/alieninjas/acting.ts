// Moves as the game writes them: a board knows what was meant, whatever the questions in between are called.

import type { Table } from "../../table/table.svelte";
import type { Action } from "./reading";

/** What became of it, or the code of the no; empty: nobody could send it. */
export const act = (table: Table, action: Action): Promise<string> => table.actions?.makeMove(action) ?? Promise.resolve("");

/** Is anything asked of this person, and has nothing been answered yet? */
export const mayAct = (table: Table): boolean => table.actions !== null && table.question !== null && table.sent === null;
