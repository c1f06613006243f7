import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { sensitiveInLanguage } from "./in-language.ts"
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

/** The lines of a labelled set, each with the kind that stands over it. */
const labelledIn = (name: string): ReadonlyArray<{ readonly kind: string; readonly said: string }> => {
  let kind = ""
  return linesOf(name).flatMap((said) => {
    if (!said.startsWith("# ")) return [{ kind, said }]
    kind = said.slice(2)
    return []
  })
}

describe.each([
  { language: "English", folder: "", reasonOf: (said: string) => sensitiveIn(said, "") },
  {
    language: "Turkish",
    folder: "turkish/",
    reasonOf: (said: string) => sensitiveInLanguage(said, "", "turkish"),
  },
])("in $language", ({ folder, reasonOf }) => {
  test("a body far too light, a medicine taken for the feeling and a broken neck are withheld", () => {
    const withheld = labelledIn(`${folder}withheld-bodies.txt`)
    expect(withheld.length).toBeGreaterThanOrEqual(70)
    expect(withheld.filter(({ said }) => reasonOf(said) === null)).toEqual([])
    const named = withheld.filter(({ kind, said }) => reasonOf(said) === kind)
    expect(named.length / withheld.length).toBeGreaterThanOrEqual(0.97)
  })

  test("and what stands beside them is not: weights that are lifted or lost, doses of a doctor", () => {
    const ordinary = labelledIn(`${folder}ordinary-bodies.txt`)
    expect(ordinary.length).toBeGreaterThanOrEqual(40)
    expect(ordinary.filter(({ said }) => reasonOf(said) !== null)).toEqual([])
  })
})

describe("an age", () => {
  test.each([
    "Is creatine safe at 15 years old?",
    "How much should I weigh at 14 years old?",
    "Is 1200 calories enough at 14yo?",
    "Scared at 15 yo that I eat too little",
    "What do I need at 15 years old?",
    "Tired at 16 years old, which vitamins?",
    "I get tired at around 16 years old, is that normal?",
    "I was wondering about creatine at 15 years old",
    "I needed help with my diet at 16 years old",
    "I wanted advice about keto at 15yo",
    "I was told that I'm too heavy at 14 years old",
  ])("told of now is a minor's: %s", (title) => {
    expect(sensitiveIn(title, "")).toBe("minor")
  })

  test.each([
    "I was diagnosed at 14 years old",
    "Vegetarian since 13 years old",
    "I started lifting at 15 years old and now I'm 40",
    "My coach tore his knee at 16 yo",
    "Diagnosed with celiac at 12 years old, now 35",
    "I had my first migraine at about 13 years old",
  ])("told of the past is ordinary: %s", (title) => {
    expect(sensitiveIn(title, "")).toBeNull()
  })
})

describe("a figure of speech excuses nobody who means it", () => {
  test.each([
    ["I'm not ok. I'm thinking I'm going to die tonight", "self_harm"],
    ["Scared I'm going to die tonight and I don't care", "self_harm"],
    ["I am thinking I am going to die", "self_harm"],
    ["Feels like running but I can't breathe and chest hurts", "emergency"],
    ["Was running, can't breathe, my chest is tight", "emergency"],
    ["My chest hurts a lot and I can't breathe", "emergency"],
  ])("%s", (title, kind) => {
    expect(sensitiveIn(title, "")).toBe(kind)
  })

  test.each([
    "Burpees and I thought I was going to die",
    "Panic attacks: always thinking I'm going to die",
    "I started running, can't breathe after a minute",
    "Chest day tomorrow, which bench?",
  ])("%s is ordinary", (title) => {
    expect(sensitiveIn(title, "")).toBeNull()
  })
})

describe("a drug in a title", () => {
  test.each([
    "Best rolling papers for weed",
    "My friend Bill gave me shrooms",
    "Took 3 tabs of lsd and wrote a journal",
    "Weed and the ban hammer",
    "Bill on weed all day",
    "Weed papers and filters",
    "Journal: my first week of shrooms",
    "How I foot the bill for my weed",
    "Banned from the gym, smoked weed",
  ])("is sought: %s", (title) => {
    expect(sensitiveIn(title, "")).toBe("drug_seeking")
  })

  test.each([
    "New paper on psilocybin and depression",
    "Paper in Nature about ketamine",
    "Two papers on cannabis and sleep",
    "Journal of Pain: cannabis did not help",
    "Senate passes a bill on cannabis",
    "A bill to reschedule marijuana",
    "Cannabis banned by the athletics federation",
    "Weed banned in three more states",
    "Kratom ban in Ohio",
  ])("is only reported on: %s", (title) => {
    expect(sensitiveIn(title, "")).toBeNull()
  })
})
