import type { BeatPlan } from "@rounds/core/script/beats.ts"
import { HookType, textOfSaid } from "@rounds/core/script/said.ts"
import { zodResponseFormat } from "openai/helpers/zod"
import * as z from "zod"
import { postWordsIn, ReadPostWords } from "./post-words.wire.ts"
import { originless, saidOf } from "./said-of.ts"
import { texts } from "./texts.wire.ts"

const hookTypes = HookType.literals

/** What a model is asked for. Structured output knows no records, so tips are a list; every field is required. */
const Asked = z.object({
  beats: z.array(
    z.object({
      name: z.string().describe("The beat's name, exactly as asked"),
      said: z
        .array(
          z.object({
            text: z.string().describe("One spoken sentence, and nothing else"),
            findings: z.array(z.string()).describe("Ids of the findings it rests on; empty for talk"),
          }),
        )
        .describe("The sentences of the beat, in order"),
      direction: z.string().describe("How to say and play it; never spoken"),
      onScreen: z.string().describe("At most six words shown meanwhile; may be empty"),
      shot: z.string().describe("Framing, prop or b-roll; never spoken"),
    }),
  ),
  hooks: z.array(
    z.object({
      type: z.enum(hookTypes),
      line: z.string().describe("Another first sentence of this type"),
      findings: z.array(z.string()),
    }),
  ),
  title: z.string().describe("Title of the video: its subject and its question; at most 60 characters"),
  caption: z
    .array(z.object({ line: z.string(), findings: z.array(z.string()) }))
    .describe("What is typed beside the video, sentence by sentence; the first is the hook"),
  hashtags: z.array(z.string()),
  platformTips: z.array(z.object({ platform: z.string(), tip: z.string() })),
})

export const scriptDraftFormat = zodResponseFormat(Asked, "script")

/** The same in words, for an endpoint that takes no schema. */
export const shapeInWords =
  "Answer with one JSON object and nothing else, no fence and no remarks: " +
  '{"beats":[{"name":"","said":[{"text":"","findings":[""]}],"direction":"","onScreen":"","shot":""}],' +
  `"hooks":[{"type":"${hookTypes.join("|")}","line":"","findings":[""]}],` +
  '"title":"","caption":[{"line":"","findings":[""]}],' +
  '"hashtags":["#word"],"platformTips":[{"platform":"","tip":""}]}'

const note = z
  .string()
  .nullish()
  .transform((text) => text ?? "")

const Sentence = z.union([
  z.object({ text: z.string(), findings: texts }),
  z.string().transform((text) => ({ text, findings: [] })),
])

/** What is read: whatever says the same in a form that models fall into. */
const Read = z.object({
  beats: z
    .array(
      z.object({
        name: note,
        said: z
          .union([z.array(Sentence), z.string().transform((text) => [{ text, findings: [] }])])
          .nullish(),
        text: z.string().nullish(),
        direction: note,
        onScreen: note,
        shot: note,
      }),
    )
    .min(1),
  hooks: z
    .array(z.object({ type: z.enum(hookTypes), line: z.string(), findings: texts }))
    .nullish()
    .catch([]),
  ...ReadPostWords,
  hashtags: texts.catch([]),
  platformTips: z
    .union([
      z.array(z.object({ platform: z.string(), tip: z.string() })),
      z
        .record(z.string(), z.string())
        .transform((tips) => Object.entries(tips).map(([platform, tip]) => ({ platform, tip }))),
    ])
    .nullish()
    .catch([]),
})

/** The answer as a draft for the core to judge, or what is wrong with it, in words the model can act on. */
export type ReadDraft = { readonly draft: unknown } | { readonly problem: string }

