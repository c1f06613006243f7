import { languages } from "#language/names.ts"
import { readings } from "#language/reading.ts"
import { topicWords } from "#language/topic-words.ts"
import { majorityIntent } from "#reading/intent.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { gateOf } from "#script/safety/gate.ts"
import type { Language } from "#script/settings.ts"
import { ranksOf } from "#trend/engagement.ts"
import { evidenceOf } from "#trend/evidence.ts"
import { askingShares, mediansOf } from "#trend/opportunity.ts"
import { engagementOf, growthOf, multiplierOf, scoreOf, surplusOf } from "#trend/recompute.ts"
import { stretchOf } from "#trend/window.ts"
import { categoryOf } from "#vocabulary/subjects.ts"
import { chosenOf, type DroppedTopic } from "#topic/choice.ts"
import type { DetectTopics } from "#topic/detect-topics.ts"
import type { TopicDraft } from "#topic/draft.ts"
import { seenBefore } from "#topic/new-word.ts"
import { bySurplus } from "#topic/order.ts"
import { platformsFor } from "#topic/platforms.ts"
import type { AskedSteadily } from "#topic/steady-question.ts"
import { fitNames } from "#topic/unfit-name.ts"
import { linksTo } from "#topic/source-links.ts"
import { unreadableOf } from "#topic/unreadable.ts"
import { keyed, keyNameOf } from "#topic/theme-key.ts"
import type { OwnWords } from "./asked.ts"
import { ownRisesOf } from "./counts.ts"
import { besideOf, type OwnNamed, type OwnTrend, whyNowIn } from "./facts.ts"
import { namedOf } from "./named.ts"
import { specialtiesOf } from "./specialties.ts"
import { ownAskedMore } from "./rising-questions.ts"
import { statedIn } from "./stated.ts"
import { ownSteadyOf } from "./steady.ts"
import { ownSteadyTopicOf } from "./steady-topic.ts"
import { ownSubjects } from "./subject.ts"
import { ownWordingOf } from "./word.ts"

/** Topics of each language; more would take the list over. */
const mostTopics = 10

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits
const total = (posts: ReadonlyArray<ReadPost>, of: (post: ReadPost) => number): number =>
  posts.reduce((sum, post) => sum + of(post), 0)

/** A question can be answered; a subject alone leaves open what is to be said. */
const questionWeight = 1.4

const weightOf = ({ tail, titled, posts, subject, tells }: OwnTrend): number =>
  -Math.log(tail) *
  (tells === "question" ? questionWeight : 1) *
  (0.5 + 0.5 * titled) *
  Math.min(posts.length, 6) ** 0.7 *
  (posts.filter(({ question }) => question).length >= 0.4 * posts.length ? 1.2 : 1) *
  (subject.listed ? 1.1 : 1)

/** Whether a rise is on the subject of a question, whose posts it counts already. */
const isOn =
  ({ subject, posts }: OwnNamed) =>
  (rise: OwnNamed): boolean =>
    rise.subject.name === subject.name ||
    (subject.file !== null && rise.subject.file === subject.file) ||
    posts.filter((post) => rise.posts.includes(post)).length > posts.length / 2

const toldBy =
  (words: OwnWords) =>
  (named: OwnNamed): OwnTrend => {
    const stated = statedIn(named.posts, named.subject, named.ask, words)
    return { ...named, stated, tells: stated === null ? "subject" : "question" }
  }

export interface OwnDetection {
  readonly topics: ReadonlyArray<TopicDraft>
  /** What is asked week in, week out, and the topics that it opens as, in the same order. */
  readonly steady: ReadonlyArray<AskedSteadily>
  readonly steadyTopics: ReadonlyArray<TopicDraft>
  readonly dropped: ReadonlyArray<DroppedTopic>
}

const nothing: OwnDetection = { topics: [], dropped: [], steady: [], steadyTopics: [] }

