import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { sharedData } from "@rounds/core/testing/shared-data.ts"
import { authorKeys } from "./author-keys.ts"
import { readListing, readSubmission } from "./listing.wire.ts"

const keys = authorKeys("a secret of the test")

const wire = (fields: object = {}) => ({
  id: "abc123",
  title: "Is zone 2 a walk for me?",
  selftext: "My watch says so.",
  subreddit: "running",
  author: "a_runner",
  created_utc: 1_795_000_000,
  score: 12,
  num_comments: 3,
  permalink: "/r/running/comments/abc123/is_zone_2/",
  is_self: true,
  ...fields,
})

const listing = (...children: ReadonlyArray<object>) => ({
  kind: "Listing",
  data: { after: "t3_next", children: children.map((data) => ({ kind: "t3", data })) },
})

test("a listing gives its posts and where the next page starts", () => {
  const page = readListing(listing(wire()), keys)
  expect(page).toMatchObject({ after: "t3_next", skipped: 0 })
  expect(page?.posts).toMatchObject([
    {
      id: "abc123",
      community: "running",
      score: 12,
      comments: 3,
      removed: false,
      permalink: "https://www.reddit.com/r/running/comments/abc123/is_zone_2/",
    },
  ])
})

test("the author's name stops at the door", () => {
  const post = readSubmission(wire(), keys)
  expect(JSON.stringify(post)).not.toContain("a_runner")
})

test("an author has one key for a day, another the next day and another under another secret", () => {
  const keyAt = (created_utc: number, secret = "one") =>
    readSubmission(wire({ created_utc }), authorKeys(secret))?.authorKey
  const morning = 1_795_000_000 - (1_795_000_000 % 86_400)
  expect(keyAt(morning)).toBe(keyAt(morning + 86_399))
  expect(keyAt(morning)).not.toBe(keyAt(morning + 86_400))
  expect(keyAt(morning)).not.toBe(keyAt(morning, "two"))
})

test.each([
  ["its author deleted it", { author: "[deleted]" }],
  ["a moderator removed it", { removed_by_category: "moderator" }],
  ["it was banned in the old format", { banned_by: "a_moderator" }],
  ["only its text was removed", { selftext: "[removed]" }],
])("a post counts as removed when %s", (_, fields) => {
  expect(readSubmission(wire(fields), keys)?.removed).toBe(true)
})

test("posts of bots and official posts of moderators count as automated", () => {
  const automated = (fields: object) => readSubmission(wire(fields), keys)?.automated
  expect(automated({ author: "AutoModerator" })).toBe(true)
  expect(automated({ author: "helpful-reminder-bot" })).toBe(true)
  expect(automated({ distinguished: "moderator" })).toBe(true)
  expect(automated({})).toBe(false)
})

test("a child that is no post or lacks what is needed is skipped, the others are read", () => {
  const mixed = listing(wire(), { id: "x" }, wire({ created_utc: "not a time" }), wire({ id: "def456" }))
  mixed.data.children.push({ kind: "t1", data: wire({ id: "comment" }) })
  const page = readListing(mixed, keys)
  expect(page?.posts.map(({ id }) => id)).toEqual(["abc123", "def456"])
  expect(page?.skipped).toBe(3)
})

test("what is no listing is null and never an exception", () => {
  fc.assert(fc.property(fc.anything(), (anything) => readListing(anything, keys) === null))
  expect(readListing({ error: 403, reason: "quarantined" }, keys)).toBeNull()
})

test("text can be stored whatever it holds", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const post = readSubmission(wire({ title: text, selftext: `a\u0000b\ud800${text}` }), keys)
      expect(post?.title.isWellFormed()).toBe(true)
      expect(post?.body.isWellFormed()).toBe(true)
      expect(`${post?.title}${post?.body}`).not.toContain("\u0000")
    }),
  )
})

test("a link that is no web address, or a permalink that leads elsewhere, is not taken over", () => {
  const post = readSubmission(
    wire({ is_self: false, url: "javascript:alert(1)", permalink: "https://evil.example/" }),
    keys,
  )
  expect(post?.url).toBeNull()
  expect(post?.permalink).toBe("https://www.reddit.com/r/running/comments/abc123/")
})

const recordings = sharedData() === undefined ? undefined : join(sharedData() ?? "", "wire")
const recorded = (name: string): unknown => JSON.parse(readFileSync(join(recordings ?? "", name), "utf8"))

test.skipIf(recordings === undefined || !existsSync(recordings))(
  "every listing of the real recordings is read without loss, also the one of 102 children",
  () => {
    const sizes = new Map<string, number>()
    for (const name of readdirSync(recordings ?? "").filter((file) => file.endsWith(".json"))) {
      for (const body of bodiesOf(recorded(name))) {
        const page = readListing(body, keys)
        if (page === null) continue
        sizes.set(name, Math.max(sizes.get(name) ?? 0, page.posts.length))
        expect({ name, skipped: page.skipped }).toEqual({ name, skipped: 0 })
        expect(page.posts.every(({ id, title }) => id !== "" && title !== "")).toBe(true)
      }
    }
    expect(sizes.get("TestSubredditListings.test_hot.json")).toBe(102)
    expect(sizes.size).toBeGreaterThanOrEqual(7)
  },
)

/** A recording is either one listing or a list of exchanges. */
const bodiesOf = (recording: unknown): ReadonlyArray<unknown> =>
  Array.isArray(recording)
    ? recording.map((exchange: { readonly body?: unknown }) => exchange.body)
    : [recording]
