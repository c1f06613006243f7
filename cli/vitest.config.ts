import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    name: "cli",
    include: ["{src,bootstrap}/**/*.test.ts"],
    globalSetup: ["../adapters/src/testing/database-server.ts"],
  },
})
