import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"
import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import { msw } from "msw/vite"
import { defineConfig } from "vitest/config"
import { help, texts } from "./content.ts"
import { chromium } from "./e2e/chromium.ts"

/** Tests of screens and components, in a real browser. */
export default defineConfig({
  plugins: [texts("english"), help("english"), react(), vanillaExtractPlugin(), msw({ mode: "worker-only" })],
  // Found while running, they would reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      "icu-minify/compile",
      "icu-minify/format",
      "react",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "react/jsx-runtime",
      // The rules of a plan, which answer for the server.
      "@rounds/core > effect/Schema",
      "@tanstack/react-query",
      "@tanstack/react-router",
      "@testing-library/dom",
      "@testing-library/react",
      "@testing-library/user-event",
      "@vanilla-extract/recipes/createRuntimeFn",
      "eventsource-parser",
      "lucide-react",
      "minisearch",
      "msw/browser",
      "msw/http",
      "radix-ui",
    ],
  },
  test: {
    name: "screen",
    // After everything else, so that nothing works beside them: a screen's parts are fetched while a test waits for them.
    sequence: { groupOrder: 4 },
    testTimeout: 90_000,
    // As in the browser journeys: named by `npm test` when it was needed.
    retry: 1,
    // As long as Testing Library waits: the machine may be busy.
    expect: { poll: { timeout: 25_000 } },
    setupFiles: ["src/testing/setup.ts"],
    include: ["src/**/*.test.tsx"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Dates are written as the viewer writes them: not as the machine of the tests does.
      provider: playwright({ launchOptions: chromium(), contextOptions: { locale: "en-GB" } }),
      instances: [{ browser: "chromium" }],
    },
  },
})
