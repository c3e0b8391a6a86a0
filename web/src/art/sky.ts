// The night sky behind every page.

import { disc, oval, ownIds, path, ramp, rect, tenth } from "./ink";
import { lighter, type Ground } from "./palette";
import { random } from "./seededRandom";
import { star } from "./shapes";

export interface SkyLook {
  width?: number;
  height?: number;
  /** how many stars there would be on 1280 × 720 */
  stars?: number;
  night?: Ground;
  /** tints the clouds and some of the stars */
  glow?: string;
}

export function starfield(seed: string | number, look: SkyLook = {}): string {
  const { width = 1280, height = 720, stars = 150, night = ["#1a1547", "#0c0a26"], glow = "#6a5cff" } = look;
  const chance = random(`sky${seed}`);
  const sky = ramp(night);
  const cloud = ramp([`${glow}/.34`, `${glow}/.1`, `${glow}/0`], "outwards");
  const count = stars * Math.min(1, (width * height) / 921600);
  const across = (): number => chance.range(0, width);
  const down = (): number => chance.range(0, height);
  let inner = sky.def + cloud.def + rect(0, 0, width, height, 0, sky.fill);
  for (let i = 0; i < 4; i++) {
    inner += oval(across(), down(), chance.range(0.25, 0.5) * width, chance.range(0.2, 0.45) * height, cloud.fill);
  }
  for (let i = 0; i < count; i++) {
    const [x, y, size] = [across(), down(), chance() ** 3 * 1.4 + 0.5];
    const colour = chance.pick(["#fff", "#fff", "#ffe9c2", "#c9e4ff", lighter(glow)]);
    inner += disc(x, y, size, colour, { opacity: tenth(chance.range(0.2, 0.7)) });
  }
  for (let i = 0; i < count / 24; i++) {
    const twinkle = star(across(), down(), chance.range(3.5, 7), 1, 4);
    inner += path(twinkle, "#fff", { opacity: tenth(chance.range(0.3, 0.6)) });
  }
  const frame = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" class="x-sky" aria-hidden="true"`;
  return ownIds(`<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${inner}</svg>`);
}
