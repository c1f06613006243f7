import type { Library } from "#evidence/library.ts"
import { usualLanguage } from "#language/names.ts"
import { majorityIntent } from "#reading/intent.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { lookUp } from "#text/lexicon.ts"
import { type Ranks } from "#trend/engagement.ts"
import { evidenceOf } from "#trend/evidence.ts"
import { askingShares } from "#trend/opportunity.ts"
import { engagementOf, growthOf, multiplierOf, scoreOf } from "#trend/recompute.ts"
import type { Told } from "#trend/trends.ts"
import { daysBefore, type Stretch } from "#trend/window.ts"
import { categoryOf } from "#vocabulary/subjects.ts"
import { wordingOf } from "#wording/compose.ts"
import { isOccasion } from "#wording/occasion.ts"
import { bareNameOf } from "./bare-name.ts"
import { isPlainWord } from "./empty-name.ts"
import { type Unnamed } from "./choice.ts"
import { amongOf } from "./on-subject.ts"
import { statesQuestion } from "./order.ts"
import { platformsFor } from "./platforms.ts"
import { linksOf } from "./source-links.ts"
import { relevanceOf } from "./specialties.ts"
import { knownSpecialtiesOf } from "./known-specialties.ts"
import type { Topic } from "./topic.ts"
import { companionNamesOf } from "./companion-names.ts"
import { newWordIn, type SeenBefore, widerOf } from "./new-word.ts"
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

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

const total = (posts: ReadonlyArray<ReadPost>, of: (post: ReadPost) => number): number =>
  posts.reduce((sum, post) => sum + of(post), 0)

/** What all topics of one run share. */
export interface Run {
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
export interface Named {
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

/**
 * What chance brings oftener than this does not rise where its posts share no question. With no word of its posts and
 * no angle either, its rise is all there is to a name: that must be sure.
 */
const chance = { withWords: 0.1, alone: 0.03 }

const leastSure = ({
  redditQuotes,
  scriptAngles,
}: Pick<TopicDraft, "redditQuotes" | "scriptAngles">): number =>
  redditQuotes.length + scriptAngles.length > 0 ? chance.withWords : chance.alone

/**
 * A known word of which fewer than so many times the usual posts came is named on any day. What rises more stands below
 * the questions, where it claims no more than its count: four of five planted bursts of six posts on one word do then,
 * and two of three did where chance had to explain them less often than three times in a thousand.
 */
const timesUsual = 3

/** What the list or the lexicon has, and posts write with small letters: no name that somebody gave, and no new word. */
const isKnownWord = ({ concept, subject }: Pick<Told, "concept" | "subject">): boolean =>
  subject.listed || (lookUp(concept) !== undefined && !/\p{Lu}/u.test(subject.name))

/** Whether hardly more posts than usual name what is known: what people ask of that all week stands on the steady shelf. */
const isOfAllDays = (told: Told): boolean =>
  isKnownWord(told) && !told.significant && told.posts.length < timesUsual * told.expected

/**
 * A trend with its texts; where they state no question it must have a name, by which all its texts call it. No title is
 * said twice: flour and coconut may both turn out to be coconut flour.
 */
export const namedDraftOf = (trend: Told, run: Run, before: ReadonlyArray<Named>): Named | Unnamed => {
  const first = wordedFor(trend, run)
  // Only posts with its question were counted: without that the count is no count of its name.
  if (trend.byQuestion === true && !statesQuestion(first.draft)) return { drop: "passing" }
  if (!statesQuestion(first.draft) && trend.tail > leastSure(first.draft)) return { drop: "passing" }
  // "What can you expect from effects?" is no question that anybody could answer.
  if (statesQuestion(first.draft) && isPlainWord(trend.subject) && !trend.subject.name.includes(" "))
    return { drop: "generic" }
  const named = statesQuestion(first.draft)
    ? { title: first.draft.title }
    : bareNameOf(trend, first.draft.title)
  if ("drop" in named) return named
  if (!statesQuestion(first.draft) && isOfAllDays(trend)) return { drop: "unasked" }
  const { title, name } = named
  if (before.some(({ draft }) => draft.title === title)) return { drop: "duplicate" }
  const called = (as: Partial<Told["subject"]>) =>
    name === undefined ? first : wordedFor({ ...trend, subject: { ...trend.subject, name, ...as } }, run)
  const again = called({})
  // By its narrower name it is another thing: nobody cooks with "Cinco De Mayo" as one does with mayo.
  const own = statesQuestion(again.draft) ? called({ kind: "term", listed: false }) : again
  const worded = statesQuestion(own.draft) ? first : own
  worded.take()
  return { trend, draft: { ...worded.draft, title } }
}
