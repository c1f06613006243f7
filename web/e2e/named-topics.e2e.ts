import { expect } from "@playwright/test"
import { test } from "./guarded.ts"
import { signUp } from "./person.ts"

test("by keyboard: from a name in the second list to its posts and to a script that carries it", async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ reducedMotion: "reduce" })
  const page = await context.newPage()
  await signUp(page)
  await page.goto("/app?show=all")
  const shelf = page.getByRole("region", { name: "Named more than usual" })
  const name = shelf.locator("a[data-topic]").first()
  const title = (await name.textContent()) ?? ""
  expect(title).not.toMatch(/\?$/)
  // Through the cards to the first row of the names, as somebody without a mouse goes.
  for (
    let step = 0;
    step < 20 && !(await name.evaluate((link) => link === document.activeElement));
    step += 1
  )
    await page.keyboard.press("j")
  await expect(name).toBeFocused()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("heading", { name: title, exact: true })).toBeVisible()
  await expect(dialog.getByText(/^No question that half of these posts share\. Read some/)).toBeVisible()
  await expect(dialog.getByText("What people ask, in our words")).toBeVisible()
  await page.keyboard.press("s")
  await expect(page).toHaveURL(/\/script-generator\//)
  await page
    .getByRole("button", { name: /^Generate Script/ })
    .first()
    .press("Enter")
  await expect(page.getByRole("heading", { name: /^Your script:/ })).toContainText(title)
  await context.close()
})
