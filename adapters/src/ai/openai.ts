import { randomBytes } from "node:crypto"
import { DraftUnusable, type Written, type WritingOrder } from "@rounds/core/script/ports.ts"
import { WriterMisconfigured, type WriterProblem, WriterUnavailable } from "@rounds/core/script/rejections.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import OpenAI from "openai"
import { Stream } from "openai/streaming"
import type { ChatCompletionChunk } from "openai/resources/chat/completions"
import { promptFor } from "./prompt.ts"
import { readCompletion, readScriptDraft, scriptDraftFormat } from "./script-draft.wire.ts"
import { spokenSoFar } from "./spoken-so-far.ts"

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

/** Has the endpoint write, one streamed answer at a time. Interrupting it closes the connection. Two retries; no logs. */
export const writeWith = ({ baseUrl, apiKey, model, price }: OpenAiSettings) => {
  const client = clientOf({ baseUrl, apiKey })
  let toldAt = Number.NEGATIVE_INFINITY
  const tell = (failure: WriterUnavailable | WriterMisconfigured) =>
    Effect.suspend(() => {
      const now = performance.now()
      if (failure._tag === "WriterUnavailable" || now - toldAt < tellEvery) return Effect.void
      toldAt = now
      return Effect.logError(`No script can be written: ${problemWords[failure.problem]} (model ${model})`)
    })
  return (
    order: WritingOrder,
    onText: (delta: string) => Effect.Effect<void>,
  ): Effect.Effect<Written, WriterUnavailable | WriterMisconfigured | DraftUnusable> =>
    Effect.tryPromise({
      try: (signal) =>
        answerOf(client, model, order, signal, (delta) => Effect.runPromise(onText(delta), { signal })),
      catch: (cause) => cause,
    }).pipe(Effect.mapError(translated), Effect.tapError(tell), Effect.flatMap(read(price)))
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

interface Answer {
  readonly content: string
  readonly refusal: string
  readonly finish: string | null
  readonly usage: Tokens
}

/** Tokens as the endpoint counts them. */
interface Tokens {
  readonly total: number
  readonly input: number
  readonly output: number
}

/** More than this is no script: the stream is given up. */
const longestAnswer = 40_000

const answerOf = async (
  client: OpenAI,
  model: string,
  order: WritingOrder,
  signal: AbortSignal,
  tell: (delta: string) => Promise<void>,
): Promise<Answer> => {
  const { system, user } = promptFor(order, `[${randomBytes(9).toString("base64url")}]`)
  const response = await client.chat.completions
    .create(
      {
        model,
        messages: [
          { role: "system", content: system },
          { role: "user", content: user },
        ],
        response_format: scriptDraftFormat,
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal },
    )
    .asResponse()
  if (/json/.test(response.headers.get("content-type") ?? "")) {
    const answer = readCompletion(await response.json())
    if (answer !== null) await tell(spokenSoFar(answer.content))
    return answer ?? { content: "", refusal: "", finish: null, usage: { total: 0, input: 0, output: 0 } }
  }
  const controller = new AbortController()
  signal.addEventListener("abort", () => controller.abort())
  const chunks = Stream.fromSSEResponse<ChatCompletionChunk>(response, controller, client)
  let answer: Answer = { content: "", refusal: "", finish: null, usage: { total: 0, input: 0, output: 0 } }
  let told = 0
  for await (const { choices, usage } of chunks) {
    const [choice] = choices
    answer = {
      content: answer.content + (choice?.delta.content ?? ""),
      refusal: answer.refusal + (choice?.delta.refusal ?? ""),
      finish: choice?.finish_reason ?? answer.finish,
      usage:
        usage == null
          ? answer.usage
          : { total: usage.total_tokens, input: usage.prompt_tokens, output: usage.completion_tokens },
    }
    if (answer.content.length > longestAnswer) return { ...answer, finish: "length" }
    const spoken = spokenSoFar(answer.content)
    if (spoken.length > told) await tell(spoken.slice(told))
    told = spoken.length
  }
  return answer
}

const read =
  (price: ModelPrice | null) =>
  ({ content, refusal, finish, usage }: Answer): Effect.Effect<Written, DraftUnusable> => {
    const spent = { tokens: usage.total, cost: costOf(usage, price) }
    if (refusal !== "" || finish === "content_filter") {
      return Effect.fail(new DraftUnusable({ reason: "writer_declined", ...spent }))
    }
    const draft = finish === "stop" ? readScriptDraft(content) : null
    return draft === null
      ? Effect.fail(new DraftUnusable({ reason: "unreadable", ...spent }))
      : Effect.succeed({ draft, ...spent })
  }

/** Null when nobody said what the model costs, or the endpoint does not count. */
const costOf = ({ total, input, output }: Tokens, price: ModelPrice | null): number | null =>
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
