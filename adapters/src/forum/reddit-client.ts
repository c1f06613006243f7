import { SourceUnavailable } from "@rounds/core/collection/source-ports.ts"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { readToken } from "./listing.wire.ts"
import { jsonIn } from "./outlet/json.ts"
import { makeOneAtATime } from "./outlet/one-at-a-time.ts"
import { makeSourceRest } from "./outlet/rest.ts"
import type { RedditAccess } from "./reddit.ts"

const TOKEN = "https://www.reddit.com/api/v1/access_token"
const API = "https://oauth.reddit.com"

/** The only places that are ever asked, whatever an answer says. */
const HOSTS: ReadonlySet<string> = new Set([TOKEN, API].map((address) => new URL(address).host))

/** One call, from connecting to its last byte. */
const LIMIT_MS = 15_000

/** A community is given up for this run after it has waited so long. */
const LONGEST_REST_MS = 120_000

/** A page of a hundred posts stays far below; more is not read. */
const LONGEST_ANSWER = 20_000_000

interface Request {
  readonly method?: "POST"
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/**
 * Calls Reddit one at a time, rests as its rate-limit headers ask, renews its token in time, and tries twice more when
 * the platform is down. Everything that is no JSON of status 200 is a `SourceUnavailable` with its reason.
 */
export const makeRedditClient = (access: RedditAccess) => {
  const oneAtATime = makeOneAtATime(MAY_PASS)
  const session = { token: "", renewAt: 0 }
  const { rest, limit } = makeSourceRest()

  const send = (community: string, url: string, init: Request) =>
    Effect.gen(function* () {
      yield* rested(community, yield* limit.until)
      const answer = yield* fetchText(community, url, {
        ...init,
        headers: { ...init.headers, "user-agent": access.userAgent },
      })
      yield* rest(restAfter(answer))
      return answer
    })

  const renew = Effect.fn("reddit.renew")(function* (community: string) {
    const now = yield* Clock.currentTimeMillis
    if (now < session.renewAt) return
    const secret = `${access.clientId}:${Redacted.value(access.clientSecret)}`
    const answer = yield* send(community, TOKEN, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(secret).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    })
    const token = answer.status === 200 ? readToken(jsonIn(answer.text)) : null
    if (token === null) {
      const troubled = answer.status >= 500 || answer.status === 429
      const reason = troubled ? statusReason(answer.status) : "The forum did not accept our credentials."
      return yield* unavailable(community, reason, answer)
    }
    session.token = token.value
    // A minute early, so that it does not run out on its way.
    session.renewAt = now + (token.seconds - 60) * 1000
  })

  const get = Effect.fn("reddit.get")(function* (community: string, path: string) {
    yield* renew(community)
    const answer = yield* send(community, `${API}${path}`, {
      headers: { authorization: `bearer ${session.token}` },
    })
    if (answer.status === 401) session.renewAt = 0
    if (answer.status !== 200) return yield* unavailable(community, statusReason(answer.status), answer)
    if (answer.text.trim() === "")
      return yield* unavailable(community, "The forum answered with nothing.", answer)
    const wire = jsonIn(answer.text)
    if (wire === undefined)
      return yield* unavailable(community, "The forum answered with a page instead of data.", answer)
    return wire
  })

  return { get: (community: string, path: string) => oneAtATime(get(community, path)), limit }
}

const OUR_SIGN_IN_RAN_OUT = "Our sign-in at the forum ran out."
const OUT_OF_ORDER = "The forum is out of order."
const SLOW_DOWN = "The forum asks us to slow down."
const TOO_SLOW = "The forum did not answer in time."
const MAY_PASS: ReadonlySet<string> = new Set([OUR_SIGN_IN_RAN_OUT, OUT_OF_ORDER, SLOW_DOWN, TOO_SLOW])

const SHUT = "The community is private or quarantined."
const NOT_THERE = "The community does not exist, or it was banned or renamed."

/** Whether a community cannot be read because nobody may read it any more. */
export const isClosed = ({ reason }: SourceUnavailable): boolean => reason === SHUT || reason === NOT_THERE

const statusReason = (status: number) => {
  if (status === 401) return OUR_SIGN_IN_RAN_OUT
  if (status === 403) return SHUT
  if (status === 404) return NOT_THERE
  if (status === 429) return SLOW_DOWN
  return status >= 500 ? OUT_OF_ORDER : `The forum answered with status ${status}.`
}

const unavailable = (community: string, reason: string, answer: Answer) =>
  Effect.fail(new SourceUnavailable({ community, reason, retryAfter: retryAfter(answer) }))

const rested = Effect.fn("reddit.rested")(function* (community: string, until: number) {
  const wait = until - (yield* Clock.currentTimeMillis)
  if (wait <= 0) return
  // Each community that comes meanwhile waits its part: after a long rest the later ones are read again.
  yield* Effect.sleep(Math.min(wait, LONGEST_REST_MS))
  const still = until - (yield* Clock.currentTimeMillis)
  if (still <= 0) return
  const reason = "The forum's limit is used up."
  return yield* new SourceUnavailable({ community, reason, retryAfter: Math.ceil(still / 1000) })
})

/** Milliseconds to rest before the next call: the numbers may be decimals, and `reset` is in seconds. */
const restAfter = ({ status, headers }: Answer) => {
  const reset = seconds(headers, "x-ratelimit-reset") ?? 0
  const remaining = seconds(headers, "x-ratelimit-remaining")
  if (status === 429) return Math.max(seconds(headers, "retry-after") ?? 0, reset, 1) * 1000
  return remaining !== null && remaining < 1 ? reset * 1000 : 0
}

const retryAfter = (answer: Answer) => (answer.status === 429 ? restAfter(answer) / 1000 : null)

const seconds = (headers: Headers, name: string) => {
  const value = Number.parseFloat(headers.get(name) ?? "")
  return Number.isFinite(value) && value >= 0 ? value : null
}

const fetchText = (community: string, url: string, init: RequestInit) =>
  HOSTS.has(new URL(url).host)
    ? Effect.tryPromise({
        try: async (signal): Promise<Answer> => {
          const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])
          const response = await fetch(url, { ...init, redirect: "error", signal: limit })
          return {
            status: response.status,
            headers: response.headers,
            text: await textUpTo(response, LONGEST_ANSWER),
          }
        },
        catch: (cause) => new SourceUnavailable({ community, reason: whyNoAnswer(cause), retryAfter: null }),
      })
    : Effect.die(new Error(`Not a host of the forum: ${url}`))

/** Stops reading where the limit is, so that an endless answer fills no memory. */
const textUpTo = async (response: Response, longest: number) => {
  const decoder = new TextDecoder()
  let text = ""
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > longest) break
  }
  return text
}

const whyNoAnswer = (cause: unknown) => {
  if (cause instanceof Error && cause.name === "TimeoutError") return TOO_SLOW
  const why = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : ""
  return /redirect/i.test(why)
    ? "The forum sent us elsewhere: the community was renamed or closed."
    : TOO_SLOW
}
