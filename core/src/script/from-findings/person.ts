import { usualLanguage } from "#language/pack.ts"
import type { WriterProfile } from "#script/ports.ts"
import { spokenWords } from "#script/spoken-words.ts"
import type { Group } from "./line.ts"
import { isClean, type Voice } from "./voice.ts"

/** Longest wording of a person that is spoken, in words. */
const longestSpoken = 8

/** Who is talking and for whom: what the profile adds, in one sentence, and in less where time is short. */
export interface Person {
  /** The fullest way first; all of them say who is talking. */
  readonly speaker: ReadonlyArray<Group>
  /** For whom, where there is no time to say it with the speaker. */
  readonly audience: ReadonlyArray<Group>
}

export const personIn = (voice: Voice): Person => {
  const { words, order, context } = voice
  const said = (keys: Group["keys"], text: string | null | undefined): ReadonlyArray<Group> =>
    text === null || text === undefined || !isClean(voice, text)
      ? []
      : [{ keys, lines: [{ text, origin: { kind: "profile" } }] }]
  // A draft that came back is written without the person's own words: one of them may be why.
  const own = order.revision === null ? order.profile : null
  const audience = spokenOf(own, "targetAudience")
  const field = spokenOf(own, "specialty")
  const speaker = words.speaker[context.profession ?? ""]
  const alone = audience === null ? null : words.audience?.(audience, undefined)
  if (speaker === undefined) return { speaker: [], audience: said(["audience"], alone) }
  return {
    speaker: [
      ...said(["speaker", "audience"], audience === null ? null : words.audience?.(audience, speaker)),
      ...said(["speaker"], field === null ? null : words.field?.(field, speaker)),
      ...said(["speaker"], speaker),
    ],
    audience: said(["audience"], alone),
  }
}

/** A wording of the profile as it can be said in a sentence; null when there is none, or it is too long for one. */
const spokenOf = (profile: WriterProfile | null, name: "specialty" | "targetAudience"): string | null => {
  const text = (profile?.[name] ?? "")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .split(/[.;!?…]/u)[0]
    ?.trim()
  return text === undefined || text === "" || spokenWords(text, usualLanguage).length > longestSpoken
    ? null
    : text
}
