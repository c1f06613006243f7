import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    name: "core",
    include: ["src/**/*.test.ts"],
    testTimeout: 30_000,
    // The core keeps nothing that a test could leave behind, so its lexicon is read once for all files of a worker.
    isolate: false,
  },
})
