import type { Ask } from "#evidence/finding.ts"
import type { Nature } from "#evidence/nature.ts"
import type { Topic } from "#topic/topic.ts"
import type { ScriptFormat } from "#script/settings.ts"

/**
 * Natures of which one brings the same things to the same people. `cooked`: what people want dishes of; `open`: what
 * nobody can give advice on before its speaker has said what it is.
 */
export type Errand = "taken" | "prescribed" | "eaten" | "cooked" | "done" | "trouble" | "figure" | "open"

export const errands: { readonly [N in Nature]: Errand } = {
  supplement: "taken",
  medicine: "prescribed",
  pair: "prescribed",
  effect: "prescribed",
  product: "taken",
  food: "cooked",
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

/** Errands of which general advice is true. Of the others the speaker says what to do, and when to see somebody. */
export type Advised = Exclude<Errand, "cooked" | "open">

/** Those for whom nobody decides by a video. */
export const askFirst = ["pregnancy", "children"] as const
export type AskFirst = (typeof askFirst)[number]

/** Where a format wants a fact of the speaker's own, beside the questions. */
export type Place =
  | "answer"
  /** The answer about a word of which only its posts tell what they mean. */
  | "read"
  /** The answer on a bare name, whose posts share no question. */
  | "found"
  | "reason"
  | "study"
  | "open"
  | "myth"
  | "truth"
  | "tip"
  | "steps"
  | "mistake"
  | "changes"
  | "do"
  | "see"

/** Posts that ask one question: `asking` of `among`, counted over so many days. */
export interface Asking {
  readonly posts: number
  readonly among: number
  readonly days: 3 | 7
  readonly isSample: boolean
}

/** What a question script says of a subject that the library does not have: questions, whom to ask, and blanks. */
export interface QuestionWords {
  /** Whether a title, without the mark at its end, is a question, and whether it is another sentence; else it names something. */
  readonly isQuestion: (title: string) => boolean
  readonly isStatement: (title: string) => boolean
  /** A word of a title that says for how long, and not what of. */
  readonly ofTime: RegExp
  /** Says such a title, in quotation marks. */
  readonly quoted: { readonly [K in "question" | "statement"]: (text: string) => string }
  /** Stands for such a title in other sentences. */
  readonly thisMatter: string
  /** At most three seconds long; the last one says nothing but itself. `choice`: of what one decides for or against; `named`: of what more posts than usual are about. */
  readonly openings: {
    readonly [K in "choice" | "matter" | "named" | "word"]: ReadonlyArray<(name: string) => string>
  }
  readonly asked: (name: string, topic: Pick<Topic, "postCount" | "sampleDate"> | null) => string
  /** The same of a word that posts only name. */
  readonly mentioned: (name: string, topic: Pick<Topic, "postCount" | "sampleDate">) => string
  /** How many posts there usually are in the three days, from 0 on. */
  readonly usually: (posts: number) => string
  /** How many of a topic's posts name a second thing too. */
  readonly beside: (name: string, posts: number, among: number) => string
  /** How many ask what has just been asked, and the same with the question behind it. */
  readonly counted: (asking: Asking) => string
  readonly countedQuestion: (asking: Asking, question: string) => string
  /** A title that asks the person who films what they would do, as they ask it themselves. */
  readonly ownQuestion: (title: string) => string
  /** Such a title without what it asks beside its first question; the whole where it asks no second one. */
  readonly shorterQuestion: (title: string) => string
  /** Where a clause goes on to another that it can do without: "or is that too much". */
  readonly clauseEnd: RegExp
  /** What a title names or states, asked in its own words; null where the language needs others for that. */
  readonly askedAsSaid: (kind: "name" | "statement", text: string) => string | null
  /** A question in fewer words, or in two sentences, that ask the same; the nearest to the whole first. */
  readonly askedShorter: (question: string) => ReadonlyArray<string>
  /** Before a title's question. */
  readonly soIAsk: (question: string) => string
  /** What the speaker asks about a word that posts only name. */
  readonly whatIsMeant: string
  /** Said of posts on one thing that half of them ask nothing in common about. */
  readonly shareNone: string
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
  /** The same of what one eats, and of a question for dishes: no study answers it, and nobody needs a doctor for it. */
  readonly placesOfFood: { readonly [P in Place]?: string }
  readonly placesOfDishes: { readonly [P in Place]?: string }
  /** The place of the answer, by the angle that was chosen. */
  readonly byAngle: (angle: string) => string
  /** The same for a speaker who leaves how a medicine is handled to others. */
  readonly placesForOthers: { readonly [P in Place]: string }
  /** What to bring to whom, the first thing first. */
  readonly bring: { readonly [E in Advised]: ReadonlyArray<string> }
  readonly warning: { readonly [E in Advised]: string }
  readonly askFirst: { readonly [A in AskFirst]: string }
  /** What to tell whoever is asked first. */
  readonly tellFirst: { readonly [A in AskFirst]: ReadonlyArray<string> }
  readonly close: { readonly [F in ScriptFormat]: string }
  /** Where nothing has been said of an appointment or of several questions. */
  readonly closeOn: (name: string) => string
  readonly closeOfWord: (word: string) => string
  /** Tells the speaker that the script is shorter than was asked for. */
  readonly shorter: (seconds: number, of: number) => string
}
