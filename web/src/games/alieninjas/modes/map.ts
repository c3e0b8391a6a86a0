// Map Race: what is fetched with its table.

import Board from "../MapRace.svelte";
import Mine from "../RaceOwnArea.svelte";

export default { Board, Mine };
