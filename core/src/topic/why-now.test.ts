import { describe, expect, test } from "vitest"
import { aPost, burst, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { detectTopics } from "./detect-topics.ts"

const day = 86_400
const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const traffic = steadyTraffic(asOf)
const whyOf = (word: string, ...posts: ReadonlyArray<ReturnType<typeof aPost>>) =>
  detectTopics({ posts: readPosts([...traffic, ...posts]), asOf }).find(({ keywords }) =>
    keywords[0]?.toLowerCase().includes(word),
  )?.engagementData.whyNow

const openings = [
  "Does _ keep you awake at night?",
  "My neighbour told everybody _ and now I wonder",
  "Anyone over sixty who takes _ with breakfast?",
  "Read in a magazine that _ is the new thing",
  "Is the cheap _ from the market the same?",
  "Two weeks of _ and nothing to report",
  "My coach laughs about _ while the nurse does not",
  "How long until _ would show in a blood test?",
]

describe("why a topic is there now", () => {
  test("is the word that nobody wrote in the weeks before, with the posts that write it", () => {
    expect(whyOf("berberine", ...burst(asOf, 8))).toMatchObject({
      kind: "new_word",
      says: "New word: berberine, in all 8 posts",
      word: { text: "berberine", posts: 8 },
    })
  })

  test("is that word alone, whatever the posts say of it, unless it is written as a name", () => {
    const chips = (words: string) =>
      detectTopics({
        posts: readPosts([
          ...traffic,
          ...openings.map((opening, at) =>
            aPost({
              id: `said-${at}`,
              authorKey: `somebody-${at}`,
              community: ["nutrition", "Fitness", "running"][at % 3] ?? "",
              title: opening.replace("_", words),
              createdAt: asOf - at * 20_000 - 500,
            }),
          ),
        ]),
        asOf,
      }).map(({ engagementData }) => engagementData.whyNow?.says)
    expect(chips("zelviamax cures warts")).toContain("New word: zelviamax, in all 8 posts")
    expect(chips("Urolithin A")).toContain("New word: Urolithin A, in all 8 posts")
  })

  test("is the day and place where it began, when the word has been seen this week", () => {
    const first = aPost({
      id: "first",
      community: "Fitness",
      title: "Heard of berberine in the gym",
      createdAt: asOf - 5 * day,
    })
    expect(whyOf("berberine", first, ...burst(asOf, 8))).toMatchObject({
      kind: "first_seen",
      says: "First seen 15 Nov in r/Fitness, now in 3 communities",
      firstSeen: { day: "2026-11-15", community: "Fitness" },
    })
  })

  test("is none, since the count stands on the card, while less than three weeks are known", () => {
    const young = traffic.filter(({ createdAt }) => createdAt >= asOf - 12 * day)
    const [topic] = detectTopics({ posts: readPosts([...young, ...burst(asOf, 8)]), asOf })
    expect(topic?.engagementData.whyNow).toBeNull()
  })
})
