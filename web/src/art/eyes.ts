// Eyes, shared by everybody who has any: aliens, people, planets, cups of tea. They carry the expression.

import { disc, group, inkLine, line, oval, path, tenth } from "./ink";
import { darker, INK, lighter } from "./palette";

export type EyeStyle = "round" | "slit" | "pin" | "almond" | "happy" | "shut";

export interface Gaze {
  /** towards the thing that matters: −1 … 1 across and down */
  look?: readonly [number, number];
  /** 0 wide … .45 scheming … 1 closed */
  lid?: number;
  /** turns the lid: positive is cross, negative is worried */
  tilt?: number;
  iris?: string;
  /** of the face around it, for the lid */
  skin?: string;
  style?: EyeStyle;
  /** weight of the outline */
  width?: number;
  /** adds a closed lid that the page may show for a moment */
  blinks?: boolean;
}

export function eye(x: number, y: number, r: number, gaze: Gaze = {}): string {
  const { tilt = 0, skin = "#888", style = "round", width = 3.5 } = gaze;
  const left = x < 100;
  const place = `translate(${tenth(x)} ${tenth(y)})`;
  const side = tenth(r * 0.8);
  if (style === "almond") return group(almond(r, skin), { transform: `${place} rotate(${tenth(tilt * 0.5 + (left ? 18 : -18))})` });
  if (style === "happy") {
    const arch = `M${-side} ${tenth(r * 0.3)}Q0 ${tenth(-r * 0.9)} ${side} ${tenth(r * 0.3)}`;
    return group(line(arch, INK, width * 1.3), { transform: place });
  }
  if (style === "shut") return group(line(`M${-side} 0Q0 ${side} ${side} 0`, INK, width * 1.3), { transform: place });
  return group(ball(r, gaze, left ? tilt : -tilt), { transform: place });
}

const almond = (r: number, skin: string): string =>
  oval(0, 0, r * 1.02, r * 1.3, INK) +
  oval(-r * 0.3, -r * 0.5, r * 0.26, r * 0.34, "#fff", { opacity: 0.95 }) +
  disc(r * 0.3, r * 0.5, r * 0.14, lighter(skin), { opacity: 0.8 });

function ball(r: number, gaze: Gaze, lidTurn: number): string {
  const { look = [0, 0.1], lid = 0, iris = INK, skin = "#888", style = "round", width = 3.5 } = gaze;
  const [x, y] = [look[0] * r * 0.42, look[1] * r * 0.42];
  const pupil = r * (style === "pin" ? 0.32 : 0.54);
  const coloured = iris !== INK;
  return (
    disc(0, 0, r, "#fffdf4", inkLine(width)) +
    (coloured ? disc(x, y, pupil * 1.25, iris) : "") +
    (style === "slit" ? oval(x, y, pupil * 0.42, pupil * 1.2, INK) : disc(x, y, pupil * (coloured ? 0.8 : 1), INK)) +
    disc(x - pupil * 0.34, y - pupil * 0.4, pupil * 0.34, "#fff") +
    (lid > 0 ? group(upperLid(r, lid, skin, width), { transform: `rotate(${tenth(lidTurn)})` }) : "") +
    (gaze.blinks ? closedLid(r, skin, width) : "")
  );
}

function upperLid(r: number, lid: number, skin: string, width: number): string {
  const edge = -r + 2 * r * lid;
  const half = Math.sqrt(Math.max(0, r * r - edge * edge));
  const arc = `M${tenth(-half)} ${tenth(edge)}A${r} ${r} 0 ${lid > 0.5 ? 1 : 0} 1 ${tenth(half)} ${tenth(edge)}Z`;
  return path(arc, darker(skin, 0.16), inkLine(width));
}

/** Invisible until art.css shows it, so a page without that file only loses the blink. */
const closedLid = (r: number, skin: string, width: number): string =>
  group(disc(0, 0, r, darker(skin, 0.16), inkLine(width)) + line(`M${tenth(-r * 0.7)} ${tenth(r * 0.3)}H${tenth(r * 0.7)}`, INK, width), {
    class: "x-blink",
    opacity: 0,
  });
