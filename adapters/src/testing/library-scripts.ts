import type { Profession } from "@rounds/core/account/profile.ts"
import type { Library } from "@rounds/core/evidence/library.ts"
import type { SubjectFile } from "@rounds/core/evidence/subject-file.ts"
import { draftFromFindings } from "@rounds/core/script/from-findings/draft-from-findings.ts"
import { substanceOf } from "@rounds/core/script/from-findings/substance-of.ts"
import { numberOf } from "@rounds/core/script/from-findings/voice.ts"
import type { Line } from "@rounds/core/script/from-findings/line.ts"
import type { ScriptSettings } from "@rounds/core/script/settings.ts"
import { exampleTopic, orderFor } from "@rounds/core/testing/script/example-topics.ts"

const usual: ScriptSettings = {
  language: "english",
  scriptFormat: "trend_reaction",
  contentTone: "professional",
  targetPlatform: "youtube",
  duration: "60_seconds",
  market: "US",
  promotes: "nothing",
}

interface Asked {
  readonly question?: string
  readonly angle?: string
  readonly earlier?: number
  readonly posts?: number
  readonly isSample?: boolean
  readonly profession?: Profession | null
}

/** About one in so many subjects, chosen by their names: a new file moves no other into the sample or out of it. */
export const everyNth = (files: ReadonlyArray<SubjectFile>, n: number): ReadonlyArray<SubjectFile> =>
  files.filter(({ subject }) => numberOf(subject) % n === 0)

/** Writes a script about a subject of the library as if it were a topic of the day. */
export const writerOver =
  (library: Library) =>
  (file: SubjectFile, changes: Partial<ScriptSettings>, asked: Asked = {}) => {
    const { question = "what is safe?", angle = null, earlier = 0, posts = 31, isSample = false } = asked
    const market = changes.language === "turkish" ? "TR" : "US"
    const settings: ScriptSettings = { ...usual, market, ...changes }
    const [name] = file.names.english
    const topic = exampleTopic({
      title: `${name}: ${question}`,
      keywords: [name],
      postCount: posts,
      sampleDate: isSample ? "2026-11-20" : null,
      specialtyRelevance: [],
    })
    const order = { ...orderFor(settings, topic), angle }
    const substance = substanceOf(library, order)
    if (substance === null) throw new Error(`nothing on ${name}`)
    const context = {
      language: settings.language,
      market: settings.market,
      promotes: settings.promotes,
      profession: asked.profession === undefined ? "clinical_pharmacist" : asked.profession,
    } as const
    const beats = draftFromFindings(order, substance, context, earlier)
    const lines: ReadonlyArray<Line> = beats?.flatMap((beat) => beat.lines) ?? []
    const text = lines.map((line) => line.text).join(" ")
    return { order, context, beats, lines, text, settings }
  }

export type WrittenScript = ReturnType<ReturnType<typeof writerOver>>

/** The same, each script once: what several tests look at is written for the first of them. */
export const writerOnceOver = (library: Library): ReturnType<typeof writerOver> => {
  const write = writerOver(library)
  const known = new Map<string, WrittenScript>()
  return (file, changes, asked) => {
    const key = JSON.stringify([file.subject, { ...usual, ...changes }, { earlier: 0, ...asked }])
    const script = known.get(key) ?? write(file, changes, asked)
    known.set(key, script)
    return script
  }
}
