import { expect, test } from "vitest"
import { unstorableIn } from "./unstorable.ts"

test.each([
  ["plain text", { a: "b", c: [1, null, "😀"] }, null],
  ["a text", "a\u0000b", ""],
  ["a field", { title: "a\u0000b" }, "title"],
  ["half a pair", { title: "\ud800" }, "title"],
  ["a field of an item", { beats: [{ text: "ok" }, { text: "\udc00" }] }, "beats.1.text"],
  ["a key", { "a\u0000b": 1 }, "ab"],
])("%s that cannot be stored is named", (_, input, field) => {
  expect(unstorableIn(input)).toBe(field)
})

test("what has more levels than anything we ask for is named by its field", () => {
  const deep: unknown = JSON.parse(`{"title":${"[".repeat(20_000)}${"]".repeat(20_000)}}`)
  expect(unstorableIn(deep)).toBe("title")
})
