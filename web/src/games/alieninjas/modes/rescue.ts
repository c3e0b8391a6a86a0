// Rescue Grid: what is fetched with its table.

import Board from "../Rescue.svelte";
import Hand from "../RescueHand.svelte";
import Mine from "../RescueOwnArea.svelte";

export default { Board, Hand, Mine };
