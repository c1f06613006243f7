import { describe, expect, test } from "vitest"
import type { Aspect, Shared } from "#reading/asks.ts"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { UserIntent } from "#topic/topic.ts"
import type { Told } from "#trend/trends.ts"
import { subjectOf, type Subject } from "#vocabulary/subjects.ts"
import { facetsOf } from "./facets.ts"
import { isOccasion } from "./occasion.ts"
import { sortOf } from "./sorts.ts"
import { titleOf } from "./titles.ts"
import { twoQuestionsOf } from "./two-questions.ts"

const posts = (...titles: ReadonlyArray<string>) =>
  readPosts(titles.map((title, i) => aPost({ id: `post-${i}`, community: "mealprep", title })))

const listed = (concept: string): Subject => {
  const subject = subjectOf(concept, null, new Float64Array(64))
  if (subject === null) throw new Error(`${concept} is no subject`)
  return subject
}
const term = (name: string): Subject => ({
  concept: name.toLowerCase().replaceAll(" ", "_"),
  name,
  kind: "term",
  listed: false,
})

interface Given {
  readonly titles: ReadonlyArray<string>
  readonly shares?: Shared | null
  readonly tells?: Told["tells"]
  readonly week?: number
  readonly wants?: UserIntent | null
  readonly asks?: Aspect | null
  readonly puts?: Aspect | null
}

const titled = (
  subject: Subject,
  { titles, shares = null, tells = "subject", week = 7, wants = null, asks = null, puts = null }: Given,
): string => {
  const told = posts(...titles)
  const trend: Told = {
    concept: subject.concept,
    concepts: [subject.concept],
    subject,
    family: "known",
    posts: told,
    history: [],
    expected: 0.2,
    usual: 0.2,
    tail: 0.001,
    growth: 4,
    significant: false,
    limit: 0.0001,
    emerging: true,
    told,
    tells,
    shares,
  }
  return titleOf({
    trend,
    named: subject,
    companions: [],
    facets: facetsOf(subject, subject.concept, told),
    asks,
    puts,
    asksTwo: twoQuestionsOf(told, { concept: subject.concept, subject }, sortOf(subject)),
    wants,
    isOccasion: isOccasion(subject, told),
    week,
    usedShapes: new Set(),
  })
}

const lentils = [
  "Lentils with feta",
  "Lentils and beets, warm",
  "Beets on lentils",
  "Lentils over feta and walnuts",
  "My lentils",
]

describe("a title of what is eaten", () => {
  test("names what half of the posts put beside it, in their words for food alone", () => {
    const title = titled(listed("lentil"), { titles: lentils, shares: "cook" })
    expect(title).toMatch(/lentils/i)
    expect(title).toMatch(/feta|beets/)
    expect(title.endsWith("?")).toBe(true)
  })

  test("names nothing that only one of four posts holds", () => {
    const title = titled(listed("lentil"), {
      titles: ["Lentils with feta", "Lentils, plain", "Lentils on Monday", "My lentils"],
      shares: "cook",
    })
    expect(title).not.toMatch(/feta/)
  })

  test("is no longer than a card holds, however long the names are", () => {
    for (const week of [1, 2, 3, 4, 5, 6, 7])
      expect(titled(listed("lentil"), { titles: lentils, shares: "cook", week }).length).toBeLessThanOrEqual(
        70,
      )
  })
})

