import type { Ask, Finding } from "#evidence/finding.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import type { Language } from "#script/settings.ts"
import type { Missing } from "./subject.ts"

/** What a script speaks of first, and what the title asks that stays open. */
export interface Focus {
  readonly on: ReadonlySet<string>
  readonly missing: Missing["kind"] | null
}

/** What a title asks its file, and which of the file's findings may be said. */
export interface Question {
  readonly main: SubjectFile
  readonly title: string
  readonly language: Language
  /** The question itself, as it makes sense of the subject. */
  readonly foremost: Ask | undefined
  /** Only a finding on that very question answers it. */
  readonly isExact: boolean
  readonly sayable: ReadonlyArray<Finding>
}

/** No finding. */
export const nothing: ReadonlySet<string> = new Set()

/** The ids of some findings. */
export const idsOf = (findings: ReadonlyArray<Finding>): ReadonlySet<string> =>
  new Set(findings.map(({ id }) => id))
