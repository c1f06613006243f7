import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** Themes of a file of `fixtures/topics`: behind each name, which stands after a number sign, the titles of its posts. */
export const plantedThemes = (
  file: string,
): ReadonlyArray<readonly [name: string, titles: ReadonlyArray<string>]> =>
  readFileSync(fileURLToPath(new URL(`../../../../fixtures/topics/${file}`, import.meta.url)), "utf8")
    .split(/^# /mu)
    .slice(1)
    .map((block) => {
      const [name = "", ...titles] = block.trim().split("\n")
      return [name, titles]
    })
