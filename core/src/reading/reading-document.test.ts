import { expect, test } from "vitest"
import { frozenTraffic } from "#testing/topic/gates.ts"
import { aPost } from "#testing/topic/posts.ts"
import { readPost, readingOf, withText, withoutText } from "./read-post.ts"
import { documentOfReading, readingInDocument } from "./reading-document.ts"

const odd = [
  aPost({
    id: "parted",
    title: "Loss of hair. Terrible zone 2 runs",
    body: "Does BPC-157 help? I think so.",
  }),
  aPost({ id: "turkish", title: "Kreatin saç döker mi, kullanan var mı?" }),
  aPost({ id: "german", title: "Wie viel Kreatin soll ich nehmen und wann ist es zu viel?" }),
  aPost({ id: "sensitive", title: "I'm 15 and want to start creatine" }),
  aPost({ id: "link", title: "A study about fibre and sleep", url: "https://news.example/fibre" }),
  aPost({ id: "removed", title: "", removed: true }),
]

/** As a database gives it back. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test("a reading that was stored makes the very post that reading it again would", () => {
  // One in thirty of the sample: enough of every sort.
  const sample = frozenTraffic().recent.filter((_, at) => at % 30 === 0)
  for (const post of [...sample, ...odd]) {
    const reading = readingInDocument(stored(documentOfReading(readingOf(post))))
    if (reading === null) throw new Error(`The reading of ${post.id} cannot be made out.`)
    const fresh = readPost(post)
    expect(withText(post, reading)).toEqual(fresh)
    expect(withoutText({ ...post, title: "", body: "" }, reading)).toEqual(
      fresh._tag === "ReadPost" ? { ...fresh, text: null } : fresh,
    )
  }
})

test("a stored reading holds neither the title nor a sentence of its post", () => {
  const title = "Should my grandmother really take magnesium before bed"
  const held = JSON.stringify(
    documentOfReading(readingOf(aPost({ id: "a", title, body: "She sleeps badly." }))),
  )
  expect(held.toLowerCase()).not.toContain("should my grandmother really take magnesium")
  expect(held).not.toContain("sleeps badly")
  expect(held.length).toBeLessThan(200)
})

test.each([[null], [{}], ["creatin"], [{ reason: "boring" }], [{ terms: "creatin", intent: "selling" }]])(
  "%o is no reading",
  (document) => {
    expect(readingInDocument(document)).toBeNull()
  },
)
