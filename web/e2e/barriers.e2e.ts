import { expect } from "@playwright/test"
import { barriersOf } from "./barriers.ts"
import { test } from "./guarded.ts"

// What looks for barriers everywhere else is shown some.
test("barriers are found, on the whole page or a part of it, by all rules or by some", async ({ page }) => {
  await page.setContent(`
    <html><title>Bad</title><body><main>
      <h1>Pale</h1><p id="pale" style="color: #aaa; background: #fff">Hardly to be read</p><img id="mute" src="data:,">
    </main></body></html>`)
  const found = async (look?: Parameters<typeof barriersOf>[1]) =>
    (await barriersOf(page, look)).map(({ id }) => id).toSorted()
  expect(await found()).toEqual(["color-contrast", "html-has-lang", "image-alt"])
  expect(await found({ within: "#mute" })).toContain("image-alt")
  expect(await found({ within: "#mute" })).not.toContain("color-contrast")
  expect(await found({ rules: ["color-contrast"] })).toEqual(["color-contrast"])
  expect((await barriersOf(page, { rules: ["image-alt"] }))[0]?.where[0]).toContain("mute")
})
