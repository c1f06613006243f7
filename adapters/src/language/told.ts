import type { Imprint, ProcessorTask } from "@rounds/core/operator/operator.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import type { PartState, StatusPart } from "@rounds/core/status/status.ts"
import { told as english } from "./english/told.ts"
import { told as turkish } from "./turkish/told.ts"

/** A fact of an imprint that stands in a row. */
export type ImprintRow = Exclude<keyof Imprint, "name" | "address">

/** What the server itself says to people in a language, beside its refusals. */
export interface ToldWords {
  /** Dates and times are written as there. */
  readonly locale: string
  /** The page of how everything is. */
  readonly status: {
    readonly parts: { readonly [P in StatusPart]: string }
    readonly states: { readonly [S in PartState]: string }
    /** The state of the whole in one sentence. */
    readonly overall: { readonly [S in PartState]: string }
    readonly columns: readonly [part: string, state: string, since: string]
    readonly lookedAt: (moment: string) => string
  }
  readonly imprint: {
    /** What each row is called; the address is lines of its own. */
    readonly rows: { readonly [F in ImprintRow]: string }
    /** Said where an operator has given none. */
    readonly none: string
  }
  readonly processors: {
    readonly tasks: { readonly [T in ProcessorTask]: readonly [does: string, sees: string] }
    readonly columns: readonly [who: string, what: string, sees: string]
    /** Said where nobody works for the operator. */
    readonly none: string
  }
  /** The page of a topic; numbers of posts, days as they are written there. */
  readonly topicPage: {
    readonly sample: (day: string) => string
    readonly ask: (posts: number, among: number) => string
    readonly counted: (posts: number, usual: string, day: string) => string
    /** The same where only those of so many on the subject are counted that share the question. */
    readonly sharing: (posts: number, among: number, usual: string, day: string) => string
    readonly posts: (posts: number) => string
    readonly whyNow: string
    readonly whatPeopleAsk: string
    readonly thread: string
    readonly angles: string
    readonly write: string
    readonly today: string
    /** The title of a page whose topic is but a name, with its posts and the usual number of three days. */
    readonly named: (name: string, posts: number, usual: number) => string
    /** Of such a topic, behind its count. */
    readonly noneShared: string
    /** Of what people keep asking: it does not rise, and was counted over so many days. */
    readonly steady: (days: number) => string
    /** In place of a topic while nobody can say which. */
    readonly away: { readonly heading: string; readonly text: string }
  }
  /** Topics that are but names, as a list on a page; the same words as on the screens. */
  readonly namedList: { readonly heading: string; readonly text: string }
  /** What people keep asking, as a list on a page. */
  readonly steadyList: {
    readonly heading: string
    readonly text: (days: number) => string
    /** Posts that ask or answer a question, of so many on its subject. */
    readonly counted: (posts: number, among: number, days: number) => string
  }
  /** To whoever reads a page without a script: what of it needs one. */
  readonly withoutScript: string
  /** What a shared link shows: the file among those of the screens, and the same in words. */
  readonly socialPicture: { readonly file: string; readonly words: string }
  /** Answers of calls that were carried out. */
  readonly answers: {
    readonly messageTaken: string
    readonly waitlistAsked: string
    readonly waitlistConfirmed: string
    readonly accountClosed: string
    readonly wordsReset: string
    readonly wordsWereDelivered: string
    readonly sampleOnItsWay: (email: string, carrier: "smtp" | "outbox") => string
    readonly alertStands: string
  }
}

export const toldWords: { readonly [L in Language]: ToldWords } = { english, turkish }
