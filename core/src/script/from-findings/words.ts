import type { Ask, Design } from "#evidence/finding.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import type { HookType } from "#script/said.ts"
import type { ContentTone, TargetPlatform } from "#script/settings.ts"

/** What was asked in a topic's posts, as far as it may be said aloud. */
export interface Crowd {
  readonly posts: number
  /** Made-up sample data: said aloud too. */
  readonly isSample: boolean
  /** The question as a person would put it, with its question mark. */
  readonly question: string
}

/**
 * The words around the findings in one language. They state nothing about a subject. Of each list one is taken by the
 * subject and the seed, so that two scripts do not sound alike.
 */
export interface Words {
  /** The question about a subject, answerable by ear; ends in a question mark. */
  readonly question: (ask: Ask, file: SubjectFile) => string
  /** What people asked. Under eight posts no number is said. */
  readonly crowd: ReadonlyArray<(crowd: Crowd) => string>
  readonly handful: ReadonlyArray<(crowd: Crowd) => string>
  /** Opens the answer; goes straight into the statement. */
  readonly answer: { readonly [T in ContentTone]: ReadonlyArray<string> }
  /** Opens the answer where the question itself is not for this speaker, market or library to answer. */
  readonly elsewhere: ReadonlyArray<string>
  /** First words when no hook of the library is short enough. */
  readonly opening: ReadonlyArray<(name: string) => string>
  /** The same where even the name is too long to open with. */
  readonly shortOpening: string
  /**
   * First words of each type where the library has none that is short enough: they state nothing. `counted` says how
   * many asked, which is only said of eight posts and more; `numbered` says no figure.
   */
  readonly hook: { readonly [T in Exclude<HookType, "number">]: ReadonlyArray<(name: string) => string> } & {
    readonly counted: ReadonlyArray<(name: string, posts: number, isSample: boolean) => string>
    readonly numbered: ReadonlyArray<(name: string) => string>
  }
  /** Introduces the study that weighs most, by its design, year and publisher. */
  readonly study: ReadonlyArray<(design: string, year: number | null, publisher: string) => string>
  readonly designs: { readonly [D in Design]: string }
  /** Says a myth once, marked as one before it is said. */
  readonly myth: ReadonlyArray<(myth: string) => string>
  readonly truth: ReadonlyArray<(truth: string) => string>
  readonly step: ReadonlyArray<string>
  readonly next: ReadonlyArray<string>
  /** Before a warning. */
  readonly warning: {
    readonly emergency: ReadonlyArray<string>
    readonly today: ReadonlyArray<string>
    readonly soon: ReadonlyArray<string>
  }
  /** Before the last question to the viewer; may be empty. */
  readonly ask: { readonly [P in TargetPlatform]: ReadonlyArray<string> }
  /** When nothing is left to ask. */
  readonly close: { readonly [P in TargetPlatform]: ReadonlyArray<(file: SubjectFile) => string> }
  /** Whom the video is for, and the speaker's field, in the person's own words; null where those cannot be inflected. */
  readonly audience: ((audience: string) => string) | null
  readonly field: ((field: string) => string) | null
  /** Who is talking. */
  readonly speaker: { readonly [profession: string]: string }
  readonly capital: (text: string) => string
}
