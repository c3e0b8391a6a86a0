import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = "127.0.0.1:8000"; // of `npm run dev`: start `make play` beside it

/** Beside each text of the page the same packed as small as it gets: the server gives it to whoever takes it. */
function smaller(): Plugin {
  return {
    name: "smaller",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf-8" }))
        if (/\.(js|css|html|svg|json)$/.test(name)) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
    },
  };
}

const TESTS = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".test.ts")).map((name) => `src/${name}`);
/** Tests that put something else in the place of a module or a global, or compare with what is in a file,
    whatever words other tests have loaded. Each has modules of its own; all
    others share theirs, because to load and draw everything anew for each file takes longer than the tests. */
const REPLACES = TESTS.filter((name) => /\bvi\.(mock|doMock|stubGlobal)\b|toMatchFileSnapshot/.test(readFileSync(name, "utf-8")));
const SHARES = TESTS.filter((name) => !REPLACES.includes(name));

export default defineConfig({
  plugins: [svelte(), svelteTesting(), smaller()],
  build: {
    target: "es2022",
    outDir: "../src/xenodeck/static",
    emptyOutDir: true,
    rolldownOptions: { checks: { pluginTimings: false } },
    assetsInlineLimit: 0, // everything is a file of its own: the page's policy allows nothing inline
  },
  // the server asks where a page comes from, so the proxy must not pretend to be another one
  server: {
    proxy: {
      "/api": { target: `http://${SERVER}`, changeOrigin: false },
      "/ws": { target: `ws://${SERVER}`, ws: true, changeOrigin: false },
    },
  },
  // no test is about time: a busy machine may take long to draw a shelf
  test: {
    environment: "happy-dom",
    testTimeout: 60_000,
    css: { include: [/\.css\?raw/] }, // as text, for the rules of the house
    projects: [
      { extends: true, test: { name: "shares", include: SHARES, isolate: false } },
      { extends: true, test: { name: "replaces", include: REPLACES } },
    ],
  },
});
