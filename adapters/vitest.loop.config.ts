import { defineConfig } from "vitest/config"

/** Tests that measure how long a thread answers nobody: each in a process of its own, with nothing beside it. */
export default defineConfig({
  test: {
    name: "adapters' event loop",
    include: ["src/**/*.loop.test.ts"],
    maxWorkers: 1,
    sequence: { groupOrder: 3 },
    testTimeout: 30_000,
    retry: 1,
    hookTimeout: 60_000,
    globalSetup: ["src/testing/database-server.ts"],
  },
})
