import { DAY_SECONDS } from "@rounds/core/kernel/day.ts"
import { droppedRow, explainTopics, trendRows } from "@rounds/core/topic/detect-topics.ts"
import { isReadPost, readPost } from "@rounds/core/topic/read-post.ts"
import { jsonCommand } from "#command.ts"
import { parseInstant } from "#input.ts"
import { sayJson } from "#output.ts"
import { readPosts } from "#posts.ts"

interface Options {
  readonly posts: string
  readonly asOf: string
  readonly explain?: boolean
}

/** What the counts look at: 31 days before the moment. */
const WINDOW_SECONDS = 31 * DAY_SECONDS
const WORDED_SECONDS = 3 * DAY_SECONDS

/** Ranked topics of a file of posts at one moment. */
export const trends = jsonCommand("trends", "rank the topics in a file of posts")
  .requiredOption("--posts <file>", "posts, one JSON object a line; - for standard input, .gz is unpacked")
  .requiredOption("--as-of <time>", "the moment (UTC) the topics stand for", parseInstant)
  .option("--explain", "add a line about what rose and is not offered, counted by reason")
  .action(async ({ posts: file, asOf, explain }: Options) => {
    const until = Date.parse(asOf) / 1000
    const posts = await readPosts(file, (post) => {
      if (post.createdAt >= until || post.createdAt < until - WINDOW_SECONDS) return null
      const read = readPost(post)
      if (!isReadPost(read)) return null
      // Only the window is worded; a month of text would fill the memory for nothing.
      return post.createdAt >= until - WORDED_SECONDS ? read : { ...read, text: null }
    })
    const { topics, dropped } = explainTopics({ posts, asOf: until })
    trendRows(topics).forEach(sayJson)
    if (explain === true) sayJson(droppedRow(dropped))
  })
