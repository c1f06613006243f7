import type { Ask } from "#evidence/finding.ts"
import type { Nature } from "#evidence/nature.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import type { Language } from "#script/settings.ts"
import type { UserIntent, Velocity } from "#topic/topic.ts"
import type { Circumstance, Sayings } from "#wording/circumstances.ts"
import type { PopulationWords } from "#wording/populations.ts"
import type { Contrary, TactForms } from "#wording/tact.ts"
import { topicWords as english } from "./english/topic-words.ts"
import { topicWords as turkish } from "./turkish/topic-words.ts"

/** A subject that sentences are made about. `file`: what the evidence library holds on it. */
export interface ToldOf {
  readonly name: string
  readonly nature: Nature
  readonly file: SubjectFile | null
}

/** What a topic's sentences count. `places` as their sources write them; `busiest` is a day (UTC), null where no one day has more than the others. */
export interface ToldFacts extends ToldOf {
  readonly posts: number
  readonly expected: number
  readonly multiple: number | null
  readonly asking: number
  readonly places: ReadonlyArray<string>
  readonly moreThanPlaces: number
  /** The questions that posts put, the commonest first, and whether half of the posts share what the title states. */
  readonly asks: ReadonlyArray<Ask>
  readonly isShared: boolean
  readonly question: { readonly text: string; readonly posts: number } | null
  /** What more than half of the posts want; null where no one thing is wanted by so many. */
  readonly intent: UserIntent | null
  readonly velocity: Velocity
  readonly busiest: { readonly day: string; readonly posts: number } | null
  readonly lead: { readonly place: string; readonly posts: number } | null
  readonly isCold: boolean
  /** No list of ours knows the subject. */
  readonly isNew: boolean
  /** Of so many on the subject only those who put the question are counted, in the days and in the weeks before; else null. */
  readonly among: number | null
  readonly beside: { readonly name: string; readonly posts: number } | null
}

/** What the sentences of a steady question count: of so many posts on the subject in so many days, so many ask it. */
export interface SteadyFacts {
  readonly name: string
  readonly question: string
  readonly asking: number
  readonly posts: number
  readonly days: number
}

/** What the posts of a language tell of people, and what is filmed of it first. Sayings and names go by small letters without marks. */
export interface CareWords {
  readonly sayings: Sayings
  readonly populations: PopulationWords
  readonly tact: TactForms<(of: ToldOf) => string>
  readonly contrary: Contrary
  /** Names that are the circumstance itself, and those of diabetes. */
  readonly itself: { readonly [C in Circumstance]?: RegExp }
  readonly diabetes: RegExp
}

/** A question within another one: of all that "what to do" may be, what to eat. */
export interface Finer {
  readonly ask: Ask
  readonly says: RegExp
  readonly of: (nature: Nature) => boolean
  /** The question in two wordings, as a title and as somebody puts it. */
  readonly title: (of: ToldOf) => string
  readonly question: (of: ToldOf) => string
}

/** How topics of a language are told that are made of its own posts. Names stand in the form of a dictionary. */
export interface TopicWords {
  /** Says that people take something, or do it: what a name that no list knows is to them; without capitals and marks. */
  readonly taking: RegExp
  readonly doing: RegExp
  /** Says in a title that people suffer from something, eat or drink it, measure it out, or have it done to them. */
  readonly suffering: RegExp
  readonly eating: RegExp
  /** Says of what people suffer from that they live with it. */
  readonly livedWith: RegExp
  readonly dosing: RegExp
  readonly having: RegExp
  /** Says that somebody prescribed it, and endings of names that say what a thing is. */
  readonly prescribed: RegExp
  readonly calledSo: ReadonlyArray<readonly [ending: RegExp, nature: Nature]>
  /** Behind a listed name: a form, a lack or a bout of that thing, and no other ("zinc tablets"). */
  readonly sameThing: RegExp
  readonly care: CareWords
  /** Titles that state a question, in any order: each says all of it, and nothing else. */
  readonly titles: (ask: Ask, of: ToldOf) => ReadonlyArray<string>
  /** What half of the posts may ask more precisely than their question: by their titles, in small letters without marks. */
  readonly finer: ReadonlyArray<Finer>
  /** Two questions in one title, for a subject that no single question is shared on, in one or several ways. */
  readonly pairTitles: (asks: readonly [Ask, Ask], of: ToldOf) => ReadonlyArray<string>
  /** Whether two questions are one in the words of a title. */
  readonly isOneClause: (a: Ask, b: Ask, of: ToldOf) => boolean
  /** The bare name as a title, for a subject that no question is shared on. */
  readonly nameTitle: (of: ToldOf) => string
  /** The question as somebody would put it, in several ways. */
  readonly questions: (ask: Ask, of: ToldOf) => ReadonlyArray<string>
  /** Film ideas for a question; none where nothing could be said of such a subject without harm. */
  readonly angles: (ask: Ask, of: ToldOf) => ReadonlyArray<string>
  /** Ways to film what the library holds against a belief, and an opening of it. */
  readonly anglesOfMyth: (myth: string) => ReadonlyArray<string>
  readonly anglesOfHook: (hook: string) => ReadonlyArray<string>
  readonly description: (facts: ToldFacts) => string
  readonly snippet: (facts: ToldFacts) => string
  readonly analysis: (facts: ToldFacts) => string
  readonly context: (facts: ToldFacts) => string
  /** A question that people ask week in, week out. `analysis` counts three days, with what is usual in them. */
  readonly steady: (facts: SteadyFacts) => {
    readonly description: string
    readonly snippet: string
    readonly context: string
    readonly analysis: (posts: number, expected: number) => string
  }
}

/** Null for the usual language, whose topics are worded by core/src/wording. */
export type OwnTopicWords = TopicWords | null

export const topicWords: { readonly [L in Language]: OwnTopicWords } = { english, turkish }
