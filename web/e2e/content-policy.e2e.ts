import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect } from "@playwright/test"
import { refusedBy, test } from "./guarded.ts"
import { newAddress, signUp } from "./person.ts"

test("a style that does not carry the page's own word is refused, and so is one in an attribute", async ({
  page,
  browser,
}) => {
  await page.goto("/")
  await page.evaluate(() => {
    const style = document.createElement("style")
    style.textContent = "h1 { color: rgb(1, 2, 3) }"
    document.head.append(style)
    document.body.insertAdjacentHTML("beforeend", `<h1 style="color: rgb(4, 5, 6)">Injected</h1>`)
  })
  const colour = await page
    .getByRole("heading", { name: "Injected" })
    .evaluate((heading) => getComputedStyle(heading).color)
  expect(["rgb(1, 2, 3)", "rgb(4, 5, 6)"]).not.toContain(colour)
  await expect.poll(() => refusedBy(browser).length).toBe(2)
  const [element, attribute] = refusedBy(browser).splice(0)
  expect(element).toContain("/: style-src-elem inline")
  expect(attribute).toContain("/: style-src-attr inline")
})

test("the page behind a window stands still: the window's own style is let in", async ({ page }) => {
  await signUp(page)
  await page.getByRole("button", { name: "See the formulas" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await expect(page.locator("body")).toHaveCSS("overflow-y", "hidden")
  await page.keyboard.press("Escape")
  await expect(page.locator("body")).not.toHaveCSS("overflow-y", "hidden")
})

test("a letter is shown with its own style, as mail programs want it", async ({ browser, baseURL }) => {
  const email = newAddress()
  const context = await browser.newContext()
  const page = await context.newPage()
  const refusals: string[] = []
  // In the letter no script runs, so that only the console tells.
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refusals.push(message.text())
  })
  await page.request.post("/identity/sign-up/email", {
    data: { name: "Elif", email, password: "a long enough secret" },
    headers: { origin: baseURL ?? "" },
  })
  await expect(async () => {
    await page.goto("/mail")
    await page.getByRole("listitem").filter({ hasText: email }).getByRole("link").click({ timeout: 1000 })
  }).toPass()
  await expect(page.locator("body")).toHaveCSS("max-width", "672px")
  const button = page.frameLocator("iframe").getByRole("link").first()
  await expect(button).toHaveCSS("background-color", "rgb(11, 107, 93)")
  expect(refusals).toEqual([])
  await context.close()
})

test("every journey is walked under this watch", () => {
  const folder = fileURLToPath(new URL(".", import.meta.url))
  const unwatched = readdirSync(folder)
    .filter((name) => name.endsWith(".e2e.ts"))
    .filter((name) =>
      /import \{[^}]*\btest\b[^}]*\} from "@playwright/.test(readFileSync(`${folder}${name}`, "utf8")),
    )
  expect(unwatched).toEqual([])
})
