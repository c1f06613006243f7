import { describe, expect, test } from "vitest"
import { readings } from "#language/reading.ts"
import { unmarked } from "#text/letters.ts"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { paraphrasesOf } from "#wording/paraphrase.ts"
import { subjectOf } from "#vocabulary/subjects.ts"
import { tellsOfIllRelative } from "./ill-relative.ts"

const isTold = (title: string): boolean => tellsOfIllRelative({ title, body: "" })

describe("a post on one's own who is gravely ill", () => {
  test.each([
    "My mother has breast cancer, does anybody know about this cure?",
    "Found out that my little brother has leukemia",
    "Stage four melanoma: my husband starts chemo tomorrow",
    "Dad is fine, but my grandmother had a stroke",
    "How do I cook for my dying father?",
  ])("is known: %s", (title) => {
    expect(isTold(title)).toBe(true)
  })

  test.each(["Does broccoli prevent cancer?", "My mother makes great soup", "A stroke of luck for my team"])(
    "and others are not: %s",
    (title) => {
      expect(isTold(title)).toBe(false)
    },
  )

  test("has no voice among the others", () => {
    const subject = subjectOf("cancer", null, new Float64Array())
    if (subject === null) throw new Error("no such subject")
    const said = readPosts([
      aPost({ id: "mine", title: "My mother has cancer: what helps against cancer?", score: 900 }),
      aPost({ id: "other", title: "Does broccoli help against cancer?" }),
    ])
    const told = paraphrasesOf({ concept: "cancer", subject }, said)
    expect(told.map(({ url }) => url).filter((url) => url.includes("mine"))).toEqual([])
  })

  test("in Turkish alike", () => {
    const says = (said: string): boolean => readings.turkish?.illRelative.test(unmarked(said)) === true
    expect(says("Annem meme kanseri, bu kür işe yarar mı?")).toBe(true)
    expect(says("Dedem felç geçirdi, ne yedirelim?")).toBe(true)
    expect(says("Annemin çorbası")).toBe(false)
    expect(says("Brokoli kanseri önler mi?")).toBe(false)
  })
})
