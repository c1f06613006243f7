import { describe, expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { saidOn } from "#testing/topic/said-on.ts"
import { complaintsIn } from "./complaints.ts"

const acne = { concept: "acn", name: "acne", kind: "condition", listed: true } as const
const head = { concept: "acn", subject: acne }

const namedIn = (...titles: ReadonlyArray<string>): ReadonlyArray<string> =>
  complaintsIn(
    readPosts(titles.map((title, i) => aPost({ id: `p${i}`, title, body: "", community: "acne" }))),
    head,
  ).map(({ name }) => name)

describe("what posts on a complaint name with it", () => {
  test("are other complaints and what is put on the skin, in a third of them", () => {
    expect(namedIn("My oily skin gets worse", "Benzoyl peroxide burns", "What now?")).toEqual([
      "benzoyl peroxide",
      "oily skin",
    ])
    const others = ["Acne again", "What helps acne?", "My acne after three weeks"]
    expect(namedIn("My oily skin gets worse", ...others)).toEqual([])
  })

  test("are called as they are known of the subject, and are not the subject by another word", () => {
    expect(namedIn("Old scars on my shoulders", "Red scars stay", "Pimples again")).toEqual(["acne scars"])
  })

  test("are no treatment that is only called after it", () => {
    expect(namedIn("Which acne treatment?", "My acne treatment stings", "Acne treatment again")).toEqual([])
  })

  test("are none of what one dies of, and none beside what is no complaint", () => {
    const posts = readPosts([
      aPost({ id: "a", title: "Oily skin and melanoma", body: "", community: "acne" }),
    ])
    expect(complaintsIn(posts, head).map(({ name }) => name)).toEqual(["oily skin"])
    expect(
      complaintsIn(posts, {
        concept: "rice",
        subject: { ...acne, kind: "food", name: "rice", concept: "rice" },
      }),
    ).toEqual([])
  })
})

test("a topic on a complaint is filmed with what its posts name with it", () => {
  const scars = { concept: "acn_scar", name: "acne scars", kind: "condition", listed: true } as const
  for (const turn of [1, 2, 3, 4]) {
    const angles = saidOn(acne, {
      turn,
      complaints: [scars],
      states: { shares: "treatment", title: "What helps?" },
    })
    expect(angles.join("\n").toLowerCase()).toContain("acne scars")
    expect(angles.join("\n")).not.toMatch(/acne scars with acne/i)
  }
})
