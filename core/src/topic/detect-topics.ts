import type { Library } from "#evidence/library.ts"
import { usualLanguage } from "#language/names.ts"
import { majorityIntent } from "#reading/intent.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { ranksOf, type Ranks } from "#trend/engagement.ts"
import { evidenceOf } from "#trend/evidence.ts"
import { askingShares, mediansOf } from "#trend/opportunity.ts"
import { engagementOf, growthOf, multiplierOf, scoreOf } from "#trend/recompute.ts"
import type { Told } from "#trend/trends.ts"
import { daysBefore, stretchOf, type Stretch } from "#trend/window.ts"
import { categoryOf } from "#vocabulary/subjects.ts"
import { wordingOf } from "#wording/compose.ts"
import { isOccasion } from "#wording/occasion.ts"
import { bareNameOf } from "./bare-name.ts"
import { chosenOf, type DroppedTopic, seenAtOnce, type Unnamed } from "./choice.ts"
import { amongOf } from "./on-subject.ts"
import { ownTopicsOf } from "./own/detect.ts"
import { phraseOf } from "./naming.ts"
import { bySurplus, statesQuestion } from "./order.ts"
import { platformsFor } from "./platforms.ts"
import { withMembers } from "./members.ts"
import { isSurprise, rankedTrends } from "./ranking.ts"
import { linksOf } from "./source-links.ts"
import { relevanceOf } from "./specialties.ts"
import { knownSpecialtiesOf } from "./known-specialties.ts"
import { steadyOf } from "./steady.ts"
import type { AskedSteadily } from "./steady-question.ts"
import { steadyTopicOf } from "./steady-topic.ts"
import { keyed, type PreviousTopic } from "./theme-key.ts"
import type { Topic } from "./topic.ts"
import { trendsOf } from "./named.ts"
import { fitNames } from "./unfit-name.ts"
import { unreadableOf } from "./unreadable.ts"
import { companionNamesOf } from "./companion-names.ts"
import { newWordIn, type SeenBefore, seenBefore, widerOf } from "./new-word.ts"
import { whyNowOf } from "./why-now.ts"

/**
 * A topic before it has an id and a time of storing. `members` are ids of the window's posts that are counted, those
 * that it is told by first. They are not stored with the topic.
 */
export interface TopicDraft extends Omit<
  Topic,
  "id" | "isActive" | "sampleDate" | "createdAt" | "updatedAt"
> {
  readonly members: ReadonlyArray<string>
}

