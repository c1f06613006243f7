import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { userEvent as keyboard } from "vitest/browser"
import { scripts } from "#testing/answers.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt, topics } from "#testing/topic-answers.ts"

const standing = async () => {
  const view = renderScreen("/app", {
    "GET /api/trending-topics": topics,
    "GET /api/trending-topics/{topicId}": topicAt(0),
    "GET /api/user/scripts": scripts,
  })
  const link = await screen.findByRole("link", { name: topicAt(0).title })
  link.focus()
  return view
}

test("g s goes to the history, also where s alone does something else", async () => {
  const { router } = await standing()
  await keyboard.keyboard("gs")
  await waitFor(() => expect(router.state.location.pathname).toBe("/my-scripts"))
})

test("s alone goes to the script of the card that has the focus", async () => {
  const { router } = await standing()
  await keyboard.keyboard("s")
  await waitFor(() => expect(router.state.location.pathname).toBe("/script-generator/topic-1"))
})

test("after a sequence that nobody knows, keys work by themselves again", async () => {
  const { router } = await standing()
  await keyboard.keyboard("gjs")
  await waitFor(() => expect(router.state.location.pathname).toBe("/script-generator/topic-1"))
})