describe("a title promises no more than its posts say", () => {
  const weeks = [1, 2, 3, 4, 5]
  const each = (subject: Subject, given: Given) => weeks.map((week) => titled(subject, { ...given, week }))

  test("of a word of no list that they only name it says that they do", () => {
    for (const title of each(term("zorvaline"), { titles: ["A day", "My week"], tells: "word" }))
      expect(title).toMatch(/“zorvaline”.*\?$/)
  })

  test("of a part of the body that they only name it asks what is done for it", () => {
    const shoulders: Subject = { concept: "shoulder", name: "shoulders", kind: "body", listed: false }
    for (const title of each(shoulders, { titles: ["My shoulders", "Shoulders today"], tells: "word" }))
      expect(title).toMatch(/^(?:What|How) (?:do you|is good).* your shoulders\?$/)
  })

  test("of a name of no list it does not say that one takes or tries it", () => {
    for (const title of each(term("Marlo Quenby"), { titles: ["Marlo Quenby again", "On Marlo Quenby"] }))
      expect(title).not.toMatch(/tr(?:y|ied)|takes?|needs?|\bit\b/)
  })

  test("it asks the two things that half of the posts ask between them", () => {
    const titles = [
      "Is creatine safe for the kidneys?",
      "When should I take creatine?",
      "How safe is creatine?",
      "When do you take your creatine?",
      "Creatine came today",
      "My shelf of creatine",
    ]
    expect(titled(listed("creatin"), { titles })).toBe("Creatine: when do you take it, and how safe is it?")
  })

  test("it asks what half of its posts put, rather than what they share more widely", () => {
    const titles = ["Telling my boss I am depressed", "How do I tell my mother about my depression?"]
    const told = each(listed("depress"), { titles, shares: "umbrella", puts: "others" })
    for (const title of told) expect(title).toMatch(/^How do you talk about depression/)
  })

  test("under a wide question it asks the narrower one that half of its posts share", () => {
    const titles = ["Does anyone else feel numb with depression?", "Depression: is it normal to sleep a lot?"]
    const told = each(listed("depress"), { titles, shares: "umbrella", asks: "normal" })
    for (const title of told) expect(title).toMatch(/normal/)
  })

  test("it asks no two things that one post each asks", () => {
    const titles = [
      "Is creatine safe for the kidneys?",
      "When should I take creatine?",
      "Creatine came today",
    ]
    expect(titled(listed("creatin"), { titles })).not.toMatch(/when do you|how safe/)
  })

  test("of a diet it speaks as people live by it", () => {
    const titles = ["A year of keto", "My keto", "Keto and me"]
    const told = each(listed("keto"), { titles, wants: "personal_story" })
    expect(told).toContain("What is life like on keto?")
    const vegan = each(listed("vegan"), {
      titles: ["Vegan at last", "A vegan year"],
      wants: "personal_story",
    })
    expect(vegan).toContain("What is life like when you eat vegan?")
  })

  test("of food nobody asks whether it keeps one full", () => {
    for (const shares of ["cook", null] as const)
      for (const title of each(listed("lentil"), { titles: lentils, shares }))
        expect(title).not.toMatch(/keeps you full|fills/)
  })

  test("of stories it claims no success", () => {
    for (const week of weeks)
      expect(
        titled(listed("diabet"), {
          titles: ["My diabetes", "Diabetes and me"],
          wants: "personal_story",
          week,
        }),
      ).not.toMatch(/success|better|works?\b|helps?\b/)
  })
})

describe("what posts name beside a subject", () => {
  const names = (...titles: ReadonlyArray<string>) =>
    facetsOf(listed("lentil"), "lentil", posts(...titles)).map(({ group, names: own }) => [group, ...own])

  test("is grouped: food that stands beside it apart from dishes made of it", () => {
    expect(
      names("Lentils with kale", "Lentil soup", "Lentils, kale and leeks", "A curry of lentils"),
    ).toEqual(expect.arrayContaining([expect.arrayContaining(["dish"])]))
  })

  test("counts where the subject is named alone", () => {
    expect(names("Feta on toast", "Walnuts for a snack")).toEqual([])
  })
})

describe("a day that people get ready for", () => {
  const titles = [
    "Leftovers for Thanksgiving?",
    "Thanksgiving day without a nap",
    "Running on Thanksgiving",
    "Plans",
  ]

  test("is known by the words before it, and a new product is not", () => {
    expect(isOccasion(term("Thanksgiving"), posts(...titles))).toBe(true)
    expect(isOccasion(term("Zepbound"), posts("Zepbound and hair", "My first Zepbound", "Zepbound"))).toBe(
      false,
    )
    expect(isOccasion(listed("lentil"), posts(...titles))).toBe(false)
  })

  test("is asked about as a day", () => {
    expect(titled(term("Thanksgiving"), { titles })).not.toMatch(/what is|who needs/i)
  })
})
