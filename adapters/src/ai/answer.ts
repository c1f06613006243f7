import type OpenAI from "openai"
import { Stream } from "openai/streaming"
import type { ChatCompletionChunk } from "openai/resources/chat/completions"
import { readCompletion } from "./completion.wire.ts"
import type { Prompt } from "./prompt.ts"
import { scriptDraftFormat, shapeInWords } from "./script-draft.wire.ts"
import { spokenSoFar } from "./spoken-so-far.ts"

/** Tokens as the endpoint counts them; estimated from the characters where it does not. */
export interface Tokens {
  readonly total: number
  readonly input: number
  readonly output: number
}

export interface Answer {
  readonly content: string
  readonly refusal: string
  readonly finish: string | null
  readonly usage: Tokens
}

/** One call under way: what went out and what has come back, for when it never ends. */
export interface Call {
  sent: number
  received: number
}

/** How an answer of a fixed shape is asked for; endpoints differ in what they take. */
export const manners = ["json_schema", "json_object", "plain"] as const
export type Manner = (typeof manners)[number]

/** More than this is no script: the stream is given up. */
const longestAnswer = 40_000

/** Characters of an average token of either language. */
const charactersPerToken = 4

export const estimated = ({ sent, received }: Call): Tokens => {
  const input = Math.ceil(sent / charactersPerToken)
  const output = Math.ceil(received / charactersPerToken)
  return { total: input + output, input, output }
}

const uncounted: Tokens = { total: 0, input: 0, output: 0 }

const formats = {
  json_schema: { response_format: scriptDraftFormat, stream_options: { include_usage: true } },
  json_object: { response_format: { type: "json_object" }, stream_options: { include_usage: true } },
  plain: {},
} as const

/** Asks once, in one manner, and reads the answer as it streams. */
export const answerIn = async (
  manner: Manner,
  client: OpenAI,
  model: string,
  { system, user }: Prompt,
  signal: AbortSignal,
  tell: (delta: string) => Promise<void>,
  call: Call,
): Promise<Answer> => {
  const instructions = manner === "json_schema" ? system : `${system}\n${shapeInWords}`
  call.sent = instructions.length + user.length
  call.received = 0
  const response = await client.chat.completions
    .create(
      {
        model,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content: user },
        ],
        ...formats[manner],
        stream: true,
      },
      { signal },
    )
    .asResponse()
  if (/json/.test(response.headers.get("content-type") ?? "")) {
    const answer = readCompletion(await response.json()) ?? nothingYet
    call.received = answer.content.length
    await tell(spokenSoFar(answer.content))
    return counted(answer, call)
  }
  const controller = new AbortController()
  signal.addEventListener("abort", () => controller.abort())
  let answer: Answer = nothingYet
  let told = 0
  for await (const { choices, usage } of Stream.fromSSEResponse<ChatCompletionChunk>(
    response,
    controller,
    client,
  )) {
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
    call.received = answer.content.length + answer.refusal.length
    if (answer.content.length > longestAnswer) return counted({ ...answer, finish: "length" }, call)
    const spoken = spokenSoFar(answer.content)
    if (spoken.length > told) await tell(spoken.slice(told))
    told = spoken.length
  }
  return counted(answer, call)
}

const nothingYet: Answer = { content: "", refusal: "", finish: null, usage: uncounted }

const counted = (answer: Answer, call: Call): Answer =>
  answer.usage.total > 0 ? answer : { ...answer, usage: estimated(call) }
