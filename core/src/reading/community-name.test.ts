import { expect, test } from "vitest"
import { keyOf, namedIn, writtenCommunity } from "./community-name.ts"

const communities = [
  [{ source: "reddit", name: "nutrition", title: null }, "nutrition", "r/nutrition"],
  [
    { source: "lemmy", name: "nutrition@lemmy.example", title: null },
    "lemmy:nutrition@lemmy.example",
    "!nutrition@lemmy.example",
  ],
  [
    { source: "stackexchange", name: "fitness/protein", title: null },
    "stackexchange:fitness/protein",
    "fitness/protein",
  ],
  [
    { source: "feed", name: "https://news.example/feed", title: "Health: news" },
    "feed:Health: news",
    "Health: news",
  ],
  [{ source: "upload", name: "nutrition", title: null }, "upload:nutrition", "nutrition"],
] as const

test.each(communities)("%o has the key %s and is written %s", (community, key, written) => {
  expect(keyOf(community)).toBe(key)
  expect(writtenCommunity(key)).toBe(written)
  expect(namedIn(key)).toEqual({ source: community.source, name: community.title ?? community.name })
})

test("communities of two sources that are called alike are two", () => {
  expect(new Set(communities.map(([community]) => keyOf(community))).size).toBe(communities.length)
})
