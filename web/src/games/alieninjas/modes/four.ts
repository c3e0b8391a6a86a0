// Four of a Mission: what is fetched with its table.

import type { ModeUi } from "../../contract";
import Board from "../Four.svelte";
import Hand from "../FourHand.svelte";
import OwnArea from "../FourOwnArea.svelte";

export default { Board, Hand, OwnArea } satisfies ModeUi;
