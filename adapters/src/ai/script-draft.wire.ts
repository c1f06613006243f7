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
    beats,
    hashtags: hashtags.slice(0, 15),
    platformTips: Object.fromEntries(platformTips.slice(0, 8).map(({ platform, tip }) => [platform, tip])),
  }
}

const json = (content: string): unknown => {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}
