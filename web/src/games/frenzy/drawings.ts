// Things of this game that move about on their own: aliens without a card, ships, and the town below.

import { alien } from "../../art/alien";
import { cached } from "../../art/cache";
import { disc, path, ramp, rect, svg } from "../../art/ink";
import { random } from "../../art/seededRandom";
import type { Foe } from "./cardCodes";
import { INVADERS, STEALTHY } from "./characters";
import { shipPart } from "./pictures";

export const alienOf = (foe: Foe): string =>
  cached(`frenzy alien ${foe}`, () => alien({ seed: foe, ...(foe === "stealth" ? STEALTHY : INVADERS[foe]), look: [0, 0.7] }));

export const ship = (number: number, beam = 0): string => cached(`frenzy ship ${number} ${beam}`, () => svg(shipPart(number, beam), 200, 200, ""));

export const THINGS = ["red", "green", "blue", "ufo"];

export function thing(name: string): string {
  if (name === "ufo") return ship(1);
  return alienOf(name === "red" || name === "green" || name === "blue" ? name : "stealth");
}

const WIDTH = 1200;
const HEIGHT = 150;

/** A street of small houses. In a calm night people are at home; on alert the lights are out and somebody searches the sky. */
export const town = (alert: boolean): string =>
  cached(`frenzy town ${alert}`, () => {
    const chance = random("town");
    const [wall, roof] = alert ? ["#2a0720", "#3a0a2c"] : ["#120e36", "#1a1548"];
    let houses = "";
    for (let x = -20; x < WIDTH; ) {
      const [width, height] = [chance.range(54, 96), chance.range(34, 74)];
      const top = HEIGHT - height;
      houses += path(`M${x - 5} ${top + 2}L${x + width / 2} ${top - chance.range(16, 30)}L${x + width + 5} ${top + 2}Z`, roof) + rect(x, top, width, height, 0, wall);
      for (let at = x + 10; at < x + width - 16; at += 22) {
        const lit = chance() < (alert ? 0.12 : 0.6);
        houses += rect(at, top + 14, 11, 13, 2, lit ? (alert ? "#ff7a66" : "#ffd36b") : "#ffffff12", { opacity: lit ? 0.75 : 1 });
      }
      x += width + chance.range(8, 30);
    }
    const light = ramp(["#ffd0c0/0", "#ffd0c0/.32"]);
    const beam = (x: number, lean: number): string => path(`M${x - 5} ${HEIGHT - 40}L${x + lean - 60} -260H${x + lean + 60}L${x + 5} ${HEIGHT - 40}Z`, light.fill);
    const sky = alert ? light.def + beam(210, -120) + beam(930, 150) : disc(1080, -120, 46, "#fff1cf", { opacity: 0.5 });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -270 ${WIDTH} ${HEIGHT + 270}" preserveAspectRatio="xMidYMax slice" class="x-art" aria-hidden="true">${sky}${houses}</svg>`;
  });
