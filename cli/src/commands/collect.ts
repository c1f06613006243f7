import { basename } from "node:path"
import { readJsonl } from "@rounds/adapters/forum/jsonl.ts"
import { collect as collectNow, collectPosts } from "@rounds/core/collection/collect.ts"
import { reasonOf } from "@rounds/core/collection/edition.ts"
import { type CollectionStage, Topics } from "@rounds/core/topic/ports.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { command, refuse, Refused } from "#command.ts"
import { parseInstant } from "#input.ts"
import { say, sayJson, warn } from "#output.ts"
import { onProduct } from "#product.ts"
import { sayTwoLists } from "#two-lists.ts"

interface Options {
  readonly posts?: string
  readonly asOf?: string
  readonly json?: true
}

/** Collects now, from the configured source or from a file, and publishes the topics found. */
export const collect = command("collect", "collect posts and publish the topics found in them")
  .option("--posts <file>", "posts, one JSON object a line, instead of the configured source; - and .gz work")
  .option("--as-of <time>", "the moment (UTC) the topics stand for; default: now", parseInstant)
  .action(async ({ posts, asOf, json }: Options) => {
    const onStage = (stage: CollectionStage): Effect.Effect<void> => Effect.sync(() => warn(inWords(stage)))
    let read = 0
    await onProduct(
      Effect.gen(function* () {
        const edition =
          posts === undefined
            ? yield* collectNow({ asOf: asOf ?? null, dueOn: null, onStage, despiteRests: true })
            : yield* collectPosts({
                source: posts === "-" ? "stdin" : basename(posts),
                asOf: asOf ?? DateTime.formatIso(yield* DateTime.now),
                posts: Stream.orDie(
                  Stream.fromAsyncIterable(readJsonl(posts, reportBad(posts)), cannotRead(posts)),
                ).pipe(Stream.tap(() => Effect.sync(() => (read += 1)))),
                onStage,
              }).pipe(
                Effect.catchTag("NothingCollected", () => Effect.sync(() => refuse(nothingIn(posts, read)))),
              )
        const found = yield* Topics.use((topics) => topics.list({ specialty: null, limit: 10 }))
        if (json) return sayJson({ edition, topics: found })
        if (edition.sampleDate !== null) say(`Sample data of ${edition.sampleDate}`)
        say(`${edition.topics} topics of ${edition.asOf} from ${edition.postsAnalysed} posts`)
        sayTwoLists(
          found,
          ({ title, trendVelocity, engagementScore }) => `${title}   (${trendVelocity}, ${engagementScore})`,
        )
      }).pipe(
        Effect.catchTag("EditionWithheld", ({ editionId, shortfalls }) =>
          Effect.sync(() =>
            refuse(
              `Kept back: ${reasonOf(shortfalls)}. The topics of the last collection stay. To publish it all the same: editions publish ${editionId}`,
            ),
          ),
        ),
        Effect.catchTag("NothingCollected", ({ reasons }) =>
          Effect.sync(() =>
            refuse(`Nothing was collected: ${reasons.length === 0 ? "no post" : reasons.join(" ")}`),
          ),
        ),
      ),
    )
  })

const nothingIn = (file: string, read: number): string =>
  read === 0
    ? `${file} holds no post that can be read.`
    : `None of the ${read} posts of ${file} is of the 31 days before the moment; --as-of names another one.`

const reportBad =
  (file: string) =>
  ({ line, reason }: { readonly line: number; readonly reason: string }): void =>
    warn(`${file}:${line}: ${reason}`)

const cannotRead =
  (file: string) =>
  (cause: unknown): Refused =>
    new Refused(`Cannot read ${file}: ${cause instanceof Error ? cause.message : String(cause)}`)

const inWords = (stage: CollectionStage): string => {
  switch (stage._tag) {
    case "Collecting":
      return `Reading communities: ${stage.done} of ${stage.of}`
    case "Grouping":
      return `Finding topics in ${stage.posts} posts`
    case "Publishing":
      return `Publishing ${stage.topics} topics`
  }
}
