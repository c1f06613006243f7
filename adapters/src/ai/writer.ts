import { DraftUnusable, ScriptWriter } from "@rounds/core/script/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import OpenAI from "openai"
import { writeOffline } from "./offline/write-offline.ts"
import { type OpenAiSettings, writeWith } from "./openai.ts"

/** Writes without a model, in no time and at no cost; the screen marks it "draft without AI". */
export const OfflineScriptWriter: Layer.Layer<ScriptWriter> = Layer.succeed(ScriptWriter, {
  name: "offline",
  madeByAi: false,
  write: (order, onText) =>
    Effect.gen(function* () {
      const draft = writeOffline(order)
      if (draft === null) return yield* new DraftUnusable({ reason: "unreadable" })
      for (const { text } of draft.beats) yield* onText(`${text}\n\n`)
      return { draft, tokens: 0, cost: null }
    }),
})

/** Longest wait for one answer of the endpoint, in milliseconds; the use case bounds all tries together. */
const answerLimit = 60_000

/** Writes with any OpenAI-compatible endpoint. Two retries; the key and the prompts are never logged. */
export const OpenAiScriptWriter = ({ baseUrl, apiKey, model }: OpenAiSettings): Layer.Layer<ScriptWriter> =>
  Layer.sync(ScriptWriter, () => {
    const client = new OpenAI({
      apiKey: Redacted.value(apiKey),
      ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
      timeout: answerLimit,
      maxRetries: 2,
      logLevel: "off",
      fetchOptions: { redirect: "error" },
    })
    return { name: model, madeByAi: true, write: writeWith(client, model) }
  })
