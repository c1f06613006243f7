import { ArticleIndexUnavailable } from "@rounds/core/evidence/rejections.ts"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schedule from "effect/Schedule"
import * as Semaphore from "effect/Semaphore"
import type { PubMedAccess } from "./pubmed.ts"

const ENTREZ = "https://eutils.ncbi.nlm.nih.gov/entrez/eutils"

/** One call, from connecting to its last byte. */
const LIMIT_MS = 15_000

/** Twenty summaries or ten abstracts stay far below; more is not read. */
const LONGEST_ANSWER = 4_000_000

/**
 * Calls NCBI's E-utilities as it asks to be called: with tool and address, at most three requests a second, ten with a
 * key (NCBI, "A General Introduction to the E-utilities", NBK25497). Tries twice more when it is busy or down.
 */
export const makeEntrez = Effect.fn("makeEntrez")(function* ({ email, key }: PubMedAccess) {
  const oneAtATime = yield* Semaphore.make(1)
  const between = 1000 / (key === null ? 3 : 10)
  const pace = { next: 0 }
  const identity = {
    db: "pubmed",
    tool: "rounds",
    email,
    ...(key === null ? {} : { api_key: Redacted.value(key) }),
  }

  /** Waits for the turn; the call itself may overlap with the next one's. */
  const turn = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const wait = Math.max(0, pace.next - now)
    pace.next = now + wait + between
    if (wait > 0) yield* Effect.sleep(wait)
  }).pipe(Semaphore.withPermit(oneAtATime))

  const text = (tool: string, parameters: { readonly [name: string]: string }) =>
    Effect.andThen(turn, ask(`${ENTREZ}/${tool}`, new URLSearchParams({ ...identity, ...parameters }))).pipe(
      Effect.retry({
        times: 2,
        schedule: Schedule.exponential("1 second"),
        while: ({ reason }) => reason !== "not_set_up",
      }),
    )

  const json = (tool: string, parameters: { readonly [name: string]: string }) =>
    Effect.flatMap(text(tool, { ...parameters, retmode: "json" }), (answer) =>
      Effect.try({ try: (): unknown => JSON.parse(answer), catch: () => unavailable("down") }),
    )

  return { text, json }
})

const unavailable = (reason: "busy" | "down") =>
  new ArticleIndexUnavailable({ reason, retryAfterSeconds: 60 })

/** Sent as a form: a long claim makes a long address, and the key stays out of it. */
const ask = (url: string, body: URLSearchParams) =>
  Effect.tryPromise({
    try: async (signal) => {
      const answer = await fetch(url, { method: "POST", body, signal, redirect: "error" })
      const text = await answer.text()
      return { status: answer.status, text }
    },
    catch: () => unavailable("down"),
  }).pipe(
    Effect.timeoutOrElse({ duration: LIMIT_MS, orElse: () => Effect.fail(unavailable("down")) }),
    Effect.flatMap(({ status, text }) => {
      if (status === 429) return Effect.fail(unavailable("busy"))
      return status === 200 && text.length <= LONGEST_ANSWER
        ? Effect.succeed(text)
        : Effect.fail(unavailable("down"))
    }),
  )
