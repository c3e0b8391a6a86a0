// The letters of the colour marks in the language of the page.

import { sayIf } from "../words/words";
import { COLOUR_NAMES, COLOURS, type Letters } from "./palette";

export const markLetters = (): Letters => Object.fromEntries(COLOUR_NAMES.map((name) => [name, sayIf(`marks.${name}`, COLOURS[name].letter)]));
