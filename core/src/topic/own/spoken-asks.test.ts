import { expect, test } from "vitest"
import { reading } from "#language/turkish/reading.ts"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { spokenAsksOf } from "./spoken-asks.ts"

const asked = (title: string, body = ""): ReadonlyArray<string> => {
  const [post] = readPosts([aPost({ id: "p", title, body })])
  if (post === undefined || reading === null) throw new Error("it is not read")
  return spokenAsksOf(post, reading.stemOf("magnezyum"), reading)
}

test("a question is a post's where its own sentence names the subject, or a short one follows such a title", () => {
  expect(asked("Magnezyum ne zaman içilir?")).toContain("when")
  expect(asked("Magnezyum kullanıyorum", "Yan etkisi var mı?")).toContain("side_effects")
  expect(
    asked("Magnezyum günlüğüm", "Kahveyi bıraktım ama çayın uykuma zararı olur mu bilen var mı?"),
  ).toEqual([])
  expect(asked("Magnezyum aldım, kutusu güzel", "Fotoğrafı ekledim.")).toEqual([])
  expect(asked("Uykum kaçıyor, ne yapmalıyım?")).toEqual([])
})
