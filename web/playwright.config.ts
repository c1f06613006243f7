import { defineConfig } from "@playwright/test"
import { chromium } from "./e2e/chromium.ts"

/** Set by the global set-up; known to the workers, which read this file again. */
const served = process.env["ROUNDS_URL"]

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./e2e/server.ts",
  workers: 2,
  // A busy machine may lose a journey once; `npm test` names what passed only at its second try.
  retries: 1,
  timeout: 60_000,
  // Generous: two cores may be busy with other tests.
  expect: { timeout: 15_000 },
  outputDir: "test-results",
  reporter: "list",
  use: {
    ...(served === undefined ? {} : { baseURL: served }),
    launchOptions: chromium(),
    // Of a second try alone: keeping one of every journey costs each more than a second.
    trace: "on-first-retry",
  },
})
