import { ownSaid, textOfSaid } from "@rounds/core/script/said.ts"
import { zodResponseFormat } from "openai/helpers/zod"
import * as z from "zod"

/** A model's answer. Structured output knows no records, so tips are a list; every field is required. */
const ScriptDraft = z.object({
  beats: z.array(
    z.object({
      name: z.string().describe("The beat's name, exactly as asked"),
      text: z.string().describe("What is said, and nothing else"),
      direction: z.string().describe("How to play and film it; never spoken"),
    }),
  ),
  hashtags: z.array(z.string()),
  platformTips: z.array(z.object({ platform: z.string(), tip: z.string() })),
})

export const scriptDraftFormat = zodResponseFormat(ScriptDraft, "script")

/** The answer as a draft for the core to judge; null when it is not what was asked for. */
export const readScriptDraft = (content: string): unknown => {
  const parsed = ScriptDraft.safeParse(json(content))
  if (!parsed.success) return null
  const { beats, hashtags, platformTips } = parsed.data
  return {
    beats: beats.map(({ name, text, direction }) => {
      const said = ownSaid(text)
      return { name, text: textOfSaid(said), said, direction, onScreen: "" }
    }),
    hooks: [],
    hashtags: hashtags.slice(0, 15),
    platformTips: Object.fromEntries(platformTips.slice(0, 8).map(({ platform, tip }) => [platform, tip])),
  }
}

/** Some endpoints put a fence around JSON, whatever they are asked for. */
const fence = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/

const json = (content: string): unknown => {
  try {
    return JSON.parse(fence.exec(content)?.[1] ?? content)
  } catch {
    return null
  }
}

const Completion = z.object({
  choices: z.array(
    z.object({
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z
    .object({ total_tokens: z.number(), prompt_tokens: z.number(), completion_tokens: z.number() })
    .nullish(),
})

/** The answer of an endpoint that does not stream, whatever it is asked for; null when it is none. */
export const readCompletion = (body: unknown) => {
  const parsed = Completion.safeParse(body)
  const [choice] = parsed.data?.choices ?? []
  if (choice === undefined) return null
  const usage = parsed.data?.usage
  return {
    content: choice.message.content ?? "",
    refusal: choice.message.refusal ?? "",
    finish: choice.finish_reason ?? null,
    usage: {
      total: usage?.total_tokens ?? 0,
      input: usage?.prompt_tokens ?? 0,
      output: usage?.completion_tokens ?? 0,
    },
  }
}
