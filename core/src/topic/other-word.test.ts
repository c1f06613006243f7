import { expect, test } from "vitest"
import { aPost, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { detectTopics } from "./detect-topics.ts"

const day = 86_400
const asOf = Date.UTC(2026, 10, 20, 9) / 1000

const titlesOn = (titles: ReadonlyArray<string>): ReadonlyArray<string> => {
  const posts = titles.map((title, i) =>
    aPost({
      id: `other-${i}`,
      title,
      community: ["Health", "Fitness", "running"][i % 3] ?? "",
      createdAt: asOf - (0.1 + 0.35 * i) * day,
    }),
  )
  return detectTopics({ posts: readPosts([...steadyTraffic(asOf), ...posts]), asOf }).map(
    ({ title }) => title,
  )
}

test.each([
  [
    "lungs are no lunges",
    [
      "My lungs burn on cold mornings",
      "Are my lungs ready for altitude?",
      "Lungs of a former smoker, one year on",
      "What do lungs look like after pneumonia?",
      "Do lungs recover after years of dust?",
      "How do I strengthen my lungs?",
    ],
    /lung/i,
    /lunge/i,
  ],
  [
    "vitamins are no vitamin E",
    [
      "Do you take your vitamins in the morning?",
      "Which vitamins do you buy for the whole family?",
      "My vitamins make me queasy",
      "Vitamins on an empty stomach, yes or no?",
      "Are gummy vitamins any good?",
      "Do vitamins expire in the cupboard?",
    ],
    /vitamin/i,
    /vitamin E\b/,
  ],
  [
    "vitamin E is itself",
    [
      "Does vitamin E help dry skin?",
      "Vitamin E capsules: how long do you take them?",
      "Is vitamin E safe with fish oil?",
      "Vitamin E on scars, my three months",
      "My doctor told me to stop vitamin E",
      "Too much vitamin E?",
    ],
    /vitamin E\b/i,
    /vitamins/i,
  ],
  [
    "a dress is no dressing",
    [
      "My old dress fits again!",
      "That dress from the wedding, two sizes down",
      "I wore the dress today",
      "Zipped up the dress I kept as motivation",
      "Red dress, at last",
      "The dress is too big now",
    ],
    /./,
    /dressing/i,
  ],
  [
    "who cycles has no menstrual cycle",
    [
      "My menstrual cycle is all over the place since June",
      "Menstrual cycle and iron: what did your doctor say?",
      "How does the menstrual cycle change in your forties?",
      "A menstrual cycle of forty days",
      "Is it normal that my menstrual cycle got shorter?",
      "Menstrual cycle tracking without an app",
    ],
    /menstrual cycle/i,
    /cycling/i,
  ],
  [
    "who keeps water keeps no retainer",
    [
      "Why do I retain water before a race?",
      "Do I retain more water on creatine?",
      "How to not retain water on a flight",
      "Hot days make me retain water",
      "I retain water after salty meals, is it normal?",
      "Do you retain water in the first week?",
    ],
    /./,
    /retainers/i,
  ],
])("%s", (_, titles, expected, other) => {
  const found = titlesOn(titles)
  expect(found.filter((title) => other.test(title))).toEqual([])
  expect(found.join("\n")).toMatch(expected)
})

test("who trains in cycles does not cycle", () => {
  const found = titlesOn([
    "One cycle of the strength plan, my notes",
    "Second cycle done: what changed",
    "Three cycles of the programme, a review",
    "How long is one cycle for you?",
    "My cycle ends on Friday, then a break",
    "Cycle four: still adding weight",
  ])
  expect(found.filter((title) => /cycling/i.test(title))).toEqual([])
})

test("a unit of measure is no topic, however many posts count in it", () => {
  const found = titlesOn([
    "Deadlift of 140 kg at last",
    "From 92 to 80 kg in a year",
    "Total of 510 kg, my first meet",
    "How I lost those kg after the baby",
    "My kg went up although I eat less",
    "Squat: 100 kg for five",
    "Bench at 90 kg, advice?",
    "Every kg counts on the bike",
  ])
  expect(found.filter((title) => /\bkg\b/i.test(title))).toEqual([])
})

test("a plain word asks no question", () => {
  const found = titlesOn([
    "Which effects did you notice first?",
    "Effects after two weeks, anyone?",
    "What effects should I expect?",
    "Are these effects normal?",
    "The effects wore off by noon",
    "Did the effects last for you?",
  ])
  expect(found.filter((title) => /effects.*\?/i.test(title))).toEqual([])
})
