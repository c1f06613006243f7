import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { sensitiveIn } from "./sensitive.ts"

const linesOf = (name: string): ReadonlyArray<string> =>
  readFileSync(fileURLToPath(new URL(`../../../fixtures/topics/${name}`, import.meta.url)), "utf8")
    .trim()
    .split("\n")

describe("posts are judged by phrases and their sense", () => {
  test("at most one ordinary post in a hundred is withheld", () => {
    const ordinary = linesOf("ordinary.txt")
    expect(ordinary.length).toBeGreaterThanOrEqual(300)
    const flagged = ordinary.flatMap((title) => {
      const reason = sensitiveIn(title, "")
      return reason === null ? [] : [`${reason}: ${title}`]
    })
    expect(flagged.slice(Math.floor(ordinary.length / 100))).toEqual([])
  })

  test("every crisis, emergency, minor and drug-seeking post is withheld", () => {
    let kind = ""
    const labelled = linesOf("withheld.txt").flatMap((line) => {
      if (!line.startsWith("# ")) return [{ kind, title: line }]
      kind = line.slice(2)
      return []
    })
    expect(labelled.length).toBeGreaterThanOrEqual(300)
    expect(labelled.filter(({ title }) => sensitiveIn(title, "") === null)).toEqual([])
    const named = labelled.filter((post) => sensitiveIn(post.title, "") === post.kind)
    expect(named.length / labelled.length).toBeGreaterThanOrEqual(0.97)
  })

  test("what the body says counts as what the title says", () => {
    expect(sensitiveIn("Hard week", "I want to kill myself")).toBe("self_harm")
    expect(
      sensitiveIn("Which rehab exercises?", "My dad had a stroke in spring and can lift his arm."),
    ).toBeNull()
  })
})
