import { describe, expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { newTerm, phraseOf } from "./naming.ts"

const titled = (...titles: ReadonlyArray<string>) =>
  readPosts(titles.map((title, i) => aPost({ id: `p${i}`, title })))

describe("what posts call a thing", () => {
  test.each([
    [
      "keeps capitals that stand inside a sentence",
      "hyrox",
      ["My first Hyrox", "Hyrox shoes", "Training for Hyrox"],
      "Hyrox",
    ],
    [
      "takes no capital from the start of a sentence",
      "retatrutid",
      ["Retatrutide dose", "Is retatrutide safe?", "On retatrutide"],
      "retatrutide",
    ],
    ["keeps digits", "bpc157", ["Is BPC-157 legal?", "My BPC-157 vial", "Does BPC157 work?"], "BPC-157"],
    [
      "begins with no wish",
      "mother_day",
      ["Happy Mother's Day!", "Happy Mother's Day to all", "Happy Mother's Day, r/keto"],
      "Mother's Day",
    ],
    [
      "begins with no grammar",
      "forehead",
      ["Bumps on my forehead", "What is on my forehead?", "Is my forehead too oily?"],
      "forehead",
    ],
    [
      "keeps what is always written beside it",
      "urolithin",
      ["Is urolithin A worth it?", "About urolithin A", "My urolithin A"],
      "urolithin A",
    ],
    [
      "takes a short form before a name for its beginning",
      "barbara_day",
      ["Soup on St. Barbara's Day", "My St. Barbara's Day run", "Is St. Barbara's Day a rest day?"],
      "St Barbara's Day",
    ],
    [
      "takes three words where all write three",
      "castor_oil",
      ["Are castor oil packs safe?", "My castor oil packs", "A castor oil pack"],
      "castor oil packs",
    ],
    ["keeps the number of a name", "zone_2", ["Is zone 2 slow?", "My zone 2 runs", "About zone 2"], "zone 2"],
  ])("%s", (_, concept, titles, name) => {
    expect(phraseOf(concept, titled(...titles))).toBe(name)
  })

  test("is a new term", () => {
    expect(newTerm("hyrox", titled("My Hyrox", "Our Hyrox", "This Hyrox"))).toEqual({
      concept: "hyrox",
      name: "Hyrox",
      kind: "term",
      listed: false,
    })
  })

  test("is nothing for a verb by itself, or without any text", () => {
    expect(newTerm("decreas", titled("Decreased appetite", "It decreases", "To decrease"))).toBeNull()
    expect(newTerm("hyrox", [])).toBeNull()
  })
})
