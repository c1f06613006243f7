import { describe, expect, test } from "vitest"
import { aPost, burst, readPosts, steadyTraffic, titledPosts } from "#testing/topic/posts.ts"
import { shelvesOf } from "./detect-topics.ts"

const day = 86_400
const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const traffic = steadyTraffic(asOf)
const steadyOf = (...posts: ReadonlyArray<ReturnType<typeof aPost>>) =>
  shelvesOf({ posts: readPosts([...traffic, ...posts]), asOf })
const about = (titles: ReadonlyArray<string>, ago = 3.2) =>
  titledPosts(titles, { mark: `about-${ago}`, asOf, ago, apart: 0.7 })
const headaches = [
  "How do I treat a headache after work?",
  "Headache: which remedy helps?",
  "Got rid of my headache, finally",
  "Headache and my landlord",
  "What treatment for a headache?",
]

describe("steady questions", () => {
  test("are what people ask about a subject within seven days, told with those who ask", () => {
    const found = steadyOf(...about(headaches)).steady.find(({ subject }) => subject === "headaches")
    expect(found).toMatchObject({ posts: 4, among: 5, days: 7, title: expect.stringMatching(/\?$/) })
  })

  test("open with the count of those who ask, which is none where people only answer", () => {
    const opened = (titles: ReadonlyArray<string>) => {
      const { steady, steadyTopics } = steadyOf(...about(titles))
      const at = steady.findIndex(({ subject }) => subject === "headaches")
      return { posts: steady[at]?.posts, question: steadyTopics[at]?.engagementData.question }
    }
    // Of the four that carry the question, one tells that it is over.
    expect(opened(headaches)).toMatchObject({ posts: 4, question: { posts: 3, among: 5 } })
    const answers = [
      "Got rid of my headache, finally",
      "Treated my headache with sleep all winter",
      "The headache remedy that my sister swears by",
      "Headache and my landlord",
    ]
    expect(opened(answers)).toEqual({ posts: 3, question: null })
  })

  test("come from posts of those days alone", () => {
    const before = steadyOf(...about(headaches, 8)).steady
    expect(before.find(({ subject }) => subject === "headaches")).toBeUndefined()
  })

  test("are none about a subject that rises", () => {
    const { topics, steady } = steadyOf(...burst(asOf, 10, "creatine"))
    expect(topics[0]?.keywords[0]).toBe("creatine")
    expect(steady.map(({ subject }) => subject)).not.toContain("creatine")
  })

  test("are none half of whose posts are those of a rising topic", () => {
    const beside = about(
      headaches.map((title) => `${title} (creatine again)`),
      0.2,
    )
    const { topics, steady } = steadyOf(...burst(asOf, 10, "creatine"), ...beside)
    expect(topics[0]?.keywords[0]).toBe("creatine")
    expect(steady.map(({ subject }) => subject)).not.toContain("headaches")
  })

  test("open with no more posts of three days than are about them", () => {
    const passing = about(
      ["My shelf", "A long day", "Moving house", "The cat", "My garden", "Rain again"].map(
        (title, i) => `${title} ${i}`,
      ),
      0.1,
    ).map((post, i) => ({
      ...post,
      id: `passing-${i}`,
      body: `There was a headache, then soup and a walk ${i}.`,
    }))
    const { steady, steadyTopics } = steadyOf(...about(headaches), ...passing)
    const at = steady.findIndex(({ subject }) => subject === "headaches")
    expect(at).toBeGreaterThanOrEqual(0)
    expect(steadyTopics[at]?.postCount).toBeLessThanOrEqual(steady[at]?.among ?? 0)
  })

  test("are the same whatever the order of the posts, one for each subject", () => {
    const posts = readPosts([...traffic, ...about(headaches)])
    const { steady } = shelvesOf({ posts, asOf })
    expect(shelvesOf({ posts: posts.toReversed(), asOf }).steady).toEqual(steady)
    expect(new Set(steady.map(({ subject }) => subject)).size).toBe(steady.length)
    expect(steady.length).toBeGreaterThan(0)
  })

  test("ask nobody for tips on a grave illness, and for no recipe with what is too wide for a dish", () => {
    const { steady } = steadyOf(
      ...about([
        "What helps with stomach cancer at home?",
        "Stomach cancer: which remedy helps?",
        "Got rid of my stomach cancer, finally",
        "What treatment for stomach cancer?",
        "Treatment of stomach cancer by diet?",
      ]),
      ...about(
        [
          "Recipe for fried food that stays crisp?",
          "How do I cook fried food without the smell?",
          "Looking for a fried food recipe",
          "What can I make as fried food tonight?",
          "Fried food at home, any recipe?",
        ],
        3.4,
      ),
    )
    const told = steady.map(({ title }) => title).join(" ")
    expect(told).not.toMatch(/cancer|fried/i)
  })

  test("leave places to other fields where one asks far more", () => {
    const foods =
      "lentils chickpeas broccoli spinach carrots mushrooms cabbage pumpkin zucchini eggplant cauliflower asparagus beets peas"
    const guests =
      "aunt uncle neighbour twins colleague grandmother boyfriend landlord cousin roommate teacher choir brother goddaughter"
    const host = guests.split(" ")
    const cooked = foods.split(" ").flatMap((food, at) =>
      [
        `My ${host[at]} visits: what can I make with ${food}?`,
        `How do I cook ${food} as ${host[(at + 3) % host.length]} does?`,
        `Looking for a ${food} recipe that a ${host[(at + 5) % host.length]} likes`,
        `${food} again, any recipe? ${host[(at + 7) % host.length]} is bored`,
      ].map((title, i) =>
        aPost({
          id: `${food}-${i}`,
          title,
          community: "nutrition",
          createdAt: asOf - (3.4 + 0.8 * i) * day,
        }),
      ),
    )
    const found = steadyOf(...cooked, ...about(headaches)).steady
    const kitchen = found.filter(({ specialties }) => specialties.every((one) => one === "nutritionist"))
    expect(kitchen.length).toBeGreaterThan(5)
    expect(kitchen.length).toBeLessThanOrEqual(10)
    expect(found.map(({ subject }) => subject)).toContain("headaches")
  })
})
