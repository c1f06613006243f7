import type { Post } from "#reading/post.ts"
import { isReadPost, readPost, type ReadPost } from "#reading/read-post.ts"

const daySeconds = 86_400
const threeCommunities = ["nutrition", "Fitness", "running"]

/** A post with sensible values for all that a test does not name. */
export const aPost = (fields: Partial<Post> & { readonly id: string }): Post => ({
  community: "nutrition",
  title: "How much creatine should I take?",
  body: "",
  createdAt: 0,
  score: 10,
  comments: 5,
  authorKey: null,
  flair: null,
  permalink: `https://forum.test/${fields.id}`,
  url: null,
  over18: false,
  stickied: false,
  removed: false,
  automated: false,
  ...fields,
})

interface Titled {
  /** What their ids begin with. */
  readonly mark: string
  /** The moment (seconds) that the posts are dated back from. */
  readonly asOf: number
  /** Days before it of the first, and from each to the one before it. */
  readonly ago?: number | undefined
  readonly apart?: number
}

/** A post of each title, one after the other in three communities. */
export const titledPosts = (
  titles: ReadonlyArray<string>,
  { mark, asOf, ago = 0.2, apart = 0.6 }: Titled,
): ReadonlyArray<Post> =>
  titles.map((title, i) =>
    aPost({
      id: `${mark}-${i}`,
      title,
      community: threeCommunities[i % 3] ?? "",
      createdAt: asOf - (ago + apart * i) * daySeconds,
    }),
  )

/** The posts of these that take part. */
export const readPosts = (posts: ReadonlyArray<Post>): ReadonlyArray<ReadPost> =>
  posts.map(readPost).filter(isReadPost)

const everyday = [
  "Chicken and rice again for dinner, any good recipe?",
  "My squat is stuck at the same weight for weeks",
  "Yoga in the morning or in the evening?",
  "Which running shoes for wide feet?",
  "Is keto flu normal in the first days?",
  "Acne on my cheeks will not clear up",
  "Trying to quit smoking again this month",
  "Deadlift form with long legs",
  "Greek yogurt as a protein source",
  "First marathon training plan for me",
]

/**
 * A month of steady, unremarkable traffic in three communities up to `asOf` (seconds): every subject as often each
 * day as on the day before.
 */
export const steadyTraffic = (asOf: number): ReadonlyArray<Post> =>
  Array.from({ length: 31 }, (_, day) =>
    threeCommunities.flatMap((community, c) =>
      Array.from({ length: 5 }, (_, i) =>
        aPost({
          id: `${community}-${day}-${i}`,
          community,
          title: `${everyday[(i * 2 + c + day) % everyday.length] ?? ""} (${["hello", "thanks", "please", "sorry", "again"][i] ?? ""} ${community}${day}n${i})`,
          createdAt: asOf - day * daySeconds - 3600 * (i * 4 + 1),
          score: 3 + ((i * 7 + day) % 20),
          comments: 1 + ((i * 5 + day) % 9),
        }),
      ),
    ),
  ).flat()

/** Questions of several people about one new thing within two days before `asOf`. */
export const burst = (asOf: number, count: number, thing = "berberine"): ReadonlyArray<Post> =>
  Array.from({ length: count }, (_, i) =>
    aPost({
      id: `burst-${thing}-${i}`,
      community: ["nutrition", "Fitness", "running"][i % 3] ?? "nutrition",
      title:
        [
          `How much ${thing} is too much for a small person?`,
          `Anyone tried ${thing} for lower appetite?`,
          `${thing} side effects worry my sister`,
          `Is ${thing} safe next to coffee`,
          `Which ${thing} brand do you trust`,
          `Started ${thing} yesterday, now what`,
          `Doctor laughed about ${thing}`,
          `Where does ${thing} come from originally`,
          `My trainer sells ${thing}, should I buy it`,
          `Questions before ordering ${thing}`,
        ][i % 10] ?? thing,
      createdAt: asOf - 3600 * (2 + ((i * 5) % 40)),
      score: 20 + i,
      comments: 15 + i,
    }),
  )
