import "#theme/fonts.css"
import "#theme/theme.css.ts"
import "#theme/reset.css.ts"
// Adds the matchers of the browser (toBeVisible, toHaveFocus, ...) to `expect`.
import type {} from "vitest/browser"
import { cleanup } from "@testing-library/react"
import { afterEach, beforeAll } from "vitest"
import { dismissToast } from "#ui/toast.tsx"
import { resetNetwork, startNetwork } from "./network.ts"

beforeAll(async () => {
  await startNetwork()
})

afterEach(() => {
  cleanup()
  dismissToast()
  localStorage.clear()
  sessionStorage.clear()
  const unanswered = resetNetwork()
  if (unanswered.length > 0) throw new Error(`The test gave no answer for: ${unanswered.join(", ")}`)
})
