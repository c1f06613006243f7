import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    name: "cli",
    include: ["{src,bootstrap}/**/*.test.ts"],
    // They wait for a database and for other processes more than they work: one for each core, after the tests that only
    // work, so that no screen is looked at meanwhile.
    maxWorkers: "100%",
    sequence: { groupOrder: 2 },
    // Two cores may be shared with a database and other processes.
    testTimeout: 30_000,
    // A busy machine answers late, and what is awaited is waited for.
    expect: { poll: { timeout: 15_000 } },
    // They meet a database and other processes; `npm test` names what passed only at its second try.
    retry: 1,
    hookTimeout: 60_000,
    globalSetup: ["../adapters/src/testing/database-server.ts"],
  },
})
