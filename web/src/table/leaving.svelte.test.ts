// Whoever leaves a table in the middle of a question leaves nothing behind that still speaks of it.

import { flushSync } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { TableSocket } from "../net/tableSocket";
import { card, question, scene, table } from "../testkit/scenes";
import { loadWords } from "../words/words";
import { Player } from "./player.svelte";

beforeAll(() => loadWords("en"));

describe("leaving", () => {
  test("says nothing of what is still under way, and reads nothing of a table that is gone", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const knocks = vi.fn();
    let broken: (why: Error) => void = () => undefined;
    const line = { request: () => new Promise((_, reject) => (broken = reject)) } as unknown as TableSocket;
    let player: Player | undefined;
    const gone = $effect.root(() => {
      const shown = table(scene({ question: question([card("A", 0)]) }));
      player = new Player(shown, () => line, knocks);
      $effect(() => void shown.inRealTime);
      player.onQuestionChange();
      player.point(card("A", 0));
      flushSync();
      shown.scene = scene(); // nobody has looked at this yet
    });
    player?.dispose();
    gone();
    broken(new Error("The line is closed."));
    await new Promise((resolve) => setTimeout(resolve));
    expect(warned).not.toHaveBeenCalled();
    expect(knocks).not.toHaveBeenCalled();
    expect(player?.notice).toBeNull();
  });
});
