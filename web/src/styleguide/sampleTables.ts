// The sample tables of the games' folders (`samples.ts`, optional).

import type { GameSchema, Scene } from "../protocol";

interface Samples {
  samples(): { id: string; scene: Scene }[];
  /** the game as the server would send it, as far as the samples need it */
  shape(): GameSchema;
}
export interface SampleTable {
  game: string;
  id: string;
  scene: Scene;
  shape: GameSchema;
}

export const sampleTables = (): SampleTable[] =>
  Object.values(import.meta.glob<Samples>("../games/*/samples.ts", { eager: true })).flatMap((one) =>
    one.samples().map(({ id, scene }) => ({ game: scene.table.game, id, scene, shape: one.shape() })),
  );
