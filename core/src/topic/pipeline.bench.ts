import { existsSync } from "node:fs"
import { fileURLToPath, pathToFileURL } from "node:url"
import type { Post } from "#reading/post.ts"
import { isReadPost, readPost } from "#reading/read-post.ts"
import { sharedData } from "#testing/shared-data.ts"
import { recordedPosts } from "#testing/topic/recorded.ts"
import { detectTopics } from "./detect-topics.ts"

const count = 30_000
const daySeconds = 86_400
const asOf = Date.UTC(2013, 4, 20, 9) / 1000

/** 30,000 recorded posts spread over 31 days. */
const month = (posts: ReadonlyArray<Post>): ReadonlyArray<Post> =>
  posts
    .slice(-count)
    .map((post, i) => ({ ...post, createdAt: Math.floor(asOf - ((i + 0.5) / count) * 31 * daySeconds) }))

const seconds = (run: () => unknown): number => {
  const start = performance.now()
  run()
  return (performance.now() - start) / 1000
}

const prototype = fileURLToPath(
  new URL("../../../../shared/reference/topics-baseline/trend.mjs", import.meta.url),
)

/** From posts to worded topics, cold and warm; beside the prototype, which only counts concepts, where it is at hand. */
export const bench = async () => {
  const data = sharedData()
  if (data === undefined || !existsSync(prototype)) {
    process.stdout.write("  ../shared is absent: nothing to measure\n")
    return []
  }
  const posts = month(recordedPosts(data))
  const { concepts } = await import(pathToFileURL(prototype).href)
  const rows = posts.map((post) => ({
    title: post.title,
    selftext: post.body,
    created_utc: post.createdAt,
    score: post.score,
    num_comments: post.comments,
  }))
  const theirs = seconds(() => concepts(rows, asOf))
  const theirsWarm = seconds(() => concepts(rows, asOf))
  const cold = seconds(() => detectTopics({ posts: posts.map(readPost).filter(isReadPost), asOf }))
  const read = posts.map(readPost).filter(isReadPost)
  const warm = seconds(() => detectTopics({ posts: read, asOf }))
  return [
    {
      name: "30,000 posts read and turned into topics",
      unit: "s",
      ours: cold,
      baseline: theirs,
      baselineName: "prototype: tokens and counts alone",
      ratio: cold / theirs,
      aim: "under 2 s",
    },
    {
      name: "30,000 read posts turned into topics",
      unit: "s",
      ours: warm,
      baseline: theirsWarm,
      baselineName: "prototype: counts alone",
      ratio: warm / theirsWarm,
      aim: "under 1 s",
    },
  ]
}
