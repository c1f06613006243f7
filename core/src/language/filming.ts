import type { Level } from "#script/estimate.ts"
import type { Language } from "#script/settings.ts"
import type { SubjectKind } from "#evidence/subject-file.ts"
import type { Ask, Strength } from "#evidence/finding.ts"
import { filming as english } from "./english/filming.ts"
import { filming as turkish } from "./turkish/filming.ts"

/** The words of a shot list in one language; what comes from the script is put into them as it stands. */
export interface ShotWords {
  readonly opening: string
  readonly closing: string
  readonly warning: string
  readonly holding: (prop: string) => string
  readonly besideText: (onScreen: string) => string
  readonly besideSource: string
  readonly plain: string
  readonly sourceCard: (numbers: string, publishers: string) => string
  readonly face: string
  /** How a subject itself is filmed: a medicine never with its name. */
  readonly subject: { readonly [K in SubjectKind]: (name: string) => readonly [prop: string, scene: string] }
  /** Words that warn, lower case. */
  readonly warns: RegExp
}

/** The words around what a script says, in one language. */
export interface PostingWords {
  readonly sources: string
  readonly moreSources: (from: number) => string
  readonly sourcesInCaption: string
  readonly question: (name: string) => string
  /** Joined to a subject's name they make a hashtag. */
  readonly asked: { readonly [A in Ask]: string }
  readonly besides: ReadonlyArray<string>
  readonly writtenByAi: (model: string) => string
  readonly writtenWithoutAi: string
  readonly ofSample: (day: string) => string
  readonly notChecked: string
  readonly checked: string
  /** Words for what a script without sources asks about its subject, and for any such script. */
  readonly put: { readonly [A in Ask]?: string }
  readonly asking: ReadonlyArray<string>
  /** Where a title names nothing that is known. */
  readonly anything: string
  /** What stands before a name in a sentence and not in a tag. */
  readonly article: RegExp
  /** Words of a title that name nothing, lower case. */
  readonly empty: ReadonlySet<string>
}

/** Headings of the files in one language. */
export interface FileWords {
  readonly script: string
  readonly shots: string
  readonly directions: string
  readonly posts: string
  readonly hashtags: string
  readonly bestTime: string
  readonly title: string
  readonly cover: string
  readonly caption: string
  readonly comment: string
  readonly sources: string
  readonly note: string
  readonly columns: readonly [
    beat: string,
    start: string,
    seconds: string,
    framing: string,
    onScreen: string,
    bRoll: string,
    prop: string,
    said: string,
  ]
  readonly length: (words: number, seconds: number, pace: number) => string
  /** Of a source that the person named. */
  readonly ownSource: string
  readonly kept: (text: string, reason: string) => string
  readonly strengths: { readonly [S in Strength]: string }
  readonly eventTitle: (title: string, platform: string) => string
  readonly agreement: (named: number, of: number, isWeak: boolean) => string
  readonly americanStudies: string
}

/** What stands around a number on the screen, as parts of a pattern; null where the language has no such word. */
export interface FigureWords {
  /** Says that the number is not exact: "about". */
  readonly bound: string
  /** Between the two numbers of a range, beside a dash. */
  readonly upTo: string | null
  /** Follows a number and is not what it counts. */
  readonly notCounted: string
  /** Before what the number is counted by: "a day". */
  readonly each: string | null
}

/** What a topic promises, by its figures. */
export interface EstimateWords {
  readonly levels: { readonly [L in Level]: string }
  readonly potential: (level: string, points: number) => string
  /** `times` against the usual; null of too few posts. */
  readonly basis: (score: number, times: number | null, posts: number) => string
  readonly engagement: (level: string, posts: number, comments: number) => string
  readonly none: string
  readonly noTopic: string
}

/** What a language's shot lists, posts and files are worded with. */
export interface FilmingWords {
  readonly shots: ShotWords
  readonly figure: FigureWords
  readonly posting: PostingWords
  readonly files: FileWords
  readonly estimate: EstimateWords
  readonly time: {
    readonly weekdays: ReadonlyArray<string>
    readonly hours: (hour: string) => string
    /** That an hour is the audience's. */
    readonly audience: (slot: string) => string
    /** How many of the studies name it. */
    readonly agreement: (named: number, of: number, isWeak: boolean) => string
  }
  readonly beatName: (name: string) => string
}

export const filming: { readonly [L in Language]: FilmingWords } = { english, turkish }
