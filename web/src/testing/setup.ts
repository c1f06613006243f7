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
configure({ asyncUtilTimeout: 25_000 })

beforeAll(async () => {
  await startNetwork()
})

// What the screen before asked on its way out is not asked by this test.
beforeEach(() => void resetNetwork())

afterEach(async () => {
  const twice = idsTwice()
  cleanup()
  await closeClients()
  dismissToast()
  localStorage.clear()
  sessionStorage.clear()
  const unanswered = resetNetwork()
  if (twice.length > 0) throw new Error(`Two elements of the screen have the id ${twice.join(", ")}`)
  if (unanswered.length > 0) throw new Error(`The test gave no answer for: ${unanswered.join(", ")}`)
})

/** What names or describes by such an id may do so by the other element; not of two screens that one test shows. */
const idsTwice = () => {
  if (document.querySelectorAll("#main").length > 1) return []
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id)
  return ids.filter((id, at) => ids.indexOf(id) !== at)
}
