// Map Race: what is fetched with its table.

import type { ModeUi } from "../../contract";
import Board from "../MapRace.svelte";
import OwnArea from "../RaceOwnArea.svelte";

export default { Board, OwnArea } satisfies ModeUi;
