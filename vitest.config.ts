import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    projects: [
      "core",
      "adapters",
      "adapters/vitest.loop.config.ts",
      "cli",
      "web/vitest.config.ts",
      "web/vitest.screen.config.ts",
      { test: { name: "fixtures", root: "fixtures", include: ["**/*.test.ts"] } },
    ],
  },
})
