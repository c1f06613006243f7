import type { Ask } from "#evidence/finding.ts"
import type { Nature } from "#evidence/nature.ts"
import type { Topic } from "#topic/topic.ts"
import type { ScriptFormat } from "#script/settings.ts"

/** Natures of which one brings the same things to the same people. */
export type Errand = "taken" | "prescribed" | "eaten" | "done" | "trouble" | "figure" | "open"

export const errands: { readonly [N in Nature]: Errand } = {
  supplement: "taken",
  medicine: "prescribed",
  pair: "prescribed",
  effect: "prescribed",
  product: "taken",
  food: "eaten",
  limited: "eaten",
  diet: "eaten",
  need: "open",
  exercise: "done",
  habit: "done",
  therapy: "done",
  device: "done",
  condition: "trouble",
  symptom: "trouble",
  function: "trouble",
  measure: "figure",
  test: "figure",
  theme: "open",
}

/** Where a format wants a fact of the speaker's own, beside the questions. */
export type Place = "answer" | "study" | "open" | "myth" | "truth" | "tip" | "mistake"

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
  /** A question about what has just been named, without capital and question mark; null where it cannot be said so. */
  readonly question: (ask: Ask, nature: Nature, name: string) => string | null
  /** Before the questions that the posts ask, one after the other; `added` before those that they do not. */
  readonly leads: ReadonlyArray<string>
  /** Before the one question of a script with time for no other. */
  readonly only: string
  readonly added: string
  /** Before what only a doctor or pharmacist answers. */
  readonly forOthers: string
  /** The place after a question that the speaker fills in, in square brackets. */
  readonly blank: { readonly [A in Ask]: string }
  readonly places: { readonly [P in Place]: string }
  /** The same for a speaker who leaves how a medicine is handled to others. */
  readonly placesForOthers: { readonly [P in Place]: string }
  /** Turns from the questions to what one can do. */
  readonly turn: ReadonlyArray<string>
  /** What to bring to whom, the first thing first. */
  readonly bring: { readonly [E in Errand]: ReadonlyArray<string> }
  readonly warning: { readonly [E in Errand]: string }
  readonly close: { readonly [F in ScriptFormat]: string }
  /** Tells the speaker that the script is shorter than was asked for. */
  readonly shorter: (seconds: number, of: number) => string
}
