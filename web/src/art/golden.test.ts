// Pins every drawing. A change of the art is a deliberate act: look at /style, then `npx vitest run src/art/golden -u`.

import { expect, test } from "vitest";
import { everyDrawing } from "../testkit/every";
import { ownIds, restartIds } from "./ink";
import { hash } from "./seededRandom";

test("no drawing changes unnoticed", async () => {
  const pins = everyDrawing().map(([name, draw]) => {
    const drawing = draw();
    restartIds();
    return `${hash(ownIds(drawing)).toString(16).padStart(8, "0")} ${name}`;
  });
  await expect(`${pins.join("\n")}\n`).toMatchFileSnapshot("./golden.txt");
});
