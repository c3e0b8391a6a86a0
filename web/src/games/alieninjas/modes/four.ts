// Four of a Mission: what is fetched with its table.

import Board from "../Four.svelte";
import Hand from "../FourHand.svelte";
import Mine from "../FourOwnArea.svelte";

export default { Board, Hand, Mine };
