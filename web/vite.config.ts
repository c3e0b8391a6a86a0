import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const SERVER = "127.0.0.1:8000"; // of `npm run dev`: start `make play` beside it

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
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
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
