import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Page } from "@playwright/test"

const folder = fileURLToPath(new URL(".screens", import.meta.url))

/** `ROUNDS_PICTURES=1` keeps a picture of every state in `web/e2e/.screens`, to be looked at; no test needs one. */
const areWanted = process.env["ROUNDS_PICTURES"] === "1"

/** Keeps a picture of what the window shows, or of the whole page. */
export const picture = async (page: Page, name: string, fullPage = false): Promise<void> => {
  if (areWanted)
    await page.screenshot({ path: join(folder, `${name.replaceAll(/\W+/g, "-")}.png`), fullPage })
}
