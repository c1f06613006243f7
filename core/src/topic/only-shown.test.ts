import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { isOnlyShown } from "./only-shown.ts"

const lemon: Subject = { concept: "lemon", name: "lemon", kind: "food", listed: true }
const salad: Subject = { concept: "salad", name: "salad", kind: "food", listed: true }

const rise = (titles: ReadonlyArray<string>, subject: Subject, significant = false) => ({
  told: { tells: "subject" as const, subject },
  trend: {
    concept: subject.concept,
    subject,
    posts: readPosts(
      titles.map((title, at) => aPost({ id: `own-${at}`, title, body: "", community: "fitmeals" })),
    ),
    tail: 0.02,
    significant,
  },
})

const plates = [
  "Salmon, pasta and a squeeze of lemon",
  "Roast chicken with potatoes, garlic and lemon",
  "Grilled fish with rice and lemon",
]
const asked = [
  "Is lemon water bad for your teeth?",
  "How much lemon is too much?",
  "Grilled fish with rice and lemon",
]

test("a food that only lies on plates which are shown is no topic", () => {
  expect(isOnlyShown(rise(plates, lemon))).toBe(true)
})

test("it is one where half of its posts ask, and where it stands out among all that was counted", () => {
  expect(isOnlyShown(rise(asked, lemon))).toBe(false)
  expect(isOnlyShown(rise(plates, lemon, true))).toBe(false)
})

test("a dish is shown as itself, and a question is told as a question", () => {
  const salads = ["Bean salad with egg", "Potato salad with herbs", "Greek salad with olives"]
  expect(isOnlyShown(rise(salads, salad))).toBe(false)
  const { trend } = rise(plates, lemon)
  expect(isOnlyShown({ told: { tells: "question", subject: lemon }, trend })).toBe(false)
})

test("a food's word within a name is no food", () => {
  const mayo: Subject = { concept: "mayo", name: "mayonnaise", kind: "food", listed: true }
  const feasts = [
    "Tacos, rice and beans for Cinco de Mayo",
    "Cinco de Mayo: chicken with lime, avocado and salsa",
    "My Cinco de Mayo plate with beef and corn",
  ]
  expect(isOnlyShown(rise(feasts, mayo))).toBe(false)
})
