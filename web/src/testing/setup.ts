import "#theme/fonts.css"
import "#theme/theme.css.ts"
import "#theme/reset.css.ts"
// Adds the matchers of the browser (toBeVisible, toHaveFocus, ...) to `expect`.
import type {} from "vitest/browser"
import { cleanup, configure } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach } from "vitest"
import { dismissToast } from "#ui/toast.tsx"
import { resetNetwork, startNetwork } from "./network.ts"
import { closeClients } from "./open-clients.ts"

// Parts of a screen are fetched when they are needed, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 })

beforeAll(async () => {
  await startNetwork()
})

// What the screen before asked on its way out is not asked by this test.
beforeEach(() => void resetNetwork())

afterEach(async () => {
  cleanup()
  await closeClients()
  dismissToast()
  localStorage.clear()
  sessionStorage.clear()
  const unanswered = resetNetwork()
  if (unanswered.length > 0) throw new Error(`The test gave no answer for: ${unanswered.join(", ")}`)
})
