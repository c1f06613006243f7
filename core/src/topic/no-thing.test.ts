import { describe, expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { isManner, isNoThing, isOrdinary, isQuality, isShort } from "./no-thing.ts"

const posts = (...titles: ReadonlyArray<string>) =>
  readPosts(titles.map((title, i) => aPost({ id: `post-${i}`, community: "loseit", title })))

const unlisted = (concept: string, name: string): Subject => ({ concept, name, kind: "term", listed: false })

describe("what rises is no thing to ask about", () => {
  test.each([
    [
      "a mark before numbers",
      "gw",
      "GW",
      ["Keto, GW 140, CW 170", "Weight loss: gw: 130", "GW 155 on a diet"],
    ],
    [
      "a unit after numbers",
      "st",
      "st",
      ["Keto from 18 st to 14st", "Lost 3st with running", "Weight loss: 11 st now", "How many st is safe?"],
    ],
    [
      "a share in percent",
      "lm",
      "LM",
      ["At 12% LM with diet", "Protein at 70% LM", "My LM% and sleep", "LM (30) and squats"],
    ],
    [
      "a verb",
      "squeez",
      "squeeze",
      ["Squeezed my calf", "Squeezing the knee", "She squeezed my ankle", "A squeeze"],
    ],
    ["a way of asking", "doubl_trial", "randomized trial", ["Protein trial", "Sleep trial"]],
    ["a phrase that begins with grammar", "hold", "get hold", ["Get hold of creatine", "Get hold of whey"]],
    ["what a post shows", "pic_insid", "pics inside", ["Keto, pics inside", "Squats, pics inside"]],
    ["an episode", "s07e09", "S07E09", ["S07E09 and keto", "Sleep after S07E09"]],
    [
      "a greeting",
      "merri_christma",
      "Merry Christmas",
      ["Merry Christmas, keto", "Merry Christmas and sleep"],
    ],
    [
      "what people give",
      "christma_gift",
      "Christmas gift",
      ["A Christmas gift: protein", "My keto Christmas gift"],
    ],
    [
      "something that has no part in health",
      "zorbag",
      "Zorbag",
      ["Zorbag sings", "The Zorbag finale", "Zorbag!"],
    ],
    [
      "a name of which one word was counted, and the other is typical of health forums",
      "zorbag",
      "Zorbag Uncooked",
      [
        "Zorbag Uncooked, the finale",
        "After watching Zorbag Uncooked",
        "Behind the scenes of Zorbag Uncooked",
      ],
    ],
  ])("when it is %s", (_, concept, name, titles) => {
    expect(isNoThing(unlisted(concept, name), posts(...titles))).toBe(true)
  })

  test("but a new name among words of health is one, and so is all that is listed", () => {
    const titles = ["Zorbagin and nausea", "Zorbagin for weight loss", "Sleep on Zorbagin"]
    expect(isNoThing(unlisted("zorbagin", "Zorbagin"), posts(...titles))).toBe(false)
    expect(isNoThing({ ...unlisted("zorbag", "Zorbag"), listed: true }, posts("Zorbag sings"))).toBe(false)
  })

  test("nor is a sport called by what one does", () => {
    const titles = ["Plogging with knee pain", "Plogged 5k, calf sore", "Is plogging good cardio?"]
    expect(isNoThing(unlisted("plog", "plogging"), posts(...titles))).toBe(false)
  })
})

test("a word that says how something is, is known by how it is used or ends", () => {
  expect(isQuality(unlisted("delici", "Delicious"))).toBe(true)
  expect(isQuality(unlisted("spici", "spicy"))).toBe(true)
  expect(isQuality(unlisted("bump", "bumps"))).toBe(false)
  expect(isQuality(unlisted("zorbag", "Zorbag"))).toBe(false)
})

describe("a name says how or in what form something is told", () => {
  test.each([
    [
      "in brackets before its titles",
      "low_sodium",
      "LOW SODIUM",
      ["[LOW SODIUM] Stew", "[LOW SODIUM][VEG] Pie"],
    ],
    ["as a participle", "convinc", "convinced", ["Convinced by kettlebells", "I am convinced of oats"]],
    ["as the word for what is made", "recip", "recipes", ["Recipes with kale?", "Recipes for a student"]],
  ])("when it stands %s", (_, concept, name, titles) => {
    expect(isManner(unlisted(concept, name), posts(...titles))).toBe(true)
  })

  test("but a name that a bracket explains, or that no lexicon knows, says what", () => {
    expect(isManner(unlisted("zorbag", "Zorbag"), posts("Zorbag (new)", "My Zorbag [pic]"))).toBe(false)
    expect(isManner(unlisted("zorbed", "zorbed"), posts("I was zorbed", "Zorbed again"))).toBe(false)
  })
})

test("a word that stands in posts of any day is ordinary, a rarer one is not", () => {
  expect(["drug", "stress", "train"].map(isOrdinary)).toEqual([true, true, true])
  expect(["ketchup", "toner", "zorbag"].map(isOrdinary)).toEqual([false, false, false])
})

test("two or three capitals are a short form, more or other letters are a name", () => {
  expect(["MP", "SA", "TDE"].map(isShort)).toEqual([true, true, true])
  expect(["NMDA", "fit", "Oats"].map(isShort)).toEqual([false, false, false])
})
