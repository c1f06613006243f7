import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import OpenAI from "openai"
import { estimated, type Tokens } from "./answer.ts"
import { costOf, type OpenAiSettings } from "./openai.ts"

/** What a call took. `cost` in US dollars; null while nobody said what the model costs. */
export interface Taken {
  readonly tokens: number
  readonly cost: number | null
}

/** One answer of an endpoint, whole. */
export interface PlainAnswer extends Taken {
  readonly content: string
}

/** Bounds of a call: how long one waits (milliseconds), and how much is written (tokens). */
export interface CallBounds {
  readonly milliseconds: number
  readonly tokens: number
}

interface Message {
  readonly role: "system" | "user"
  readonly content: string
}

/** Asks once. Fails with what the call took although nothing came of it; `onLost` is told of one that is given up. */
export type AskPlainly = (
  messages: ReadonlyArray<Message>,
  onLost?: (taken: Taken) => Effect.Effect<void>,
) => Effect.Effect<PlainAnswer, Taken>

/**
 * Asks an endpoint for one JSON answer, not streamed and not tried again: for work that the product also does without. An
 * endpoint that does not take a form of answer is asked without, from then on.
 */
export const plainAnswers = (
  { baseUrl, apiKey, model, price }: OpenAiSettings,
  bounds: CallBounds,
): AskPlainly => {
  const client = new OpenAI({
    apiKey: Redacted.value(apiKey),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
    timeout: bounds.milliseconds,
    maxRetries: 0,
    logLevel: "off",
    fetchOptions: { redirect: "error" },
  })
  let wishes: object = {
    temperature: 0,
    max_completion_tokens: bounds.tokens,
    response_format: { type: "json_object" },
  }
  const asked = async (messages: ReadonlyArray<Message>, signal: AbortSignal) => {
    const bare = { model, messages: [...messages] }
    try {
      return await client.chat.completions.create({ ...bare, ...wishes }, { signal })
    } catch (cause) {
      const isForm = cause instanceof OpenAI.APIError && (cause.status === 400 || cause.status === 422)
      if (!isForm || Object.keys(wishes).length === 0) throw cause
      const answer = await client.chat.completions.create(bare, { signal })
      wishes = {}
      return answer
    }
  }
  return (messages, onLost = () => Effect.void) => {
    // Of a call that ends without an answer nobody counts the tokens: what was sent was read all the same.
    const sent = messages.reduce((sum, { content }) => sum + content.length, 0)
    const usage = estimated({ sent, received: 0 })
    const lost: Taken = { tokens: usage.total, cost: costOf(usage, price) }
    const ask = async (signal: AbortSignal): Promise<PlainAnswer> => {
      const { choices, usage: counted } = await asked(messages, signal)
      const content = choices[0]?.message.content ?? ""
      const taken: Tokens =
        counted === undefined
          ? estimated({ sent, received: content.length })
          : { total: counted.total_tokens, input: counted.prompt_tokens, output: counted.completion_tokens }
      return { content, tokens: taken.total, cost: costOf(taken, price) }
    }
    return Effect.tryPromise({ try: ask, catch: (cause) => cause }).pipe(
      Effect.timeout(bounds.milliseconds),
      Effect.onInterrupt(() => onLost(lost)),
      Effect.mapError((failure) => (isRefused(failure) ? { tokens: 0, cost: null } : lost)),
    )
  }
}

/** Whether a call was turned away at the door, or never reached it: that costs nothing. */
const isRefused = (failure: unknown): boolean => {
  if (failure instanceof OpenAI.APIConnectionError) return unreached.has(codeOf(failure))
  return failure instanceof OpenAI.APIError && failure.status !== undefined
}

/** What is said of an endpoint that no request has come to. */
const unreached: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
])

/** The code of the innermost cause that has one. */
const codeOf = (error: unknown): string =>
  error instanceof Error
    ? "code" in error && typeof error.code === "string"
      ? error.code
      : codeOf(error.cause)
    : ""
