import { randomBytes } from "node:crypto"
import { leaks } from "@rounds/core/script/leak.ts"
import { DraftUnusable, type Written, type WritingOrder } from "@rounds/core/script/ports.ts"
import { WriterMisconfigured, type WriterProblem, WriterUnavailable } from "@rounds/core/script/rejections.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import OpenAI from "openai"
import { type Answer, answerIn, type Call, estimated, type Manner, manners, type Tokens } from "./answer.ts"
import { type Prompt, promptFor } from "./prompt.ts"
import { readScriptDraft } from "./script-draft.wire.ts"
import { spokenSoFar } from "./spoken-so-far.ts"

export { promptVersion } from "./prompt.ts"

/** US dollars for a million tokens of what is sent and of what is written. */
export interface ModelPrice {
  readonly input: number
  readonly output: number
}

/** Which endpoint writes. `baseUrl` undefined: OpenAI's own. `price` null: nobody said, so no cost is recorded. */
export interface OpenAiSettings {
  readonly baseUrl: string | undefined
  readonly apiKey: Redacted.Redacted<string>
  readonly model: string
  readonly price: ModelPrice | null
}

/** Longest wait for one answer of the endpoint, in milliseconds; the use case bounds all tries together. */
const answerLimit = 60_000

/**
 * Has the endpoint write, one streamed answer at a time. Interrupting it closes the connection. Two retries; no logs.
 * An endpoint that takes no schema is asked without one, from then on.
 */
export const writeWith = ({ baseUrl, apiKey, model, price }: OpenAiSettings) => {
  const client = clientOf({ baseUrl, apiKey })
  let toldAt = Number.NEGATIVE_INFINITY
  let manner: Manner = "json_schema"
  const tell = (failure: WriterUnavailable | WriterMisconfigured) =>
    Effect.suspend(() => {
      const now = performance.now()
      if (failure._tag === "WriterUnavailable" || now - toldAt < tellEvery) return Effect.void
      toldAt = now
      return Effect.logError(`No script can be written: ${problemWords[failure.problem]} (model ${model})`)
    })
  const ask = async (
    prompt: Prompt,
    signal: AbortSignal,
    onDelta: (delta: string) => Promise<void>,
    call: Call,
  ): Promise<Answer> => {
    for (const next of manners.slice(manners.indexOf(manner))) {
      try {
        const answer = await answerIn(next, client, model, prompt, signal, onDelta, call)
        manner = next
        return answer
      } catch (cause) {
        const isForm = cause instanceof OpenAI.APIError && problems[cause.status ?? 0] === "request"
        if (!isForm || next === manners.at(-1)) throw cause
      }
    }
    throw new Error("every manner either answers or throws")
  }
  return (
    order: WritingOrder,
    onText: (delta: string) => Effect.Effect<void>,
    onLost: (taken: Pick<Written, "tokens" | "cost">) => Effect.Effect<void> = () => Effect.void,
  ): Effect.Effect<Written, WriterUnavailable | WriterMisconfigured | DraftUnusable> =>
    Effect.suspend(() => {
      const call: Call = { sent: 0, received: 0 }
      const prompt = promptFor(order, `[${randomBytes(9).toString("base64url")}]`)
      const lost = Effect.suspend(() => {
        const usage = estimated(call)
        return onLost({ tokens: usage.total, cost: costOf(usage, price) })
      })
      return Effect.tryPromise({
        try: (signal) => ask(prompt, signal, (delta) => Effect.runPromise(onText(delta), { signal }), call),
        catch: (cause) => cause,
      }).pipe(
        Effect.onInterrupt(() => lost),
        Effect.mapError(translated),
        // What is refused at the door costs nothing; what breaks off on the way does.
        Effect.tapError((failure) =>
          call.received > 0 ? Effect.andThen(lost, tell(failure)) : tell(failure),
        ),
        Effect.flatMap(read(price, order, prompt)),
      )
    })
}

