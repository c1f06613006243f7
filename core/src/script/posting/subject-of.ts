import { asksIn } from "#evidence/asks.ts"
import type { Ask } from "#evidence/finding.ts"
import { usualLanguage } from "#language/pack.ts"
import type { Library } from "#evidence/library.ts"
import { matchOf } from "#evidence/match.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { calledFirst, calledIn } from "#script/from-findings/called.ts"
import type { Script } from "#script/script.ts"

/** What a stored script is about. */
export interface ScriptSubject {
  /** The subject first, then what it comes together with; empty where the library knows neither. */
  readonly files: ReadonlyArray<SubjectFile>
  readonly asks: ReadonlyArray<Ask>
}

/** What its title names, and of that first what it cites most; where the title names nothing, what it cites. */
export const subjectOf = (script: Script, library: Library): ScriptSubject => {
  const { language } = script
  const match = matchOf(library, { title: script.topicTitle, keywords: [] })
  const named = match === null ? [] : [match.main, ...(match.companion === null ? [] : [match.companion])]
  const cited = new Set(script.sources.map(({ findingId }) => findingId))
  const weight = ({ findings }: SubjectFile) => findings.filter(({ id }) => cited.has(id)).length
  const candidates = named.length > 0 ? named : library.files.filter((file) => weight(file) > 0)
  return {
    files: candidates
      .toSorted((a, b) => weight(b) - weight(a))
      .slice(0, 2)
      .map((file) => calledFirst(file, calledIn(script.topicTitle, file, language), language)),
    asks: asksIn(script.topicTitle, usualLanguage),
  }
}
