import { describe, expect, test } from "vitest"
import { aPost, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { detectTopics } from "./detect-topics.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const day = 86_400

const posted = (mark: string, texts: ReadonlyArray<readonly [title: string, body: string]>, ago = 0) =>
  texts.map(([title, body], i) =>
    aPost({
      id: `${mark}-${i}`,
      title,
      body,
      community: ["nutrition", "Fitness", "running"][i % 3] ?? "",
      createdAt: asOf - ago * day - 20_000 * (i + 1),
    }),
  )

const about = posted("about", [
  ["Does zinc help with a cold?", ""],
  ["Zinc at night or in the morning?", ""],
  ["How much zinc is too much?", ""],
  ["A question", "Is zinc of any use with a cold?"],
  ["Zinc and my stomach", ""],
])
const passing = posted("passing", [
  ["My shelf", "There stand zinc, salt and my shoes. I went for a run after that."],
  ["A long day", "I had soup, then zinc, then slept. The run was fine."],
])
const topicOn =
  (name: string) =>
  (...extra: ReadonlyArray<ReturnType<typeof aPost>>) =>
    detectTopics({ posts: readPosts([...steadyTraffic(asOf), ...extra]), asOf }).find(
      ({ keywords }) => keywords[0] === name,
    )
const topicOf = topicOn("zinc")

describe("a topic of a listed subject", () => {
  test("is made of the posts that are about it, not of those that name it in passing", () => {
    const topic = topicOf(...about, ...passing)
    expect(topic?.postCount).toBe(5)
    expect(topic?.members.toSorted()).toEqual(about.map(({ id }) => id).toSorted())
  })

  test("is counted alike in the weeks before: what only named it then was none of it", () => {
    const before = Array.from({ length: 8 }, (_, week) =>
      posted(
        `before${week}`,
        [["My shelf", "There stand zinc and my shoes. I went for a run."]],
        4 + 3 * week,
      ),
    ).flat()
    const topic = topicOf(...about, ...passing, ...before)
    expect(topic?.engagementData.expected).toBe(0)
  })
})

test("what rises by its name alone is told by all that name it, where those about it came as often as ever", () => {
  const dishes = "soup bread rice tofu eggs pasta stew curry porridge".split(" ")
  const places = "gym pool beach forest kitchen garage station balcony market".split(" ")
  const weeks = dishes
    .map((_, week) =>
      posted(
        `week${week}`,
        [
          [`Turmeric beside ${dishes[week]}`, ""],
          [`My ${dishes[week]} made me buy turmeric`, ""],
          [`Turmeric, a ${places[week]} and me`, ""],
        ],
        3 + 3 * week,
      ),
    )
    .flat()
  const shelves = places
    .slice(0, 5)
    .map((_, shelf) =>
      posted(
        `shelf${shelf}`,
        [[`In my ${places[shelf]}`, `There stand turmeric and ${dishes[shelf]}.`]],
        shelf % 3,
      ),
    )
    .flat()
  const now = posted("now", [
    ["Turmeric and my stomach", ""],
    ["A spoon of turmeric", ""],
    ["Turmeric before bed", ""],
    ["Turmeric for my neighbour", ""],
    ["Turmeric and a cold shower", ""],
    ["My aunt brought turmeric", ""],
  ])
  expect(topicOn("turmeric")(...weeks, ...now)).toBeUndefined()
  expect(topicOn("turmeric")(...weeks, ...now, ...shelves)?.postCount).toBe(now.length + shelves.length)
})

test("what is part of another thing's name is that thing: the fillet of a hen is no part of a body", () => {
  const cooked = posted("cooked", [
    ["Chicken breast with rice and kale", ""],
    ["How long do you roast a chicken breast?", ""],
    ["Chicken breast for the whole week", ""],
  ])
  const worn = posted("worn", [
    ["Breast pain after a long run", ""],
    ["Is breast pain normal when running?", ""],
    ["Breast soreness since Monday", ""],
    ["Breast lumps: when do I see a doctor?", ""],
  ])
  const topics = detectTopics({ posts: readPosts([...steadyTraffic(asOf), ...cooked, ...worn]), asOf })
  const topic = topics.find(({ title }) => /breast/i.test(title) && !/chicken/i.test(title))
  expect(topic?.members.toSorted()).toEqual(worn.map(({ id }) => id).toSorted())
})

test("an oil, a flour or a capsule named after a food is not the food", () => {
  const oiled = posted("oiled", [
    ["Fish oil and my joints", ""],
    ["Which fish oil do you take?", ""],
  ])
  const eaten = posted("eaten", [
    ["Baked fish with lemon", ""],
    ["Fish for dinner, twice a week", ""],
    ["Grilled fish and rice", ""],
    ["My fish stew", ""],
  ])
  const topics = detectTopics({ posts: readPosts([...steadyTraffic(asOf), ...oiled, ...eaten]), asOf })
  const topic = topics.find(({ keywords }) => keywords[0] === "fish")
  expect(topic?.members.toSorted()).toEqual(eaten.map(({ id }) => id).toSorted())
})

describe("a sweet potato is no potato, and what burns on the hips no food", () => {
  const own = posted("own", [
    ["Potato gratin for a cold evening", ""],
    ["Potato curry, without meat", ""],
    ["Boiled potatoes with herbs", ""],
    ["My potato soup", ""],
  ])
  const sweet = posted("sweet", [
    ["Baked sweet potato with beans", ""],
    ["Sweet potato toast on Sunday", ""],
    ["Sweet potatoes from one tray", ""],
    ["My sweet potato stew", ""],
  ])
  const topicsOf = (...posts: Parameters<typeof readPosts>[0]) =>
    detectTopics({ posts: readPosts([...steadyTraffic(asOf), ...posts]), asOf })
  const named = (topics: ReturnType<typeof topicsOf>, name: string) =>
    topics.find(({ keywords }) => keywords[0] === name)

  test("those that are one are its members", () => {
    const topic = named(topicsOf(...own, ...sweet.slice(0, 2)), "potatoes")
    expect(topic?.members.toSorted()).toEqual(own.map(({ id }) => id).toSorted())
  })

  test("where hardly one of them is, it is the other thing that rises", () => {
    const topics = topicsOf(...own.slice(0, 2), ...sweet)
    expect(named(topics, "potatoes")).toBeUndefined()
    expect(named(topics, "sweet potatoes")?.members).toEqual(
      expect.arrayContaining(sweet.map(({ id }) => id)),
    )
  })

  test("body fat is no fat on a plate", () => {
    const burnt = posted("burnt", [
      ["How do I burn fat around the waist?", ""],
      ["Body fat at twenty percent: where to begin?", ""],
      ["Losing fat without losing strength?", ""],
      ["Which body fat scale is right?", ""],
    ])
    expect(named(topicsOf(...burnt), "dietary fat")).toBeUndefined()
  })
})

test("what a forum of the bedroom says of food is no member of a topic of the kitchen", () => {
  const baked = posted("baked", [
    ["Homemade pizza with mushrooms", ""],
    ["Pizza for four, from one tray", ""],
    ["My pizza dough, made overnight", ""],
    ["Which pizza do you bake most often?", ""],
  ])
  const elsewhere = posted("bed", [
    ["Will I get a yeast infection from uncooked pizza dough in bed?", ""],
  ]).map((post) => ({
    ...post,
    community: "sex",
  }))
  const theirs = steadyTraffic(asOf)
    .filter(({ community }) => community === "running")
    .map(({ title, ...post }) => ({
      ...post,
      id: `their-${post.id}`,
      title: `Last night ${title.split(" ").toReversed().join(" ")}`,
      community: "sex",
    }))
  const known = [...steadyTraffic(asOf), ...theirs]
  const topics = detectTopics({ posts: readPosts([...known, ...baked, ...elsewhere]), asOf })
  const topic = topics.find(({ keywords }) => keywords[0] === "pizza")
  expect(topic?.members.toSorted()).toEqual(baked.map(({ id }) => id).toSorted())
})

describe("what plainly rises", () => {
  const many = posted(
    "many",
    Array.from({ length: 36 }, (_, i): readonly [string, string] => [
      `Zinc, question ${i}: does it help?`,
      "",
    ]),
  ).map((post, i) => ({ ...post, createdAt: asOf - 7000 * (i + 1) }))

  test("stands out still when some name it in passing", () => {
    const alone = topicOf(...many)
    const beside = topicOf(...many, ...passing)
    expect(alone?.trendVelocity).toMatch(/viral|hot/)
    expect(beside?.trendVelocity).toBe(alone?.trendVelocity)
  })
})
