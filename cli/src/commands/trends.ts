import { RecordedEvidence } from "@rounds/adapters/evidence/recorded.ts"
import { EvidenceLibrary } from "@rounds/core/evidence/ports.ts"
import { DAY_SECONDS } from "@rounds/core/kernel/day.ts"
import { shelvesOf } from "@rounds/core/topic/detect-topics.ts"
import { type DroppedRow, droppedRow, type TrendRow, trendRows } from "@rounds/core/topic/report.ts"
import { isReadPost, readPost } from "@rounds/core/reading/read-post.ts"
import { type SteadyQuestion, steadyDays } from "@rounds/core/topic/steady-question.ts"
import * as Effect from "effect/Effect"
import { jsonCommand } from "#command.ts"
import { parseInstant } from "#input.ts"
import { say, sayJson } from "#output.ts"
import { readPosts } from "#posts.ts"
import { sayTwoLists } from "#two-lists.ts"

interface Options {
  readonly posts: string
  readonly asOf: string
  readonly explain?: boolean
  readonly steady?: boolean
  readonly text?: boolean
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
  .option("--text", "print lists to read instead: the questions, and below them what is only named")
  .action(async ({ posts: file, asOf, explain, steady, text }: Options) => {
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
    const found = {
      rows: trendRows(topics),
      ...(steady === true ? { steady: asked.slice(0, steadyShown) } : {}),
      ...(explain === true
        ? { explained: { ...droppedRow(dropped), notRead: Object.fromEntries(notRead) } }
        : {}),
    }
    if (text === true) return sayFound(found)
    found.rows.forEach(sayJson)
    if (found.steady !== undefined) sayJson({ steady: found.steady })
    if (found.explained !== undefined) sayJson(found.explained)
  })

interface Found {
  readonly rows: ReadonlyArray<TrendRow>
  readonly steady?: ReadonlyArray<Pick<SteadyQuestion, "title" | "posts" | "among" | "days">>
  readonly explained?: DroppedRow & { readonly notRead: { readonly [language: string]: number } }
}

/** The same to read: two lists under their headings, and what was asked for beside them. */
const sayFound = ({ rows, steady, explained }: Found): void => {
  sayTwoLists(rows, ({ title, label, posts, usual, among, why }) => {
    const told = among === null ? `${posts}` : `${posts} of ${among}`
    const counted = `${label}, ${told} post${told === "1" ? "" : "s"}, usually ${usual}`
    return `${title}   (${counted})${why === "" ? "" : `   ${why}`}`
  })
  if (steady !== undefined) {
    say(`Steady questions${steady.length === 0 ? ": none" : ""}`)
    for (const { title, posts, among, days } of steady)
      say(`    ${title}   (${posts} of ${among} posts in ${days} days)`)
  }
  if (explained === undefined) return
  const dropped = Object.entries(explained.dropped).filter(([, { count }]) => count > 0)
  say(`Not offered${dropped.length === 0 ? ": nothing" : ""}`)
  for (const [reason, { count, names }] of dropped) say(`    ${reason} ${count}: ${names.join(", ")}`)
  for (const [language, posts] of Object.entries(explained.notRead))
    say(`    not read, ${language}: ${posts}`)
}
