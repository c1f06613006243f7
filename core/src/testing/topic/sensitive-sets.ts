import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { sensitiveIn } from "#reading/sensitive.ts"

const linesOf = (name: string): ReadonlyArray<string> =>
  readFileSync(fileURLToPath(new URL(`../../../../fixtures/topics/${name}`, import.meta.url)), "utf8")
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("# "))

const isWithheld = (title: string): boolean => sensitiveIn(title, "") !== null

/** Share of the labelled ordinary posts that are withheld all the same. */
export const ordinaryFlagged = (): number => {
  const posts = linesOf("ordinary.txt")
  return posts.filter(isWithheld).length / posts.length
}

/** How many of the labelled posts that must be withheld are not. */
export const withheldMissed = (): number =>
  linesOf("withheld.txt").filter((title) => !isWithheld(title)).length
