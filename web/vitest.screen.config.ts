import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"
import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { chromium } from "./e2e/chromium.ts"

/** Tests of screens and components, in a real browser. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // Found while running, they would reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      "react",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "@vanilla-extract/recipes/createRuntimeFn",
    ],
  },
  test: {
    name: "screen",
    include: ["src/**/*.test.tsx"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium() }),
      instances: [{ browser: "chromium" }],
    },
  },
})