/** `isOurs`: whether a text repeats what its writer was instructed with; no title and no caption may. */
export const readScriptDraft = (
  content: string,
  plan: BeatPlan,
  isOurs: (text: string) => boolean,
): ReadDraft => {
  const found = jsonIn(content)
  if (found === undefined) return { problem: `The answer was no JSON object. ${shapeInWords}` }
  const parsed = Read.safeParse(found)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const where = issue === undefined ? "" : ` at ${issue.path.join(".") || "the top"}: ${issue.message}`
    return { problem: `The JSON had not the asked shape${where}. ${shapeInWords}` }
  }
  const { beats, hooks, title, caption, hashtags, platformTips } = parsed.data
  const named = inOrder(beats, plan)
  if (named === null) {
    return {
      problem:
        `The beats must be exactly these, in this order: ${plan.map(({ name }) => name).join(", ")}. ` +
        `The answer had: ${beats.map(({ name }) => name.slice(0, 40)).join(", ")}.`,
    }
  }
  return {
    draft: {
      beats: named.map(({ name, said, text, direction, shot, onScreen }) => {
        const sentences = said ?? [{ text: text ?? "", findings: [] }]
        const spoken = sentences.flatMap((one) => saidOf(one.text, one.findings))
        const played = [shot.trim(), direction.trim()].filter((part) => part !== "").join(" ")
        return {
          name,
          said: spoken,
          text: textOfSaid(spoken),
          direction: played.slice(0, 600),
          onScreen: onScreen.trim().slice(0, 200),
        }
      }),
      hooks: [...new Map((hooks ?? []).map((hook) => [hook.type, hook])).values()]
        .filter(({ line }) => line.trim() !== "")
        .map(({ type, line, findings }) => ({ type, said: originless(line, findings) })),
      post: postWordsIn(title ?? "", caption ?? [], isOurs),
      // What is no hashtag yet is made one later; the shape asks for a sign.
      hashtags: hashtags.slice(0, 15).flatMap((tag) => {
        const bare = tag.replace(/[^\p{L}\p{N}_]+/gu, "").slice(0, 50)
        return bare === "" ? [] : [`#${bare}`]
      }),
      platformTips: Object.fromEntries(
        (platformTips ?? []).slice(0, 8).map(({ platform, tip }) => [platform, tip.slice(0, 400)]),
      ),
    },
  }
}

type ReadBeat = z.infer<typeof Read>["beats"][number]

/** Beats under the asked names: known by name, however it is written; or, when none is, by their place. */
const inOrder = (beats: ReadonlyArray<ReadBeat>, plan: BeatPlan): ReadonlyArray<ReadBeat> | null => {
  const key = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "")
  const byName = new Map(beats.map((beat) => [key(beat.name), beat]))
  const found = plan.map(({ name }) => byName.get(key(name)))
  const isNamed = found.some((beat) => beat !== undefined)
  if (beats.length !== plan.length) return null
  return plan.flatMap(({ name }, index) => {
    const beat = isNamed ? found[index] : beats[index]
    return beat === undefined ? [] : [{ ...beat, name }]
  }).length === plan.length
    ? plan.flatMap(({ name }, index) => {
        const beat = isNamed ? found[index] : beats[index]
        return beat === undefined ? [] : [{ ...beat, name }]
      })
    : null
}

/** The first JSON object in an answer: models put fences, remarks or their thoughts around it, and commas too many into it. */
const jsonIn = (content: string): unknown => {
  const bare = content.replace(/<think(?:ing)?>[^]*?<\/think(?:ing)?>/gi, " ")
  const object = objectIn(bare)
  for (const text of object === null ? [bare] : [object, object.replace(/,(?=\s*[}\]])/g, "")]) {
    try {
      const value: unknown = JSON.parse(text)
      return value
    } catch {
      continue
    }
  }
  return undefined
}

const objectIn = (text: string): string | null => {
  const from = text.indexOf("{")
  let depth = 0
  let isQuoted = false
  for (let at = from; at >= 0 && at < text.length; at += 1) {
    const mark = text[at]
    if (isQuoted) {
      if (mark === "\\") at += 1
      else if (mark === '"') isQuoted = false
    } else if (mark === '"') isQuoted = true
    else if (mark === "{") depth += 1
    else if (mark === "}" && (depth -= 1) === 0) return text.slice(from, at + 1)
  }
  return null
}