export interface DetectTopics {
  readonly posts: ReadonlyArray<ReadPost>
  /** End of the window, in seconds since 1970 (UTC). */
  readonly asOf: number
  readonly previous?: ReadonlyArray<PreviousTopic>
  readonly limit?: number
  /** What is known of subjects, for angles; without it they are made of the posts' questions alone. */
  readonly library?: Library | null
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

const total = (posts: ReadonlyArray<ReadPost>, of: (post: ReadPost) => number): number =>
  posts.reduce((sum, post) => sum + of(post), 0)

/** What all topics of one run share. */
interface Run {
  readonly stretch: Stretch
  readonly ranks: Ranks
  readonly medianIn: (community: string) => number
  readonly seen: SeenBefore
  readonly library: Library | null
  /** Shapes of titles already used in this run. */
  readonly usedShapes: Set<string>
  /** How questions already told in this run begin. */
  readonly usedOpenings: Set<string>
}

/** A day of which the last posts are more than a day old is over, and no news. */
const isOver = ({ subject, posts }: Told, { asOf }: Stretch): boolean =>
  isOccasion(subject, posts) && posts.every(({ createdAt }) => daysBefore(asOf, createdAt) >= 1)

const draftOf = (
  trend: Told,
  { stretch, ranks, medianIn, seen, library, usedShapes, usedOpenings }: Run,
): Omit<TopicDraft, "themeKey"> => {
  const { subject, posts } = trend
  const specialtyRelevance = relevanceOf(subject, posts, knownSpecialtiesOf(trend, stretch, library))
  const growth = growthOf(posts.length, trend.expected)
  const among = amongOf(trend, stretch)
  const counts = evidenceOf({ ...trend, among }, stretch, ranks, {
    posts: posts.length,
    expected: trend.expected,
    growth,
    ...askingShares(posts, medianIn),
    fit: specialtyRelevance[0]?.share ?? 0,
    care: subject.kind === "medicine" || subject.kind === "condition",
  })
  const velocity = counts.measured
  const intent = majorityIntent(posts)
  const multiple = multiplierOf(posts.length, trend.expected)
  const platforms = platformsFor(intent, subject)
  const { question, beside, tells, sharing, ...words } = wordingOf({
    trend,
    stretch,
    evidence: counts,
    intent,
    velocity,
    library,
    usedShapes,
    usedOpenings,
  })
  const whyNow = isOver(trend, stretch)
    ? null
    : whyNowOf(
        {
          ...trend,
          language: usualLanguage,
          byQuestion: among !== null,
          newWord: () => newWordIn(posts, seen),
          wider: widerOf(trend),
          namesOf: companionNamesOf(subject),
        },
        stretch,
      )
  const evidence = { ...counts, whyNow, question, tells, sharing, beside }
  return {
    language: usualLanguage,
    ...words,
    category: categoryOf[subject.kind],
    trendVelocity: velocity,
    tag: velocity,
    growthVelocity: round(growth, 2),
    multiplier: multiple === null ? null : round(multiple, 1),
    engagementScore: engagementOf(evidence.engagement),
    opportunityScore: scoreOf(evidence.opportunity),
    postCount: posts.length,
    postsToday: evidence.days.at(-1)?.posts ?? 0,
    totalUpvotes: total(posts, ({ score }) => score),
    totalComments: total(posts, ({ comments }) => comments),
    platforms,
    targetPlatforms: platforms.slice(0, 3),
    sourceLinks: linksOf(trend),
    subredditSources: evidence.communities.filter((own) => own.posts > 0).map(({ community }) => community),
    userIntent: intent,
    targetProfession: specialtyRelevance[0]?.specialty ?? null,
    specialtyRelevance,
    engagementData: evidence,
    members: [...trend.told, ...posts.filter((post) => !trend.told.includes(post))].map(({ id }) => id),
  }
}

/** A trend that is offered, and what is said of it. */
interface Named {
  readonly trend: Told
  readonly draft: Omit<TopicDraft, "themeKey">
}

/** The texts of a trend, and what they use up of what was not said yet, once they are taken. */
const wordedFor = (trend: Told, run: Run) => {
  const [usedShapes, usedOpenings] = [new Set(run.usedShapes), new Set(run.usedOpenings)]
  const draft = draftOf(trend, { ...run, usedShapes, usedOpenings })
  return {
    draft,
    take: (): void => {
      usedShapes.forEach((shape) => run.usedShapes.add(shape))
      usedOpenings.forEach((opening) => run.usedOpenings.add(opening))
    },
  }
}

/** What chance brings oftener than this does not rise where its posts share no question. */
const chance = 0.2

/**
 * A trend with its texts; where they state no question it must have a name, by which all its texts call it. No title is
 * said twice: flour and coconut may both turn out to be coconut flour.
 */
const namedDraftOf = (trend: Told, run: Run, before: ReadonlyArray<Named>): Named | Unnamed => {
  const first = wordedFor(trend, run)
  // Only posts with its question were counted: without that the count is no count of its name.
  if (trend.byQuestion === true && !statesQuestion(first.draft)) return { drop: "passing" }
  if (!statesQuestion(first.draft) && trend.tail > chance) return { drop: "passing" }
  const named = statesQuestion(first.draft)
    ? { title: first.draft.title }
    : bareNameOf(trend, first.draft.title)
  if ("drop" in named) return named
  const { title, name } = named
  if (before.some(({ draft }) => draft.title === title)) return { drop: "duplicate" }
  const again = name === undefined ? first : wordedFor({ ...trend, subject: { ...trend.subject, name } }, run)
  const worded = statesQuestion(again.draft) ? first : again
  worded.take()
  return { trend, draft: { ...worded.draft, title } }
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
    (told, before: ReadonlyArray<Named>) => namedDraftOf(withMembers(told, stretch), run, before),
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
