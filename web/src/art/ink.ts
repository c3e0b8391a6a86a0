// The atoms of every drawing, as SVG text. A "part" is markup without its <svg>, in a box of its own (200 × 200 unless said
// otherwise); a "drawing" is complete. No style attributes anywhere: the page's policy forbids them.

import { INK } from "./palette";

export type Attributes = Record<string, string | number>;

/** One digit behind the point is finer than any screen shows, and keeps the markup small. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
const thousandth = (value: number): number => Math.round(value * 1000) / 1000;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function attributes(given: Attributes): string {
  let markup = "";
  for (const name in given) markup += ` ${name}="${given[name]}"`; // the hottest line of all: no lists in between
  return markup;
}

/** The outline of everything: one colour, round ends, even weight. */
export const inkLine = (width = 4): Attributes => ({
  stroke: INK,
  "stroke-width": width,
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
});

export const path = (d: string, fill = "none", more: Attributes = {}): string => `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
export const inked = (d: string, fill: string, width = 4): string => path(d, fill, inkLine(width));
export const line = (d: string, colour = INK, width = 4, more: Attributes = {}): string =>
  path(d, "none", { ...inkLine(width), stroke: colour, ...more });
/** The one white highlight. */
export const shine = (d: string, width: number, opacity: number): string => line(d, "#fff", width, { opacity });
/** A coloured stroke with an ink outline: limbs, stalks, straps. */
export const tube = (d: string, colour: string, width: number, inkWidth: number): string => line(d, INK, inkWidth) + line(d, colour, width);

export const disc = (x: number, y: number, r: number, fill: string, more: Attributes = {}): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}"${attributes(more)}/>`;
export const ring = (x: number, y: number, r: number, colour: string, width: number, more: Attributes = {}): string =>
  disc(x, y, r, "none", { stroke: colour, "stroke-width": width, ...more });
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${fill}"${attributes(more)}/>`;
export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, more: Attributes = {}): string =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}" rx="${r}" fill="${fill}"${attributes(more)}/>`;

export const group = (inner: string, more: Attributes): string => `<g${attributes(more)}>${inner}</g>`;
export const moved = (inner: string, x: number, y: number): string => group(inner, { transform: `translate(${x} ${y})` });

/** Puts the middle of a part at a point, turned and scaled; `half` is half the side of the part's box. */
export function at(inner: string, x: number, y: number, scale = 1, turn = 0, half = 100): string {
  const turned = turn ? ` rotate(${tenth(turn)})` : "";
  return group(inner, {
    transform: `translate(${tenth(x)} ${tenth(y)})${turned} scale(${thousandth(scale)}) translate(${-half} ${-half})`,
  });
}
/** The same for small parts that never turn: marks, glyphs, crystals. */
export const centred = (inner: string, x: number, y: number, scale: number, halfWidth: number, halfHeight = halfWidth): string =>
  group(inner, { transform: `translate(${tenth(x - halfWidth * scale)} ${tenth(y - halfHeight * scale)}) scale(${scale})` });

// ids: a part takes any free one; `ownIds` renumbers them when the drawing is complete, so that a drawing depends on its
// parameters alone, and so that a copy of it that is hidden never takes the gradients of another copy away

let partIds = 0;
const partId = (): string => `p${(++partIds).toString(36)}`;
let drawings = 0;

/** For tests that compare whole drawings. */
export const restartIds = (): void => {
  drawings = 0;
};

/** The same drawing with ids that no other drawing has. Two copies on one page need it. */
export function ownIds(drawing: string): string {
  const own = (++drawings).toString(36);
  const names = new Map<string, string>();
  return drawing.replace(/( id="|url\(#|href="#)([\w-]+)/g, (_, before: string, id: string) => {
    if (!names.has(id)) names.set(id, `x${own}-${names.size}`);
    return `${before}${names.get(id)}`;
  });
}

/** Shows the inner part only inside the outline. */
export function clip(outline: string, inner: string): string {
  const id = partId();
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath>${group(inner, { "clip-path": `url(#${id})` })}`;
}

/** A colour ramp: its definition, to be put before what uses it, and the fill. A stop is `#rrggbb` or `#rrggbb/opacity`. */
export function ramp(stops: readonly string[], direction: "down" | "outwards" = "down"): { def: string; fill: string } {
  const id = partId();
  const marks = stops.map((stop, i) => {
    const [colour = stop, opacity] = stop.split("/");
    const more = opacity === undefined ? {} : { "stop-opacity": opacity };
    return `<stop${attributes({ offset: `${tenth((i / (stops.length - 1)) * 100)}%`, "stop-color": colour, ...more })}/>`;
  });
  const inner = marks.join("");
  const gradient =
    direction === "outwards"
      ? `<radialGradient id="${id}">${inner}</radialGradient>`
      : `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inner}</linearGradient>`;
  return { def: `<defs>${gradient}</defs>`, fill: `url(#${id})` };
}

/** A square tile of dots, repeated: its definition and the fill. */
export function dotTile(side: number, radius: number, colour: string, turn: number): { def: string; fill: string } {
  const id = partId();
  const tile = attributes({ id, width: side, height: side, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` });
  return { def: `<pattern${tile}>${disc(side / 2, side / 2, radius, colour)}</pattern>`, fill: `url(#${id})` };
}

/** A part that is drawn many times: its definition, and a copy at a place. */
export function stamp(inner: string): { def: string; copy(x: number, y: number, turn: number): string } {
  const id = partId();
  return {
    def: `<defs><g id="${id}">${inner}</g></defs>`,
    copy: (x, y, turn) => `<use href="#${id}" transform="translate(${tenth(x)} ${tenth(y)}) rotate(${turn})"/>`,
  };
}

/** A complete drawing. With a label it is a picture to everybody; without one it is decoration and says nothing. */
export function svg(inner: string, width = 200, height = 200, label = "", className = ""): string {
  const heard = label ? `role="img" aria-label="${escaped(label)}"` : 'aria-hidden="true"';
  const look = `x-art${className && ` ${className}`}`;
  return ownIds(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" class="${look}" ${heard}>${inner}</svg>`);
}
