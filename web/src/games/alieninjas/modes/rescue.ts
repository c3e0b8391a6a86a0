// Rescue Grid: what is fetched with its table.

import type { ModeUi } from "../../contract";
import Board from "../Rescue.svelte";
import Hand from "../RescueHand.svelte";
import OwnArea from "../RescueOwnArea.svelte";

export default { Board, Hand, OwnArea } satisfies ModeUi;
