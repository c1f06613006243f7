import type { Topic } from "#topic/topic.ts"
import type { ScriptFormat } from "#script/settings.ts"

/** What a question script says of a subject that the library does not have: questions, whom to ask, and blanks. */
export interface QuestionWords {
  /** Whether a title, without the mark at its end, is a question, and whether it is another sentence; else it names something. */
  readonly isQuestion: (title: string) => boolean
  readonly isStatement: (title: string) => boolean
  /** Says such a title, in quotation marks. */
  readonly quoted: { readonly [K in "question" | "statement"]: (text: string) => string }
  /** Stands for such a title in other sentences. */
  readonly thisMatter: string
  /** At most three seconds long; the last one says nothing but itself. */
  readonly openings: ReadonlyArray<(name: string) => string>
  readonly asked: (name: string, topic: Pick<Topic, "postCount" | "sampleDate"> | null) => string
  /**
   * Places that the person fills in, in square brackets, in the order in which they are worth filling: what is known,
   * how well, and for whom.
   */
  readonly blanks: ReadonlyArray<ReadonlyArray<(name: string) => string>>
  /** What to bring to whom: holds for any subject because it states nothing of one. */
  readonly bring: ReadonlyArray<(name: string) => string>
  readonly warning: ReadonlyArray<string>
  readonly close: { readonly [F in ScriptFormat]: string }
}
