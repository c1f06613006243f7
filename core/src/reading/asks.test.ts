import { describe, expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { asksOf } from "./asks.ts"
import { communitySubject } from "./community-subject.ts"

describe("what a post asks", () => {
  test("is read in its title and in its questions apart", () => {
    expect(asksOf("Does creatine have side effects?", ["How long until it works?"])).toEqual({
      title: ["safety"],
      questions: ["duration"],
    })
  })

  test.each([
    ["Form check: squat", "technique"],
    ["Any luck with zinc for acne?", "treatment"],
    ["Best brands for wide feet", "choice"],
    ["Quitting cold turkey tomorrow", "stop"],
    ["Is this normal?", "normal"],
  ] as const)("in %s is %s", (title, aspect) => {
    expect(asksOf(title, []).title).toContain(aspect)
  })

  test.each([
    ["Finding a good helmet is a pain in the neck", "pain"],
    ["Olympic trials next week", "research"],
    ["Is my coach doing enough?", "amount"],
    ["Nobody can cure you but you", "treatment"],
    ["This app is not meant to treat or diagnose", "treatment"],
    ["A sweet treat for runners", "treatment"],
    ["Buying a used bench was a mistake", "technique"],
    ["I run cause I love it", "cause"],
    ["Do people with ADHD like puzzles?", "others"],
    ["Effects of obesity on hearing", "effect"],
    ['My coach said "quit smoking and get some sleep" and left', "stop"],
  ] as const)("is not told by one loose word: %s is no %s", (title, aspect) => {
    expect(asksOf(title, []).title).not.toContain(aspect)
  })

  test.each([
    ["Is 40 g of protein enough for a day?", "amount"],
    ["Am I getting enough iron?", "amount"],
    ["Will this cream treat acne?", "treatment"],
    ["A clinical trial of zinc", "research"],
    ["Is anxiety causing my headaches?", "cause"],
  ] as const)("but by its frame: %s is %s", (title, aspect) => {
    expect(asksOf(title, []).title).toContain(aspect)
  })

  test("is no doctor's matter because somebody has a diagnosis", () => {
    expect(asksOf("Six years after the diagnosis", []).title).not.toContain("doctor")
    expect(asksOf("How do I get diagnosed?", []).title).toContain("doctor")
    expect(asksOf("Is an official diagnosis worth it?", []).title).toContain("doctor")
  })

  test("is nothing under a title about things or shows", () => {
    expect(asksOf("Which tires should I get?", ["How much do they cost?"])).toEqual({
      title: [],
      questions: [],
    })
  })

  test("is what can be cooked, when a title names a dish; a story with food is none", () => {
    const [dish, story] = readPosts([
      aPost({ id: "dish", title: "Salmon with spinach and rice" }),
      aPost({ id: "story", title: "I was given salmon and spinach by my neighbour" }),
    ])
    expect(dish?.asks.title).toContain("cook")
    expect(story?.asks.title).not.toContain("cook")
  })
})

describe("a community is named after", () => {
  test.each([
    ["acne", "acn"],
    ["socialanxiety", "social_anxieti"],
    ["xxketo", "keto"],
    ["AdvancedRunning", "run"],
    ["EatCheapAndHealthy", null],
    ["bodyweightfitness", null],
  ] as const)("%s: %s", (community, concept) => {
    expect(communitySubject(community)).toBe(concept)
  })
})
