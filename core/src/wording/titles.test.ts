import { describe, expect, test } from "vitest"
import type { Aspect, Shared } from "#reading/asks.ts"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { Told } from "#trend/trends.ts"
import { subjectOf, type Subject } from "#vocabulary/subjects.ts"
import { facetsOf } from "./facets.ts"
import { firmBeside } from "./firm.ts"
import { isOccasion } from "./occasion.ts"
import { sortOf } from "./sorts.ts"
import { headingOf } from "./titles.ts"
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
  readonly asks?: Aspect | null
  readonly puts?: Aspect | null
}

const headed = (
  subject: Subject,
  { titles, shares = null, tells = "subject", week = 7, asks = null, puts = null }: Given,
) => {
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
  const carried = (aspect: Aspect | null) => (aspect === null ? null : { aspect, posts: told.length })
  return headingOf({
    trend,
    named: subject,
    companions: [],
    facets: facetsOf(subject, subject.concept, told, firmBeside(subject, told).inTitle),
    asks: carried(asks),
    puts: carried(puts),
    asksTwo: twoQuestionsOf(told, { concept: subject.concept, subject }, sortOf(subject)),
    isOccasion: isOccasion(subject, told),
    week,
    usedShapes: new Set(),
  })
}

const titled = (subject: Subject, given: Given): string => headed(subject, given).title

const lentils = [
  "Lentils with feta",
  "Lentils and beets, warm",
  "Beets on lentils",
  "Lentils over feta and walnuts",
  "Walnuts and my lentils",
]

describe("a title of what is eaten", () => {
  test("counts the posts that make it, and none that leave it out or are made by others", () => {
    const titles = [
      "Rice, beans, ten minutes",
      "Eggs on rice",
      "Rice in one pot",
      "Cauliflower instead of rice",
    ]
    expect(headed(listed("rice"), { titles, shares: "cook", tells: "question" }).sharing).toBe(3)
    const chili = ["Green chili", "Chili for four", "Chili's has a sirloin now"]
    expect(headed(listed("chili"), { titles: chili, shares: "cook", tells: "question" }).sharing).toBe(2)
  })

  test("names what half of the posts put beside it, in their words for food alone", () => {
    const title = titled(listed("lentil"), { titles: lentils, shares: "cook" })
    expect(title).toMatch(/lentils/i)
    expect(title).toMatch(/beets|walnuts/)
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

  test("over posts that share nothing it is the bare name, and says that it states no question", () => {
    const shoulders: Subject = { concept: "shoulder", name: "shoulders", kind: "body", listed: false }
    const given = { titles: ["A day", "My week", "Today"] }
    for (const tells of ["subject", "word"] as const) {
      expect(headed(term("zorvaline"), { ...given, tells })).toEqual({ title: "Zorvaline", sharing: null })
      expect(headed(shoulders, { ...given, tells })).toEqual({ title: "Shoulders", sharing: null })
      expect(headed(term("Mother's Day"), { ...given, tells })).toEqual({
        title: "Mother's Day",
        sharing: null,
      })
    }
  })

  test.each(["experience", "normal", "progress", "start"] as const)(
    "what all posts touch (%s) is their question only where half of them put it",
    (aspect) => {
      const titles = ["Running this morning", "My first year of running", "Running again"]
      const touched = headed(listed("run"), { titles, shares: aspect, tells: "question" })
      expect(touched).toEqual({ title: "Running", sharing: null })
      const put = headed(listed("creatin"), { titles, shares: aspect, tells: "question", puts: aspect })
      expect(put).toMatchObject({ sharing: titles.length, title: expect.stringMatching(/creatine.*\?$/i) })
    },
  )

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
    const titles = ["When do I see a doctor about depression?", "Depression: should I ask my doctor?"]
    const told = each(listed("depress"), { titles, shares: "umbrella", asks: "doctor" })
    for (const title of told) expect(title).toMatch(/doctor/)
  })

  test("over posts that have no more in common than their diet it asks nothing", () => {
    const titles = [
      "Paleo, day three",
      "Cheated on paleo",
      "Paleo and my mother",
      "Is paleo for me?",
      "Paleo!",
    ]
    for (const title of each(listed("paleo"), { titles, shares: "umbrella", tells: "question" }))
      expect(title).toBe("Paleo")
  })

  test("what is done is asked about as something done", () => {
    const titles = ["Gym today", "The gym and me", "Gym at last", "A new gym", "My gym, week two"]
    for (const title of each(listed("gym"), { titles, shares: "umbrella", tells: "question" }))
      expect(title).not.toMatch(/your going|at going/)
  })

  test("it asks no two things that one post each asks", () => {
    const titles = [
      "Is creatine safe for the kidneys?",
      "When should I take creatine?",
      "Creatine came today",
    ]
    expect(titled(listed("creatin"), { titles })).not.toMatch(/when do you|how safe/)
  })

  test("of a grave illness it does not ask for tips", () => {
    const titles = ["My treatment for breast cancer", "Breast cancer: what helped", "Help with breast cancer"]
    const name = { title: "Breast cancer", sharing: null }
    for (const shares of ["treatment", "umbrella"] as const)
      expect(headed(term("Breast cancer"), { titles, shares, tells: "question" })).toEqual(name)
    expect(headed(term("Breast cancer"), { titles, puts: "treatment" })).toEqual(name)
  })

  test("nobody is asked what he cooks while fasting", () => {
    const titles = ["Recipes for after fasting?", "What can I eat when fasting?", "Fasting dinner"]
    for (const given of [{ shares: "cook", tells: "question" }, { puts: "cook" }] as const)
      expect(headed(listed("fast"), { titles, ...given })).toEqual({ title: "Fasting", sharing: null })
  })

  test("of food nobody asks whether it keeps one full", () => {
    for (const shares of ["cook", null] as const)
      for (const title of each(listed("lentil"), { titles: lentils, shares }))
        expect(title).not.toMatch(/keeps you full|fills/)
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
