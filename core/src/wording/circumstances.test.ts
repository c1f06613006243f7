import { describe, expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { subjectOf } from "#vocabulary/subjects.ts"
import { circumstancesOf, tellingIn } from "./circumstances.ts"
import { populationsAmong } from "./populations.ts"

const headOf = (concept: string) => {
  const subject = subjectOf(concept, null, new Float64Array(64))
  if (subject === null) throw new Error(`${concept} is no subject`)
  return { concept, subject }
}

const toldOn = (concept: string, ...texts: ReadonlyArray<readonly [title: string, body: string]>) =>
  circumstancesOf(
    readPosts(texts.map(([title, body], i) => aPost({ id: `p${i}`, title, body }))),
    headOf(concept),
  )

describe("what posts tell of somebody", () => {
  test.each([
    ["snatch", "Snatch and my heart", "I was lifting and I fainted after a heavy snatch.", "fainting"],
    ["keto", "Keto on day three", "I almost passed out getting up. Is keto to blame?", "fainting"],
    [
      "diabet",
      "Diabetes and me",
      "Diagnosed with T1 diabetes. What happens if I just stop treatment?",
      "insulin",
    ],
    ["bipolar", "Bipolar and meds", "I am thinking about going off my meds, bipolar or not.", "stopping"],
    ["supplement", "Which supplements?", "My supplements: whey, an EC stack and DMAA.", "stimulants"],
    [
      "fast",
      "Fasting, day two",
      "Fasting for two days, today I woke up with a headache and threw up.",
      "vomiting",
    ],
    ["5k", "Ran my first 5K", "I took a keto break to breastfeed better, and then I ran a 5K.", "pregnancy"],
    ["breakfast", "Breakfast came up", "After breakfast I threw up again.", "vomiting"],
    ["keto", "Keto question", "I'm breastfeeding and on keto since Monday.", "pregnancy"],
    ["wine", "Wine on the way home", "Day 40 of sobriety, and the wine shop is on my way.", "sobriety"],
    ["autism", "Autism in our family", "My son was diagnosed with autism.", "child"],
    ["cancer", "My mom died of cancer", "I do not know what to do.", "death"],
  ])("%s: %s", (concept, title, body, one) => {
    expect(toldOn(concept, [title, body])).toContain(one)
  })

  test.each([
    ["beer", "A beer after work", "We were drinking beer and I passed out on the couch."],
    ["keto", "Keto and photos", "Please black out your name on keto photos."],
    ["run", "Running tired me", "Running laughed me to death: I nearly died inside."],
    ["bipolar", "Bipolar check-up", "My doctor pulled me off all meds for bipolar, and it went well."],
    ["keto", "Keto and soda", "Since keto I stopped drinking soda and diet coke."],
    ["triathlon", "Triathlon, first time", "I was slow out of T1 in this triathlon."],
    ["zucchini", "Zucchini with chicken", "Zucchini so good that even my kids loved it!"],
    ["snack", "Snack at the computer", "My laptop died and my brother has a snack."],
    ["protein_powder", "Protein powder", "My protein powder is free of ephedrine."],
  ])("an ordinary post tells nothing of it: %s, %s", (concept, title, body) => {
    expect(toldOn(concept, [title, body])).toEqual([])
  })

  test("one post of many does not lead, nor one that names the subject in passing", () => {
    const fainted = ["Keto and I", "I fainted on keto."] as const
    const plain = Array.from(
      { length: 9 },
      (_, i) => [`Keto eggs in pan ${i}`, "I really like keto, and I cook every evening."] as const,
    )
    expect(toldOn("keto", fainted, ...plain.slice(0, 6))).toEqual(["fainting"])
    expect(toldOn("keto", fainted, ...plain)).toEqual([])
    expect(toldOn("keto", ["My week", "I fainted. Once I was on keto."])).toEqual([])
  })
})

test("the end of a title ends a sentence", () => {
  const none = { says: /(?!)/ }
  const tells = tellingIn(
    {
      fainting: none,
      stopping: none,
      insulin: none,
      stimulants: none,
      vomiting: none,
      pregnancy: none,
      sobriety: none,
      child: none,
      death: { says: /\bdied$/, aloud: true },
    },
    (text) => text.toLowerCase(),
  )
  const isTold = (title: string, body: string): boolean =>
    readPosts([aPost({ id: "a", title, body })]).some((post) => tells(post, "death", "Grief"))
  expect(isTold("My father died", "I do not know what to do.")).toBe(true)
  expect(isTold("My father died", "")).toBe(true)
  expect(isTold("My father died down there", "He fainted once.")).toBe(false)
})

describe("whom posts are about", () => {
  const among = (body: string, isTypeOne = false) => [
    ...populationsAmong(readPosts([aPost({ id: "a", title: "A question", body })]), isTypeOne),
  ]

  test.each([
    ["What lunch do my kids get?", ["children"]],
    ["I am 20 weeks pregnant.", ["pregnancy"]],
    ["My grandmother walks every day.", ["older"]],
    ["How do you eat in Ramadan?", ["ramadan"]],
    ["My diabetes is new to me.", ["type2"]],
    ["I had baby carrots and baby spinach.", []],
    ["How do I lift more?", []],
  ])("%s", (body, expected) => {
    expect(among(body)).toEqual(expected)
  })

  test("type 2 is not meant where they say type 1", () => {
    expect(among("Type 1 diabetes since I was six.", true)).toEqual([])
  })
})
