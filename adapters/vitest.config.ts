import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    name: "adapters",
    include: ["src/**/*.test.ts"],
    // Two cores may be shared with a browser and a database.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ["src/testing/database-server.ts"],
  },
})
