import type { Library } from "#evidence/library.ts"
import type { Evidence, Topic, UserIntent, Velocity } from "#topic/topic.ts"
import type { Trend } from "#topic/trends.ts"
import { multiplierOf, tellsMultiplier } from "#topic/recompute.ts"
import type { Stretch } from "#topic/window.ts"
import { anglesFor } from "./angles.ts"
import { askedIn, type AspectShare } from "./aspects.ts"
import { companionsOf } from "./companions.ts"
import { focusOf } from "./focus.ts"
import { capitalised } from "./grammar.ts"
import { isAskable } from "./headings.ts"
import { paraphrasesOf } from "./paraphrase.ts"
import { askingOf } from "./phrases.ts"
import { hopes } from "./intent-phrases.ts"
import { askingOfAspect, isShared, questionOf } from "./question.ts"
import { sortOf, spokenAs } from "./sorts.ts"
import { isNarrow, titleOf } from "./titles.ts"

export interface Composition {
  readonly trend: Trend
  readonly stretch: Stretch
  readonly evidence: Evidence
  readonly intent: UserIntent
  readonly velocity: Velocity
  /** Where angles find what is known; null where there is none. */
  readonly library: Library | null
  /** Shapes of headings and angles already used today; those chosen are added. */
  readonly usedShapes: Set<string>
}

export type Words = Pick<
  Topic,
  | "title"
  | "description"
  | "previewSnippet"
  | "scriptAngles"
  | "userContext"
  | "trendAnalysis"
  | "redditQuotes"
  | "keywords"
>

const listed = (items: ReadonlyArray<string>, last = "and"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1) ?? ""}`
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`
const number = (value: number): string => value.toFixed(1)

/** An aspect is worth telling when at least two posts and a quarter of them touch it. */
const carries = (share: AspectShare, posts: number): boolean => share.posts >= Math.max(2, posts / 4)

/** From this share of the posts on a question is told with its count. */
const standsOut = 0.15

const labels: { readonly [V in Velocity]: string } = {
  viral:
    "viral: it stands out among all subjects, with at least four times the expected posts in several communities",
  hot: "hot: it stands out among all subjects, with at least twice the expected posts",
  emerging: "emerging: rarely written about so far, and now by several people at once",
  rising: "rising: above its own average, though not beyond chance",
}

/** What a card says of a subject that no list of ours knows. */
const newWord =
  "A new term: no list of ours knows it, so it is called as the posts call it. Check what they mean first."

/** Every text of a topic, from its evidence and its posts' questions, in our own words. */
export const wordingOf = (composition: Composition): Words => {
  const { trend, stretch, evidence, intent, velocity, library, usedShapes } = composition
  const { subject, posts } = trend
  const named = focusOf(trend, posts)
  const sort = sortOf(named)
  const spoken = spokenAs(named)
  const n = spoken.name
  const asked = askedIn(posts, trend).filter(({ aspect }) => isAskable(aspect, sort))
  const companions = companionsOf(trend, stretch.window).filter(
    ({ subject: other }) => !named.name.includes(other.name),
  )
  const here = evidence.communities.filter((community) => community.posts > 0)
  const places = here.map(({ community }) => `r/${community}`)
  const where =
    places.length <= 3
      ? listed(places)
      : `${places.slice(0, 2).join(", ")} and ${places.length - 2} more communities`
  const questions = posts.filter(({ question }) => question).length
  const shared = asked.filter((share) => carries(share, posts.length))
  const wishes = (shared.length > 0 ? shared : asked)
    .slice(0, shared.length > 0 ? 2 : 3)
    .map(({ aspect }) => askingOf(aspect, sort))
  const [leading] = asked
    .filter(isNarrow)
    .map(({ aspect }) => ({
      question: questionOf(aspect, spoken),
      posts: askingOfAspect(posts, trend, aspect),
    }))
    .toSorted((a, b) => b.posts - a.posts)
  const beside = companions[0]
  const title = titleOf({ trend, usedShapes, named, asked, companions })

  const description = [
    `${capitalised(counted(posts.length, "post"))} on ${subject.name} in three days, in ${where}; ${evidence.expected < 0.05 ? "none" : number(evidence.expected)} would be usual.`,
    named === subject ? "" : `Many of them mean ${n}.`,
    subject.kind === "term" ? newWord : "",
    shared.length > 0
      ? `People mainly want to know ${listed(wishes)}.`
      : wishes.length > 1
        ? `Their questions differ: ${listed(wishes)}.`
        : `${hopes[intent]}.`,
    beside === undefined ? "" : `${beside.posts} of them also name ${beside.subject.name}.`,
  ]
  const busiest = evidence.days
    .slice(-3)
    .reduce((best, day) => (day.posts > best.posts ? day : best), { day: "", posts: 0 })
  const lead = here[0]
  const trendAnalysis = [
    `${capitalised(counted(posts.length, "post"))} against ${number(evidence.expected)} expected from the four weeks before${tellsMultiplier(posts.length) ? `: ${number(trend.growth)} times the usual after correction for small numbers, and ${number(multiplierOf(evidence.days))} times its daily average of the 11 days before` : ", too few to tell how many times the usual that is"}.`,
    `The busiest day ended on ${busiest.day} with ${counted(busiest.posts, "post")}.`,
    lead === undefined || here.length < 2
      ? `All of it comes from ${where}.`
      : `r/${lead.community} brings ${lead.posts} of ${posts.length}.`,
    evidence.baseline === "cold"
      ? "There is less than a week of history, so the label stays cautious."
      : `Labelled ${labels[velocity]}.`,
  ]
  const userContext = [
    `${questions === 0 ? "None" : questions} of ${counted(posts.length, "post")} ${questions === 1 ? "asks" : "ask"} a question about ${n}.`,
    `${hopes[intent]}.`,
    beside === undefined
      ? ""
      : `It comes up together with ${listed(companions.slice(0, 2).map(({ subject: other }) => other.name))}.`,
  ]
  const scriptAngles = anglesFor({
    subject: spoken,
    asked: asked.filter(isNarrow).map(({ aspect }) => aspect),
    companions: companions.map(({ subject: other }) => other),
    intent,
    library,
    used: usedShapes,
  })
  return {
    title,
    description: description.filter((part) => part !== "").join(" "),
    previewSnippet:
      leading !== undefined && leading.posts >= Math.max(2, posts.length * standsOut)
        ? `“${leading.question}” ${leading.posts} of ${posts.length} ask this, in our words.`
        : beside !== undefined && isShared(beside, posts.length)
          ? `${beside.posts} of ${counted(posts.length, "post")} also name ${beside.subject.name}.`
          : `${counted(posts.length, "post")} in ${where}, without one question that stands out.`,
    scriptAngles,
    userContext: userContext.filter((part) => part !== "").join(" "),
    trendAnalysis: trendAnalysis.join(" "),
    redditQuotes: paraphrasesOf(trend, posts),
    keywords: [...new Set([subject.name, named.name])].concat(
      companions.map(({ subject: other }) => other.name),
    ),
  }
}
