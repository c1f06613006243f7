import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    name: "adapters",
    include: ["src/**/*.test.ts"],
    // Two cores may be shared with a browser and a database.
    testTimeout: 30_000,
    // A busy machine answers late, and what is awaited is waited for.
    expect: { poll: { timeout: 15_000 } },
    // They meet a database and other processes; `npm test` names what passed only at its second try.
    retry: 1,
    hookTimeout: 60_000,
    globalSetup: ["src/testing/database-server.ts"],
  },
})
