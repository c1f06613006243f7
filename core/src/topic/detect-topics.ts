import type { Library } from "#evidence/library.ts"
import { usualLanguage } from "#language/names.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { ranksOf } from "#trend/engagement.ts"
import { mediansOf } from "#trend/opportunity.ts"
import type { Told } from "#trend/trends.ts"
import { stretchOf } from "#trend/window.ts"
import { chosenOf, type DroppedTopic, seenAtOnce, type Unnamed } from "./choice.ts"
import { ownTopicsOf } from "./own/detect.ts"
import { phraseOf } from "./naming.ts"
import { bySurplus } from "./order.ts"
import { withMembers } from "./members.ts"
import { isSurprise, rankedTrends } from "./ranking.ts"
import { steadyOf } from "./steady.ts"
import type { AskedSteadily } from "./steady-question.ts"
import { steadyTopicOf } from "./steady-topic.ts"
import { keyed, type PreviousTopic } from "./theme-key.ts"
import { trendsOf } from "./named.ts"
import { asWordOf } from "./told.ts"
import { fitNames } from "./unfit-name.ts"
import { unreadableOf } from "./unreadable.ts"
import { seenBefore } from "./new-word.ts"
import { type Named, namedDraftOf, type Run, type TopicDraft } from "./draft.ts"

export interface DetectTopics {
  readonly posts: ReadonlyArray<ReadPost>
  /** End of the window, in seconds since 1970 (UTC). */
  readonly asOf: number
  readonly previous?: ReadonlyArray<PreviousTopic>
  readonly limit?: number
  /** What is known of subjects, for angles; without it they are made of the posts' questions alone. */
  readonly library?: Library | null
}

export interface Detection {
  readonly topics: ReadonlyArray<TopicDraft>
  /** What rises and is not offered, and why; the most surprising first. */
  readonly dropped: ReadonlyArray<DroppedTopic>
}

const detected = ({ posts, asOf, previous = [], limit = 10, library = null }: DetectTopics) => {
  const stretch = stretchOf(
    posts.filter(({ language }) => language === usualLanguage),
    asOf,
  )
  const { trends, generic: nameless } = trendsOf(stretch)
  const { fit, unfit } = fitNames(trends, usualLanguage)
  const { ranked, fills, generic, passing } = rankedTrends(fit, stretch)
  const run: Run = {
    stretch,
    ranks: ranksOf([...stretch.history, ...stretch.window]),
    medianIn: mediansOf([...stretch.history, ...stretch.window]),
    seen: seenBefore(stretch),
    library,
    usedShapes: new Set(),
    usedOpenings: new Set(),
  }
  const { chosen, dropped } = chosenOf(
    { ranked, fills },
    stretch,
    limit,
    (told, before: ReadonlyArray<Named>) => {
      const namedAs = (as: Told): Named | Unnamed => {
        const own = withMembers(as, stretch)
        return own === null ? { drop: "passing" } : namedDraftOf(own, run, before)
      }
      const named = namedAs(told)
      const word = "drop" in named ? asWordOf(told) : null
      return word === null ? named : namedAs(word)
    },
  )
  const drafts = keyed(
    chosen.map(({ trend: { subject, concepts }, draft }) => ({ subject, concepts, draft })),
    previous,
    usualLanguage,
  ).map(({ themeKey, trend: { draft } }): TopicDraft => ({ themeKey, ...draft }))
  const tooGeneral = [
    ...nameless
      .filter(isSurprise)
      .map(({ concept, posts: own }) => phraseOf(concept, own, 1) ?? concept.replaceAll("_", " ")),
    ...generic.filter(isSurprise).map(({ subject }) => subject.name),
  ]
  return {
    run,
    chosen: chosen.map(({ trend }) => trend),
    topics: [drafts.slice(0, seenAtOnce), drafts.slice(seenAtOnce)].flatMap(bySurplus),
    dropped: [
      ...dropped,
      ...unfit,
      ...unreadableOf(stretch),
      ...tooGeneral.map((name) => ({ name, reason: "generic" as const })),
      ...passing
        .filter(isSurprise)
        .map(({ subject }) => ({ name: subject.name, reason: "passing" as const })),
    ],
  }
}

/** The trending topics of the last 72 hours with what was left out of them, and why. */
export const explainTopics = (input: DetectTopics): Detection => {
  const { topics, dropped } = detected(input)
  const own = ownTopicsOf(input)
  return { topics: [...topics, ...own.topics], dropped: [...dropped, ...own.dropped] }
}

/** The two lists of an edition: what rises, and what is asked all the same. */
export interface Shelves extends Detection {
  /** Over seven days, without the subjects that rise. */
  readonly steady: ReadonlyArray<AskedSteadily>
  /** The topics that these open as, in the same order. */
  readonly steadyTopics: ReadonlyArray<TopicDraft>
}

/** The trending topics of the last 72 hours, what was left out of them, and the steady questions of the last week. */
export const shelvesOf = (input: DetectTopics): Shelves => {
  const { run, chosen, topics, dropped } = detected(input)
  const own = ownTopicsOf(input)
  const risen = new Set(chosen.map(({ subject }) => subject.name))
  const taken = new Set(chosen.flatMap(({ posts }) => posts))
  const found = steadyOf({ stretch: run.stretch, risen, taken, library: run.library })
  return {
    topics: [...topics, ...own.topics],
    dropped: [...dropped, ...own.dropped],
    steady: [...found.map(({ question }) => question), ...own.steady],
    steadyTopics: [...found.map((one) => steadyTopicOf(one, run)), ...own.steadyTopics],
  }
}

/**
 * The trending topics of the last 72 hours, in rank order. The same posts in any order give the same answer, to the
 * byte. Needs the posts of 31 days; with fewer than 7 days of history labels stay "emerging". May give fewer than `limit`.
 */
export const detectTopics = (input: DetectTopics): ReadonlyArray<TopicDraft> => explainTopics(input).topics
