import { describe, expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { subjectOf } from "#vocabulary/subjects.ts"
import { voicesOf } from "./voices.ts"

type Given = string | readonly [title: string, body: string]
const said = (concept: string, given: Given, community = "health"): ReadonlyArray<string> => {
  const subject = subjectOf(concept, null, new Float64Array(64))
  if (subject === null) throw new Error(`${concept} is no subject`)
  const [title, body] = typeof given === "string" ? [given, "Some words of mine."] : given
  const [post] = readPosts([
    aPost({ id: "post", title, body, community, url: body === "" ? "https://news.example/a" : null }),
  ])
  if (post === undefined) throw new Error("it is not read")
  return voicesOf(post, subject)
}

describe("what a post says of a subject is told where one clause of its own says it", () => {
  test.each<[string, Given, RegExp]>([
    ["creatin", "How much creatine should a runner take?", /^How much creatine/],
    ["creatin", ["Creatine", "Is it safe to take it for years?"], /safe/],
    ["acn", "What do you use to get rid of acne on your back?", /helps you with acne/],
    ["acn", ["Acne since I turned thirty", "Any advice?"], /acne/],
    ["bipolar", "How did you learn to live with bipolar?", /deal with bipolar disorder/],
    ["anxieti", "Does anyone else with anxiety dread the phone?", /the same with anxiety/],
    ["anxieti", "Before an evening out my anxiety peaks, does anybody else go through this?", /anxiety/],
    ["squat", "[Form Check] Front squat, third week", /doing/],
    ["rice", "What do you do with leftover rice?", /make with rice/],
    ["tofu", "Half a block of tofu left, what can I make with it?", /make with tofu/],
    ["soup", "How do you make a thick lentil soup?", /^How do you make/],
    ["keto", ["Snack recipes for a long drive?", "Thanks!"], /recipes fit keto/],
    ["melatonin", "Has anyone tried melatonin for jet lag?", /with melatonin/],
    ["melatonin", "My experience with melatonin after a year of nights", /melatonin/],
    ["keto", "Should I start keto next month?", /right for me/],
  ])("%s: %s", (concept, post, told) => {
    const community = concept === "keto" ? "keto" : "health"
    expect(said(concept, post, community).find((text) => told.test(text))).toBeDefined()
  })

  test.each<[string, string, Given]>([
    ["a guide that is given", "anxieti", "My guide to getting through the day, maybe it helps your anxiety"],
    ["a letter to somebody", "adhd", "A letter to my university about ADHD and exams"],
    ["a find among photos", "swim", "Photos of the pool where we go swimming"],
    ["what another thing of its name does", "acn", "What can I do about these acne scars?"],
    ["a device", "acn", "Does a blue lamp for acne ship to Norway?"],
    ["another's body", "bipolar", "How do I talk to my bipolar sister about money?"],
    ["what is not there", "egg", "Quick breakfast ideas without eggs?"],
    ["another dish", "salad", "Which non-salad lunches can you make at work?"],
    ["a find", "chicken", "Best chicken skin I ever saw in a shop"],
    ["a headline", "vegan", ["Dairy company must take back what it said of vegan milk", ""]],
    ["a headline that asks", "creatin", ["Is creatine safe?", ""]],
    ["an aim alone", "socialanxieti", "I need someone to talk to"],
    [
      "what somebody else said",
      "adhd",
      'My son said "how can I do that with ADHD, it is too loud" and cried',
    ],
    ["a single trait of the stem", "depress", "Has anybody noticed how depressing the news is?"],
    ["what another thing does against it", "acn", "How does drinking more water help with acne?"],
    ["a treatment that is asked about", "acn", "Did you have success in treating acne with birth control?"],
    ["a verb that only helps another", "creatin", "How do creatine powders differ?"],
    ["what is done about it", "zinc", ["Zinc makes me sick", "How do you handle it?"]],
    ["what it does itself", "zinc", "What do most zinc tablets do in the stomach?"],
  ])("and nothing of %s, on %s", (_, concept, post) => {
    const subject = subjectOf(concept, null, new Float64Array(64))
    expect(subject === null ? [] : said(concept, post)).toEqual([])
  })
})

test("who says that he does not have it asks nothing of it", () => {
  expect(said("acn", ["What helps against acne?", "I don't have acne myself, it is for a film."])).toEqual([])
})
