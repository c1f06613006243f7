import { describe, expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { Head } from "#topic/telling.ts"
import type { UserIntent } from "#topic/topic.ts"
import { subjectOf, type SubjectKind } from "#vocabulary/subjects.ts"
import { askedIn, aspectsOf } from "./aspects.ts"
import { focusOf } from "./focus.ts"
import { isPlural, sentenceOf } from "./grammar.ts"
import { headings, isAskable } from "./headings.ts"
import { intentAnglesOf } from "./intent-phrases.ts"
import { pairHeadingsOf } from "./pair-titles.ts"
import { paraphrasesOf } from "./paraphrase.ts"
import { anglesOf, doingOf } from "./phrases.ts"
import { isShared } from "./question.ts"
import { sortOf, sorts, type Sort } from "./sorts.ts"

const headOf = (concept: string): Head => {
  const subject = subjectOf(concept, null, new Float64Array(64))
  if (subject === null) throw new Error(`${concept} is no subject`)
  return { concept, subject }
}
const posts = (...titles: ReadonlyArray<string | readonly [title: string, body: string]>) =>
  readPosts(
    titles.map((given, i) => {
      const [title = "", body = ""] = typeof given === "string" ? [given] : given
      return aPost({ id: `post-${i}`, title, body })
    }),
  )
const focused = (concept: string, ...titles: ReadonlyArray<string>): string =>
  focusOf(headOf(concept), posts(...titles)).name

describe("the subject of a title", () => {
  test("is the narrower thing that most posts mean", () => {
    expect(
      focused(
        "creatin",
        "Which creatine gummies pass a lab test?",
        "Are creatine gummies just sweets?",
        "Money spent on creatine gummies",
        "Should I throw my creatine gummies away?",
        "Creatine before or after training?",
      ),
    ).toBe("creatine gummies")
  })

  test("is not made of a verb that follows it", () => {
    expect(
      focused(
        "creatin",
        "My creatine works now",
        "His creatine works too",
        "Her creatine works at night",
        "Your creatine works, mine is old",
      ),
    ).toBe("creatine")
  })

  test("stays as it is when few posts mean the narrower thing", () => {
    expect(
      focused("creatin", "Which creatine gummies pass?", "Creatine and coffee?", "Creatine for runners?"),
    ).toBe("creatine")
  })

  test("is not made of who has it", () => {
    const titles = [
      "My autistic person wants to drive",
      "An autistic person at work",
      "Talking to an autistic person",
    ]
    expect(focused("autist", ...titles, "How an autistic person sees it")).toBe("autism")
  })

  test("keeps our own name for it", () => {
    const titles = ["Is garlic fine on low FODMAP?", "Low FODMAP: a few questions", "Bread on low FODMAP?"]
    expect(focused("fodmap", ...titles, "Low FODMAP for a runner?")).toBe("low-FODMAP eating")
  })
})

describe("what people ask", () => {
  const fibre = headOf("fiber")

  test("is read where a post speaks about the subject, not anywhere in it", () => {
    const [post] = posts([
      "Fiber and coffee",
      "My knee hurts. When should I train? I bake a lot. Is it too much fiber?",
    ])
    const [passing] = posts(["Muscle soreness at night", "When should I sleep? I like fiber."])
    expect(post === undefined ? [] : aspectsOf(post, fibre)).toEqual(["amount", "timing"])
    expect(passing === undefined ? [] : aspectsOf(passing, fibre)).toEqual([])
  })

  test("comes in the order of how many ask it, titles first", () => {
    const asked = askedIn(
      posts("Is fiber safe?", "Fiber side effects", ["Fiber", "Which fiber is best?"]),
      fibre,
    )
    expect(asked).toEqual([
      { aspect: "safety", posts: 2 },
      { aspect: "choice", posts: 1 },
    ])
  })

  test("is one question in whatever words it is put", () => {
    const foods = headOf("onion")
    const dishes = posts(
      "Onion soup from yesterday's bones",
      "[Recipe] Tart with an onion and two eggs",
      "What should I bake with a bag of onions?",
      "Onions and my landlord",
    )
    expect(askedIn(dishes, foods)[0]).toEqual({ aspect: "cook", posts: 3 })
    const worries = posts("Fiber: my doctor warned me", "Is fiber okay to take?", "Worried about fiber")
    expect(askedIn(worries, fibre)[0]).toEqual({ aspect: "safety", posts: 3 })
  })

  test("is not told from a sentence that only tells", () => {
    const told = posts(["Fiber at my house", "I read a study on fiber. My doctor has a recipe with fiber."])
    expect(told.map((post) => aspectsOf(post, fibre))).toEqual([[]])
  })

  test("is left out where it makes no sense for the subject", () => {
    expect(isAskable("pain", "eaten")).toBe(false)
    expect(isAskable("pain", "trained")).toBe(true)
    expect(isAskable("stop", "ill")).toBe(false)
  })
})

describe("a shared question", () => {
  test("is one of half of the posts, and of two", () => {
    expect([1, 2, 4, 5].map((count) => isShared({ posts: count }, 9))).toEqual([false, false, false, true])
    expect(isShared({ posts: 1 }, 1)).toBe(false)
    expect(isShared({ posts: 2 }, 4)).toBe(true)
  })
})

describe("what people say, in our words", () => {
  const fibre = headOf("fiber")

  test("is what they ask, each question once, and no two start alike", () => {
    const told = paraphrasesOf(
      fibre,
      posts(
        "How much fiber is too much?",
        "How much fiber before a race?",
        "Is fiber safe with a stoma?",
        "Fiber and me, a love story",
        "My fiber diary after a year",
        "Which fiber brand dissolves best?",
      ),
    ).map(({ text }) => text)
    expect(told).toHaveLength(3)
    expect(new Set(told.map((text) => text.split(" ").slice(0, 2).join(" "))).size).toBe(told.length)
    for (const text of told) expect(text).toMatch(/^\p{Lu}.*\?$/u)
  })

  test("is nothing where nobody says anything of it: an aim alone is no utterance", () => {
    const told = paraphrasesOf(
      headOf("melatonin"),
      posts("Melatonin and me, a love story", "Ode to melatonin", "Melatonin, a photo album"),
    )
    expect(told).toEqual([])
  })
})

describe("sentences", () => {
  test.each<[string, SubjectKind, boolean]>([
    ["eggs", "food", true],
    ["SSRIs", "medicine", true],
    ["breathing exercises", "therapy", true],
    ["diabetes", "condition", false],
    ["IBS", "condition", false],
    ["stress", "habit", false],
    ["plantar fasciitis", "condition", false],
    ["quitting cigarettes", "habit", false],
    ["eating habits", "habit", true],
    ["taking pills", "therapy", false],
    ["flat feet", "body", true],
    ["pilates", "sport", false],
  ])("take the number of %s", (name, kind, plural) => {
    expect(isPlural({ name, kind })).toBe(plural)
    expect(sentenceOf("{is|are} {n} safe?", { name, kind })).toBe(
      plural ? `Are ${name} safe?` : `Is ${name} safe?`,
    )
  })

  test("leave a bad habit behind instead of living with it", () => {
    expect(sortOf({ kind: "habit", name: "smoking" })).toBe("left")
    expect(sortOf({ kind: "habit", name: "sleep" })).toBe("lived")
    expect(sortOf({ kind: "food", name: "alcohol" })).toBe("limited")
  })

  const example: { readonly [S in Sort]: readonly [SubjectKind, string] } = {
    taken: ["supplement", "probiotics"],
    prescribed: ["medicine", "isotretinoin (Accutane)"],
    eaten: ["food", "sweet potatoes"],
    limited: ["food", "alcohol"],
    followed: ["diet", "keto"],
    trained: ["exercise", "squats"],
    played: ["sport", "running"],
    sore: ["body", "Achilles tendon trouble"],
    ill: ["condition", "obsessive thoughts"],
    kept: ["organ", "gut health"],
    served: ["meal", "breakfast"],
    measured: ["measure", "body fat"],
    bought: ["gear", "running shoes"],
    treated: ["therapy", "meditation"],
    lived: ["habit", "sleep"],
    left: ["habit", "smoking"],
    worked: ["profession", "pharmacists"],
    organised: ["profession", "medical school"],
    raced: ["event", "marathons"],
    named: ["term", "retatrutide"],
  }
  const all = (Object.keys(sorts) as ReadonlyArray<Sort>).map((sort) => ({ sort })) // the keys are exactly the sorts
  const intents: ReadonlyArray<UserIntent> = ["product_recommendation", "seeking_advice", "news_and_content"]

  test.each(all)("about what is $sort leave no gap and fit into a title", ({ sort }) => {
    const [kind, name] = example[sort]
    const texts = headings.filter(({ on }) => on.includes(sort)).map(({ text }) => text)
    const titles = texts.map((text) => sentenceOf(text, { kind, name }))
    const angles = headings
      .filter(({ on }) => on.includes(sort))
      .flatMap(({ aspect }) => anglesOf(aspect, sort))
      .concat(intents.flatMap((intent) => intentAnglesOf(intent, sort)))
      .map((text) => sentenceOf(text, { kind, name }, { doing: doingOf({ kind, name }) }))
    expect(titles.filter((title) => title.length > 70 || !/^\p{Lu}/u.test(title))).toEqual([])
    expect([...titles, ...angles].filter((text) => /[{}|]/.test(text))).toEqual([])
    expect(titles.filter((title) => !title.toLowerCase().includes(name.toLowerCase()))).toEqual([])
  })

  test("do not tell of shopping for what nobody sells", () => {
    expect(intentAnglesOf("product_recommendation", "ill").join(" ")).not.toMatch(/shops|pay for/)
    expect(intentAnglesOf("product_recommendation", "taken").join(" ")).toMatch(/shops/)
  })

  test("join a medicine and a complaint, but not two foods that share a plate", () => {
    expect(pairHeadingsOf("prescribed", "ill")).toContain("{n} and {c}: is there a link?")
    expect(pairHeadingsOf("eaten", "eaten")).toEqual([])
  })
})
