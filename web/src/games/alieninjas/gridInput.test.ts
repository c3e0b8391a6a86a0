import { describe, expect, test, vi } from "vitest";
import type { Table } from "../../table/table.svelte";
import { GridInput, HOLD_MS } from "./gridInput.svelte";

function hands(...became: string[]) {
  const make = vi.fn((_action: { type: string; cell?: number }) => Promise.resolve(became.shift() ?? "BUSY"));
  const table = { actions: { makeMove: make }, isFrozen: () => false, scene: { you: 0, pause: null }, question: {}, sent: null, underWay: null };
  return { make, mine: new GridInput(table as unknown as Table, () => false, () => null) };
}

describe("a card that is held", () => {
  test("is looked at once if the server says no, however often the table changes meanwhile", async () => {
    const { make, mine } = hands("BUSY");
    mine.startLooking(3);
    for (let change = 0; change < 20; change++) {
      mine.sendNext();
      await Promise.resolve();
    }
    expect(make.mock.calls).toEqual([[{ type: "LOOK", cell: 4 }]]);
    mine.stopLooking();
    mine.startLooking(3);
    expect(make).toHaveBeenCalledTimes(2); // whoever holds it anew asks anew
  });

  test("is looked at again when a look is over and the finger is still there", async () => {
    const { make, mine } = hands("accepted", "accepted", "BUSY");
    mine.startLooking(0);
    await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(3));
    mine.sendNext();
    expect(make).toHaveBeenCalledTimes(3);
  });

  test("is not turned when it is let go of, whatever became of the look", async () => {
    vi.useFakeTimers();
    for (const became of ["accepted", "BUSY"]) {
      const { make, mine } = hands(became);
      press(mine, "pointerdown", HOLD_MS);
      await vi.advanceTimersByTimeAsync(10);
      press(mine, "pointerup");
      expect(make.mock.calls.map(([action]) => action.type)).not.toContain("UP");
      make.mockClear();
      press(mine, "pointerdown", HOLD_MS / 2);
      press(mine, "pointerup");
      expect(make.mock.calls).toEqual([[{ type: "UP", cell: 5 }]]); // a tap after it is one
    }
    vi.useRealTimers();
  });
});

/** A pointer on the fifth cell, which then stays there so many ms. */
function press(mine: GridInput, type: "pointerdown" | "pointerup", ms = 0): void {
  const event = { type, button: 0, pointerId: 1, clientX: 0, clientY: 0, currentTarget: {} } as unknown as PointerEvent;
  if (type === "pointerdown") mine.down(event, 4);
  else mine.up(event);
  vi.advanceTimersByTime(ms);
}