const detectedIn = (
  language: Language,
  words: OwnWords,
  { posts, asOf, previous = [], library = null }: DetectTopics,
): OwnDetection => {
  const stretch = stretchOf(
    posts.filter((post) => post.language === language),
    asOf,
  )
  // Nothing is known of what is usual in a language before its first full week.
  if (stretch.baseline === "cold") return nothing
  const { general } = words.reading
  const subjects = ownSubjects(language, words.reading, library)
  const named = ownRisesOf(stretch, general).flatMap((rise) => namedOf(rise, subjects, words, language) ?? [])
  const { fit: rising, unfit } = fitNames(named, language)
  const taken = new Set(named.flatMap(({ posts: own }) => own))
  const asked = ownAskedMore(stretch, subjects, taken).filter((one) => !rising.some(isOn(one)))
  const trends = [...rising, ...asked]
    .map(toldBy(words))
    .toSorted((a, b) => weightOf(b) - weightOf(a) || (a.concept < b.concept ? -1 : 1))
  const { chosen, dropped } = chosenOf<OwnTrend, OwnTrend>(
    { ranked: trends },
    stretch,
    mostTopics,
    // Only posts with its question were counted: without that the count is no count of its name.
    (trend) => (trend.among !== null && trend.tells !== "question" ? { drop: "passing" } : trend),
  )
  const ordered = chosen
    .filter(({ subject }) => gateOf(subject.name) === null)
    .toSorted(
      (a, b) =>
        surplusOf(b.posts.length, b.expected) - surplusOf(a.posts.length, a.expected) ||
        (a.concept < b.concept ? -1 : 1),
    )
  const all = [...stretch.history, ...stretch.window]
  const [ranks, medianIn] = [ranksOf(all), mediansOf(all)]
  const usedTitles = new Set<string>()
  const known = { subjects, general, seen: seenBefore(stretch), language }
  const inKeys = ordered.map((trend) => ({
    ...trend,
    subject: { ...trend.subject, name: keyNameOf(trend.subject.name, language) },
  }))
  const topics = keyed(inKeys, previous, language).map(({ themeKey }, at): TopicDraft => {
    const trend = ordered[at]
    if (trend === undefined) throw new Error("a key without a trend")
    const { subject, posts: own } = trend
    const specialtyRelevance = specialtiesOf(subject)
    const growth = growthOf(own.length, trend.expected)
    const intent = majorityIntent(own)
    const counts = evidenceOf(trend, stretch, ranks, {
      posts: own.length,
      expected: trend.expected,
      growth,
      ...askingShares(own, medianIn),
      fit: specialtyRelevance[0]?.share ?? 0,
      care: subject.kind === "medicine" || subject.kind === "condition",
    })
    const beside = besideOf(trend, stretch.window, subjects, general, words)
    const wordy = { words, language, library, usedTitles }
    const { question, sharing, texts } = ownWordingOf(trend, counts, intent, beside, wordy)
    const evidence = {
      ...counts,
      whyNow: whyNowIn(trend, stretch, known),
      question,
      tells: trend.tells,
      sharing,
    }
    const multiple = multiplierOf(own.length, trend.expected)
    const platforms = platformsFor(intent, subject)
    const byNotice = own.toSorted(
      (a, b) => b.score + 2 * b.comments - (a.score + 2 * a.comments) || (a.id < b.id ? -1 : 1),
    )
    return {
      themeKey,
      language,
      ...texts,
      category: categoryOf[subject.kind],
      trendVelocity: counts.measured,
      tag: counts.measured,
      growthVelocity: round(growth, 2),
      multiplier: multiple === null ? null : round(multiple, 1),
      engagementScore: engagementOf(evidence.engagement),
      opportunityScore: scoreOf(evidence.opportunity),
      postCount: own.length,
      postsToday: evidence.days.at(-1)?.posts ?? 0,
      totalUpvotes: total(own, ({ score }) => score),
      totalComments: total(own, ({ comments }) => comments),
      platforms,
      targetPlatforms: platforms.slice(0, 3),
      sourceLinks: linksTo(byNotice),
      subredditSources: evidence.communities.filter((one) => one.posts > 0).map(({ community }) => community),
      userIntent: intent,
      targetProfession: specialtyRelevance[0]?.specialty ?? null,
      specialtyRelevance,
      engagementData: evidence,
      members: own.map(({ id }) => id),
    }
  })
  const steady = ownSteadyOf({ stretch, subjects, words, language, library, risen: chosen, usedTitles })
  return {
    topics: bySurplus(topics),
    dropped: [...dropped, ...unfit, ...unreadableOf(stretch)],
    steady: steady.map(({ question }) => question),
    steadyTopics: steady.map((one) => ownSteadyTopicOf(one, { stretch, ranks, medianIn })),
  }
}

/**
 * The topics and steady questions of every language that is read by its own words, counted apart from all others, with
 * what was left out. The same posts in any order give the same answer.
 */
export const ownTopicsOf = (input: DetectTopics): OwnDetection => {
  const found = languages.flatMap((language) => {
    const [reading, topics] = [readings[language], topicWords[language]]
    return reading === null || topics === null ? [] : [detectedIn(language, { reading, topics }, input)]
  })
  return {
    topics: found.flatMap((one) => one.topics),
    dropped: found.flatMap((one) => one.dropped),
    steady: found.flatMap((one) => one.steady),
    steadyTopics: found.flatMap((one) => one.steadyTopics),
  }
}
