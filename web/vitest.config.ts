import { defineConfig } from "vitest/config"

/** Tests of plain functions, in Node. Screens are tested in a browser: vitest.screen.config.ts. */
export default defineConfig({
  test: { name: "web", include: ["src/**/*.test.ts", "*.test.ts"] },
})
