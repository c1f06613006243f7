import type { RecordName } from "#account/personal-records.ts"
import type { Language } from "#script/settings.ts"
import { records as english } from "./english/records.ts"
import { records as turkish } from "./turkish/records.ts"

/** What the guide of a data export says. */
export interface RecordWords {
  readonly guide: string
  /** `moment` is UTC, to the minute. */
  readonly asOf: (moment: string) => string
  readonly file: (name: string, rows: number, says: string) => string
  /** What each file holds, in a sentence. */
  readonly files: { readonly [N in RecordName]: string }
  readonly scriptTexts: string
  readonly noSecrets: string
  readonly writtenWithAi: string
  readonly draftWithoutAi: string
}

export const records: { readonly [L in Language]: RecordWords } = { english, turkish }
