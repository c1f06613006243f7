import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { longestWork } from "#testing/longest-work.ts"
import { readAside } from "./aside.ts"

const channel = (inside: string) => `<rss version="2.0"><channel>${inside}</channel></rss>`
const item = (number: number) =>
  `<item><title>Is tape ${number} safe?</title><guid>https://news.example/${number}</guid><pubDate>19 Nov 2026 08:00:00 GMT</pubDate></item>`

/** What a host may send to keep us busy, each a few million characters. */
const hostile = {
  "a hundred thousand items": channel(Array.from({ length: 100_000 }, (_, at) => item(at)).join("")),
  "a million empty elements": channel("<i/>".repeat(1_000_000)),
  "an item of thirty thousand attributes": channel(
    `<item ${Array.from({ length: 30_000 }, (_, at) => `a${at}="b"`).join(" ")}><title>Tape</title></item>`,
  ),
  "elements within each other": channel("<a>".repeat(300_000)),
}

test.each(Object.entries(hostile))(
  "%s hold nobody up who asks something else",
  async (_, text) => {
    const { found, longest } = await longestWork(
      Effect.runPromise(readAside({ as: "feed", text, address: "https://news.example/feed" })),
    )
    expect(longest).toBeLessThan(50)
    expect(found === "unreadable" ? [] : (found?.posts ?? [])).toHaveProperty("length")
  },
  60_000,
)

test("a feed of any length gives its first five hundred items", async () => {
  const text = hostile["a hundred thousand items"]
  const read = await Effect.runPromise(readAside({ as: "feed", text, address: "https://news.example/feed" }))
  expect(read).toMatchObject({ posts: { length: 500, 0: { title: "Is tape 0 safe?" } } })
}, 60_000)

test("a file of posts is read, and one that is none is said to be", async () => {
  const row = { community: "Clinic", title: "Is tape safe?", created_at: "2026-11-19T08:00:00Z" }
  const rows = JSON.stringify([{ ...row, url: "https://clinic.example/1" }])
  expect(await Effect.runPromise(readAside({ as: "upload", text: rows }))).toMatchObject({
    posts: [{ community: "Clinic", title: "Is tape safe?" }],
  })
  expect(await Effect.runPromise(readAside({ as: "upload", text: "[{" }))).toMatchObject({
    faults: [{ problem: "file_unreadable" }],
  })
}, 60_000)

test("what takes longer, or more memory, than it may is given up", async () => {
  const text = hostile["a million empty elements"]
  const given = (bounds: { limitMs: number; memoryMb: number }) =>
    Effect.runPromise(readAside({ as: "feed", text, address: "https://news.example/feed" }, bounds))
  expect(await given({ limitMs: 5, memoryMb: 512 })).toBe("unreadable")
  expect(await given({ limitMs: 60_000, memoryMb: 8 })).toBe("unreadable")
}, 300_000)
