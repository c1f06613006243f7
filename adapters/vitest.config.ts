import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    name: "adapters",
    include: ["src/**/*.test.ts"],
    // What measures how long one thread answers nobody does so alone: vitest.loop.config.ts.
    exclude: ["src/**/*.loop.test.ts"],
    // Every file has a database and servers of its own, and no module keeps anything between them: the modules, which are
    // two fifths of the time where each file reads them anew, are read once for all files of a worker.
    isolate: false,
    // They wait for a database and for other processes more than they work: one for each core, after the tests that only
    // work, so that no screen is looked at meanwhile.
    maxWorkers: "100%",
    sequence: { groupOrder: 1 },
    // Two cores may be shared with a database and other processes.
    testTimeout: 90_000,
    // A busy machine answers late, and what is awaited is waited for.
    expect: { poll: { timeout: 15_000 } },
    // They meet a database and other processes; `npm test` names what passed only at its second try.
    retry: 1,
    hookTimeout: 60_000,
    globalSetup: ["src/testing/database-server.ts"],
  },
})
