import { RecordedEvidence } from "@rounds/adapters/evidence/recorded.ts"
import { EvidenceLibrary } from "@rounds/core/evidence/ports.ts"
import { DAY_SECONDS } from "@rounds/core/kernel/day.ts"
import { shelvesOf } from "@rounds/core/topic/detect-topics.ts"
import { droppedRow, trendRows } from "@rounds/core/topic/report.ts"
import { isReadPost, readPost } from "@rounds/core/reading/read-post.ts"
import { steadyDays } from "@rounds/core/topic/steady-question.ts"
import * as Effect from "effect/Effect"
import { jsonCommand } from "#command.ts"
import { parseInstant } from "#input.ts"
import { sayJson } from "#output.ts"
import { readPosts } from "#posts.ts"

interface Options {
  readonly posts: string
  readonly asOf: string
  readonly explain?: boolean
  readonly steady?: boolean
}

const steadyShown = 10

/** What the counts look at: 31 days before the moment. */
const WINDOW_SECONDS = 31 * DAY_SECONDS
const WORDED_SECONDS = steadyDays * DAY_SECONDS

/** Ranked topics of a file of posts at one moment. */
export const trends = jsonCommand("trends", "rank the topics in a file of posts")
  .requiredOption("--posts <file>", "posts, one JSON object a line; - for standard input, .gz is unpacked")
  .requiredOption("--as-of <time>", "the moment (UTC) the topics stand for", parseInstant)
  .option(
    "--explain",
    "add a line about what rose and is not offered, counted by reason, and posts not read, by language",
  )
  .option("--steady", "add a line with the questions of the last seven days on subjects that do not rise")
  .action(async ({ posts: file, asOf, explain, steady }: Options) => {
    const until = Date.parse(asOf) / 1000
    const notRead = new Map<string, number>()
    const posts = await readPosts(file, (post) => {
      if (post.createdAt >= until || post.createdAt < until - WINDOW_SECONDS) return null
      const read = readPost(post)
      if (!isReadPost(read)) {
        if (read.language !== null) notRead.set(read.language, (notRead.get(read.language) ?? 0) + 1)
        return null
      }
      // Only a week is worded; a month of text would fill the memory for nothing.
      return post.createdAt >= until - WORDED_SECONDS ? read : { ...read, text: null }
    })
    const library = await Effect.runPromise(
      EvidenceLibrary.use((evidence) => evidence.library).pipe(Effect.provide(RecordedEvidence)),
    )
    const { topics, steady: asked, dropped } = shelvesOf({ posts, asOf: until, library })
    trendRows(topics).forEach(sayJson)
    if (steady === true) sayJson({ steady: asked.slice(0, steadyShown) })
    if (explain === true) sayJson({ ...droppedRow(dropped), notRead: Object.fromEntries(notRead) })
  })
