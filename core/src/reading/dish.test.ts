import { describe, expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"

const isCooked = (title: string, body = ""): boolean =>
  readPosts([aPost({ id: "a", title, body })])[0]?.asks.title.includes("cook") ?? false

describe("a title tells what can be cooked", () => {
  test.each([
    "The monkey bread I made for a Sunday morning with friends",
    "Made some amazing rye bread",
    "How to make yogurt in a jar",
    "My aunt and I made pierogi and bread",
    "Lentil soup, hot and thick",
    "Finally found a pie crust that holds! Leek pie with mustard",
    "I bought a whole pumpkin for soup: what should I do with it?",
    "The pizza recipe that my cousin got me to try",
  ])("where somebody makes it: %s", (title) => {
    expect(isCooked(title)).toBe(true)
  })

  test.each([
    "Bread made me bloated again",
    "I made the switch to almond milk",
    "Making room for my coffee",
    "Make sure that eggs are in every day",
    "The burrito place at Westfield has a new menu",
    "Ordered a gluten-free pizza last night",
    "She proposed to me with a pizza",
    "A frozen pizza with broccoli was announced today",
    "It is my cake day",
    "Found a vegan sauce at the store",
  ])("and not where it is only had, or something else is made: %s", (title) => {
    expect(isCooked(title)).toBe(false)
  })

  test.each([
    "Tomato and bean stew. I had nothing else at home",
    "Grilled peaches with honey",
    "Which sauces belong into a kitchen?",
    "Other uses for burger patties?",
  ])("and where one part of it is a dish, or asks for one: %s", (title) => {
    expect(isCooked(title)).toBe(true)
  })

  test.each([
    "A dairy company takes back what it said about almond milk and cheese",
    "A new law on pizza and salad in schools",
    "Bacon and eggs linked to bad sleep, researchers say",
    "Why does a salad cost more than a burger?",
    "Which ingredients of sunscreens are active?",
    "What do I do with old bras?",
    "Stuffed animals help my daughter at the dentist, and me with my fear",
    "Soy milk with caramel at Starbucks",
  ])("and not where it is news, or no food: %s", (title) => {
    expect(isCooked(title)).toBe(false)
  })

  test("and where the body below a food is its recipe", () => {
    const recipe = "Take 3 cups of flour, 2 tsp salt, 1 tsp sugar and a cup of water. Knead, wait, bake."
    expect(isCooked("Bread on a budget", recipe)).toBe(true)
    expect(isCooked("Bread on a budget", "I never know what to buy.")).toBe(false)
    expect(isCooked("On a budget", recipe)).toBe(false)
  })
})

test.each([
  "How to store fruits and vegetables to keep them from spoiling",
  "My half marathon plan now includes a pizza day",
])("nobody shows a dish here: %s", (title) => {
  expect(isCooked(title)).toBe(false)
})