/** One that is not set up is told of this often, in milliseconds, however many people ask for scripts. */
const tellEvery = 60_000

const problemWords: { readonly [P in WriterProblem]: string } = {
  key: "the AI endpoint refuses OPENAI_API_KEY",
  model: "the AI endpoint does not know OPENAI_MODEL",
  request: "the AI endpoint refuses the form of our requests",
}

const clientOf = ({ baseUrl, apiKey }: Pick<OpenAiSettings, "baseUrl" | "apiKey">) =>
  new OpenAI({
    apiKey: Redacted.value(apiKey),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
    timeout: answerLimit,
    maxRetries: 2,
    logLevel: "off",
    fetchOptions: { redirect: "error" },
  })

/**
 * Asks the endpoint for next to nothing, to see whether it takes key and model. Null: it does. A request that it finds
 * malformed says nothing about either.
 */
export const problemOfEndpoint = async (settings: OpenAiSettings): Promise<string | null> => {
  try {
    await clientOf(settings).chat.completions.create(
      { model: settings.model, messages: [{ role: "user", content: "Answer: ok" }] },
      { timeout: 10_000, maxRetries: 0 },
    )
    return null
  } catch (cause) {
    const failure = translated(cause)
    if (failure._tag === "WriterUnavailable") return "the AI endpoint does not answer"
    return failure.problem === "request" ? null : problemWords[failure.problem]
  }
}

const read =
  (price: ModelPrice | null, order: WritingOrder, { system }: Prompt) =>
  ({ content, refusal, finish, usage }: Answer): Effect.Effect<Written, DraftUnusable> => {
    const spent = { tokens: usage.total, cost: costOf(usage, price) }
    const unreadable = (problem: string) =>
      Effect.fail(new DraftUnusable({ reason: "unreadable", ...spent, problems: [problem] }))
    if (refusal !== "" || finish === "content_filter") {
      return Effect.fail(new DraftUnusable({ reason: "writer_declined", ...spent, problems: [] }))
    }
    if (finish === "length") return unreadable("The answer was cut off: write less.")
    const isOurs = (text: string) => leaks(text, [system], `${order.title} ${order.disclaimer}`)
    const found = readScriptDraft(content, order.plan, isOurs)
    if ("problem" in found) return unreadable(found.problem)
    if (isOurs(spokenSoFar(content))) {
      return unreadable("The script repeats its own instructions. Write about the topic.")
    }
    return Effect.succeed({ draft: found.draft, ...spent })
  }

/** Null when nobody said what the model costs. */
export const costOf = ({ total, input, output }: Tokens, price: ModelPrice | null): number | null =>
  price === null || total === 0 ? null : (input * price.input + output * price.output) / 1_000_000

/** What is refused for good is the operator's to mend; whatever else the trouble is, one can only try again later. */
const translated = (cause: unknown): WriterUnavailable | WriterMisconfigured => {
  const problem = cause instanceof OpenAI.APIError ? problems[cause.status ?? 0] : undefined
  if (problem !== undefined) return new WriterMisconfigured({ problem })
  const headers = cause instanceof OpenAI.APIError ? cause.headers : undefined
  const seconds = secondsUntil(headers?.get("retry-after") ?? "")
  return new WriterUnavailable({
    retryAfterSeconds: Number.isFinite(seconds) && seconds >= 0 ? Math.min(Math.ceil(seconds), 3_600) : null,
  })
}

const problems: { readonly [status: number]: WriterProblem | undefined } = {
  400: "request",
  401: "key",
  403: "key",
  404: "model",
  422: "request",
}

/** A `Retry-After` in seconds: it is a number of them, or a date; NaN when it is neither. */
const secondsUntil = (header: string): number =>
  /^\s*\d+(?:\.\d+)?\s*$/.test(header)
    ? Number(header)
    : Math.max(0, (Date.parse(header) - Date.now()) / 1_000)
