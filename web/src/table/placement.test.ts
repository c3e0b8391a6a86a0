import { describe, expect, test } from "vitest";
import { placeBeside, type Rect } from "./placement";

const GAP = 14;
const ZOOM = { width: 250, height: 350 };
const box = (left: number, top: number, width: number, height: number): Rect => ({ left, top, right: left + width, bottom: top + height });

function over(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function shown(thing: Rect, screen: { width: number; height: number }, keep: Rect[], size = ZOOM): Rect {
  const { x, y } = placeBeside(thing, size, screen, keep, GAP);
  return box(x, y, size.width, size.height);
}

describe("beside a card", () => {
  const laptop = { width: 1280, height: 720 };
  const prompt = box(144, 450, 720, 62);
  const plate = box(16, 598, 196, 52);

  test.each([240, 480, 760])("of the hand at %d: on the screen, over neither prompt nor own plate nor the card", (left) => {
    const card = box(left, 540, 118, 165);
    const here = shown(card, laptop, [prompt, plate]);
    for (const one of [prompt, plate, card]) expect(over(here, one)).toBe(false);
    expect(here.left).toBeGreaterThanOrEqual(GAP);
    expect(here.top).toBeGreaterThanOrEqual(GAP);
    expect(here.right).toBeLessThanOrEqual(laptop.width - GAP);
    expect(here.bottom).toBeLessThanOrEqual(laptop.height - GAP);
  });

  test("of the board it is right at its side", () => {
    const card = box(400, 120, 90, 126);
    const here = shown(card, laptop, [prompt, plate]);
    expect(Math.min(Math.abs(here.left - card.right), Math.abs(card.left - here.right))).toBeCloseTo(GAP);
  });

  test("on a phone it stands above the prompt", () => {
    const asking = box(8, 520, 374, 98);
    const card = box(100, 650, 96, 134);
    const here = shown(card, { width: 390, height: 844 }, [asking, box(8, 470, 120, 44)], { width: 226, height: 316 });
    expect(over(here, asking)).toBe(false);
    expect(over(here, card)).toBe(false);
  });

  test("where there is no room it hides as little as it can", () => {
    const everything = box(0, 0, 300, 300);
    const { x, y } = placeBeside(box(100, 100, 50, 70), { width: 200, height: 280 }, { width: 300, height: 300 }, [everything], 4);
    expect(x).toBeGreaterThanOrEqual(4);
    expect(y).toBeGreaterThanOrEqual(4);
  });
});
