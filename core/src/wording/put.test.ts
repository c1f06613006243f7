import { describe, expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { Aspect } from "#reading/asks.ts"
import type { Head } from "#topic/telling.ts"
import { subjectOf } from "#vocabulary/subjects.ts"
import { putAmong } from "./put.ts"
import { leadingQuestion } from "./question.ts"

const headOf = (concept: string): Head => {
  const subject = subjectOf(concept, null, new Float64Array(64))
  if (subject === null) throw new Error(`${concept} is no subject`)
  return { concept, subject }
}
type Given = string | readonly [title: string, body: string]
const postsOf = (given: ReadonlyArray<Given>) =>
  readPosts(
    given.map((one, i) => {
      const [title, body] = typeof one === "string" ? [one, "Some words of mine."] : one
      return aPost({ id: `post-${i}`, title, body, url: body === "" ? "https://news.example/a" : null })
    }),
  )
const put = (concept: string, ...given: ReadonlyArray<Given>) => putAmong(postsOf(given), headOf(concept))

describe("a question is put", () => {
  test.each<[string, Given, Aspect]>([
    ["creatin", "How much creatine should I take?", "amount"],
    ["creatin", ["Creatine", "Is it safe to take it with coffee?"], "safety"],
    ["acn", "I have had acne since I was 15! HELP!", "treatment"],
    ["squat", "[Form Check] Squats", "technique"],
    ["squat", "Form check my squat?", "technique"],
    ["creatin", "Is there any evidence that creatine helps with memory?", "research"],
    ["protein", "What is your protein shake recipe?", "cook"],
    ["protein", "What else can you bake with protein powder?", "cook"],
    ["depress", "How do you cope with depression at work?", "motivation"],
    ["bipolar", "Should I get diagnosed for bipolar disorder?", "doctor"],
    ["depress", "Why do winters bring on depression?", "cause"],
    ["keto", "Why do I get cramps on keto?", "cause"],
    ["keto", "Could keto cause cramps?", "cause"],
    ["creatin", "Does creatine do anything for runners?", "effect"],
  ])("by those who ask it, on %s: %s", (concept, post, aspect) => {
    expect([...put(concept, post).keys()]).toContain(aspect)
  })

  test.each<[string, string, Given, Aspect]>([
    ["by a word in what it tells", "acn", "My acne treatment cleared it up", "treatment"],
    ["by a report on a study", "almond", "Study finds almonds have fewer calories", "research"],
    ["where so many make a dose", "creatin", "How many creatine gummies make a full dose?", "cook"],
    ["where it is taken while one eats", "melatonin", "How do I take melatonin when I eat late?", "cook"],
    ["where it asks for something else", "egg", "Breakfast ideas that aren't eggs?", "cook"],
    ["where it asks of others", "coffe", "How many of you are coffee drinkers?", "amount"],
    [
      "by a word beside the question",
      "lift",
      "New to lifting, suddenly tired all the time. Thoughts?",
      "effect",
    ],
    ["by asking for anything at all", "keto", "Does anybody have anything keto to nibble?", "effect"],
    ["by why others do something", "vegan", "Why do people laugh at vegan food?", "cause"],
    ["by a short because", "vegan", "Cause vegan food is in fashion, you eat it?", "cause"],
    ["by the day of a diagnosis", "bipolar", "What changed for you after the bipolar diagnosis?", "doctor"],
    ["by another question", "lift", "What lifts would help me increase my speed the best?", "effect"],
    ["by how something else works", "keto", ["Keto", "How would a recomp work?"], "effect"],
    ["by who else does it", "keto", ["Keto and fasting", "Is anyone else trying this?"], "normal"],
    [
      "by the headline of an article",
      "depress",
      ["Could mushrooms be used to treat depression?", ""],
      "treatment",
    ],
  ])("not %s", (_, concept, post, aspect) => {
    expect([...put(concept, post).keys()]).not.toContain(aspect)
  })

  test("not by how much of something else beside a medicine is enough", () => {
    expect(put("semaglutid", "How much protein stops muscle loss on semaglutide?").has("amount")).toBe(false)
    expect(put("semaglutid", "Which dose of semaglutide do people start on?").has("amount")).toBe(true)
    expect(put("semaglutid", "How often should I inject semaglutide?").has("amount")).toBe(true)
  })

  test("once, though the same title stands in two places", () => {
    expect(put("creatin", "Is creatine safe?", "Is creatine safe?").get("safety")).toBe(1)
  })
})

describe("the question of a card", () => {
  const leading = (concept: string, asked: ReadonlyArray<Aspect>, ...given: ReadonlyArray<Given>) => {
    const head = headOf(concept)
    return leadingQuestion({
      head,
      posts: postsOf(given),
      spoken: head.subject,
      asked,
      usedOpenings: new Set(),
    })
  }

  test("is counted by those who put it", () => {
    expect(
      leading(
        "acn",
        ["treatment"],
        "How do I treat acne?",
        ["Acne", "Can anybody tell me what helps?"],
        "My acne is gone",
        "Acne remedies of the Romans",
      ),
    ).toEqual({ text: "What helps you with acne?", posts: 2, among: 4 })
  })

  test("is none where a single post puts it, or all only touch it", () => {
    expect(leading("acn", ["treatment"], "How do I treat acne?", "Acne treatment diary", "Acne remedy")).toBe(
      null,
    )
    expect(leading("protein", ["cook"], "Protein muffins", "Protein pizza", "Protein soup")).toBe(null)
  })

  test("is none of what each post means otherwise", () => {
    expect(
      leading(
        "treatment",
        ["treatment"],
        "Would this treatment help my scars?",
        "Can treatment help my rib?",
      ),
    ).toBe(null)
  })

  test("is none of a profession, which nobody suffers or buys", () => {
    expect(leading("pharmaci", ["choice"], "Which pharmacy is best?", "Any advice on a pharmacy?")).toBe(null)
  })

  test("does not promise to be rid of what people live with", () => {
    const told = leading("autism", ["treatment"], "What helps with autism?", "Any advice on autism?")
    expect(told?.text).toMatch(/autism/)
    expect(told?.text).not.toMatch(/rid of|cure|ends/)
  })
})
