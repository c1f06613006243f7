import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

const visitor = { "GET /api/user": problem(401, "NotSignedIn", "Sign in first.") }
const claim = "Turmeric cures cancer. I like tea."

const typed = async (text: string) => {
  const shown = renderScreen("/check", visitor)
  await shown.user.type(await screen.findByLabelText("Your text"), text)
  return shown
}

test("findings appear while one types; a mark leads to its finding and the focus with it", async () => {
  const { user } = await typed(claim)
  expect(await screen.findByText("“Turmeric cures cancer.”")).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Check text" }))
  await user.click(screen.getByRole("link", { name: "Finding 1" }))
  expect(document.activeElement?.id).toBe("finding-1")
})

test("a safer wording takes the sentence's place, and Undo brings it back", async () => {
  const { user } = await typed(claim)
  await user.click(screen.getByRole("button", { name: "Check text" }))
  const [use] = await screen.findAllByRole("button", { name: /Use this wording|Leave the sentence out/ })
  if (use === undefined) throw new Error("no way to mend it")
  await user.click(use)
  expect(screen.queryByText(/Turmeric cures cancer/)).toBeNull()
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(await screen.findByText("“Turmeric cures cancer.”")).toBeVisible()
})

test("a clean text is never called approved, and an empty one has nothing found", async () => {
  const { user } = renderScreen("/check", visitor)
  expect(await screen.findByText(/what is found stands here/)).toBeVisible()
  await user.type(screen.getByLabelText("Your text"), "I like tea.")
  expect(await screen.findByText(/No rule fired. That is not an approval/)).toBeVisible()
})

test("a text in a third language is said to be unread, and never passed as clean", async () => {
  const { user } = renderScreen("/check", visitor)
  await user.click(await screen.findByLabelText("Your text"))
  await user.paste("Deja la insulina y toma este jugo todas las mañanas.")
  expect(await screen.findByText(/Language unknown: this was not read/)).toBeVisible()
  expect(screen.queryByText(/No rule fired/)).toBeNull()
})

test("a text that is too long says by how much, and is not read", async () => {
  const { user } = renderScreen("/check", visitor)
  await user.click(await screen.findByLabelText("Your text"))
  await user.paste(`Turmeric cures cancer. ${"x".repeat(5000)}`)
  expect(await screen.findByText(/23 characters too many/)).toBeVisible()
  expect(screen.queryByText("“Turmeric cures cancer.”")).toBeNull()
})

test("a text in the other language is pointed out, and read by its rules when asked", async () => {
  const { user } = renderScreen("/check", visitor)
  await user.click(await screen.findByLabelText("Your text"))
  await user.paste("Bu çay çok güzel ve her gün bir bardak içmek için iyi.")
  await user.click(await screen.findByRole("button", { name: "Check it as Turkish" }))
  const group = screen.getByRole("group", { name: "Language of the text" })
  expect(within(group).getByRole("radio", { name: "Turkish" })).toBeChecked()
})

test("what no rule knows is marked by what was learned, once that is there", async () => {
  const { user } = renderScreen("/check", visitor)
  await user.click(await screen.findByLabelText("Your text"))
  await user.paste("Nettle tea wipes out psoriasis for good, every single time.")
  expect(
    await screen.findByText("“Nettle tea wipes out psoriasis for good, every single time.”"),
  ).toBeVisible()
})

test("the page begins with the language and the country of its reader", async () => {
  renderScreen("/check", visitor)
  const group = await screen.findByRole("group", { name: "Language of the text" })
  expect(within(group).getByRole("radio", { name: "English" })).toBeChecked()
  // These tests read as in Great Britain.
  expect(screen.getByRole("combobox", { name: "Where it will be seen" })).toHaveValue("UK")
})
