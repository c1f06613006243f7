import * as DateTime from "effect/DateTime"
import { holdsConcept } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { writtenCommunity } from "#reading/community-name.ts"
import { capitalised } from "#text/capitalised.ts"
import { DAY_SECONDS } from "#kernel/day.ts"
import type { Library } from "#evidence/library.ts"
import type { Asked, Beside, Evidence, Topic, UserIntent, Velocity } from "#topic/topic.ts"
import { labelledFrom } from "#trend/labelled-from.ts"
import { leastPosts } from "#trend/counts.ts"
import { multiplierOf } from "#trend/recompute.ts"
import type { Told } from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import { anglesFor } from "./angles.ts"
import { busiestOf } from "./busiest-day.ts"
import { askedIn, withStated } from "./aspects.ts"
import { complaintsIn } from "./complaints.ts"
import { companionsOf } from "./companions.ts"
import { carryingIt, contextOf, descriptionOf } from "./description.ts"
import { nameInLibrary } from "./evidence-file.ts"
import { facetsOf, isClass } from "./facets.ts"
import { firmBeside } from "./firm.ts"
import { focusOf } from "./focus.ts"
import { countedPosts, listed } from "./grammar.ts"
import { isAskable } from "./headings.ts"
import { isNameOfOurs } from "./name-of-ours.ts"
import { paraphrasesOf } from "./paraphrase.ts"
import { isOccasion } from "./occasion.ts"
import { askingOf } from "./phrases.ts"
import { putAmong } from "./put.ts"
import { aspectIn, isShared, leadingQuestion } from "./question.ts"
import { saidIn } from "./said-in.ts"
import { countedAs, sortOf, spokenAs } from "./sorts.ts"
import { isTold } from "./intents-told.ts"
import { dishOf, isWanted, mostPut } from "./most-posts.ts"
import { sharedBy } from "./shared-question.ts"
import { headingOf, isNameOfItsOwn, isNarrow, type Titled } from "./titles.ts"
import { twoQuestionsOf } from "./two-questions.ts"

export interface Composition {
  readonly trend: Told
  readonly stretch: Stretch
  readonly evidence: Evidence
  readonly intent: UserIntent
  readonly velocity: Velocity
  /** Where angles find what is known; null where there is none. */
  readonly library: Library | null
  /** Shapes of headings and angles already used today; those chosen are added. */
  readonly usedShapes: Set<string>
  /** How questions already told today begin; that of this topic is added. */
  readonly usedOpenings: Set<string>
}

export type Words = {
  readonly question: Asked | null
  readonly beside: Beside | null
  /** What its posts have in common, as the title states it: a question, a subject, or no more than a word. */
  readonly tells: Told["tells"]
  /** How many of its posts come to what the title states; null where it states nothing. */
  readonly sharing: number | null
} & Pick<
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

const number = (value: number): string => value.toFixed(1)
/** Made once: that takes far longer than to tell a day by it. */
const days = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "long" })
const dayOf = (date: string): string => DateTime.formatIntl(DateTime.makeUnsafe(date), days)

const labels: { readonly [V in Velocity]: string } = {
  viral: `viral: at least ${labelledFrom.viral} posts more than usual, beyond chance, in several communities`,
  hot: `hot: at least ${labelledFrom.hot} posts more than usual, beyond chance`,
  emerging: "emerging: less than one post would be usual",
  rising: "rising: more posts than usual",
  steady: "steady: no more posts than usual, and people keep asking",
}

/** A narrower name must stand in so many of all posts that a topic is told by. */
const namedBy = 0.6

const namingIn = ({ concept }: Subject, posts: ReadonlyArray<ReadPost>): number =>
  posts.filter(({ terms }) => holdsConcept(terms, concept)).length

const isOfMost = (subject: Subject, posts: ReadonlyArray<ReadPost>): boolean =>
  namingIn(subject, posts) >= namedBy * posts.length

/** Every text of a topic, from its evidence and its posts' questions, in our own words. */
export const wordingOf = (composition: Composition): Words => {
  const { trend, stretch, evidence, intent, velocity, library, usedShapes, usedOpenings } = composition
  const { subject, told: posts } = trend
  const all = trend.posts.length
  const narrower = focusOf(trend, posts)
  const closest = [posts, trend.posts].every((all) => isOfMost(narrower, all)) ? narrower : subject
  // What it is was guessed from the words around it, which tell a day or a person from a dish no better than chance.
  const named = isNameOfItsOwn(closest) ? { ...closest, kind: "term" as const } : closest
  const sort = sortOf(named)
  // Gummies of creatine are asked about and filmed as creatine is, whether a list names them or not.
  const isKnown = named.listed || (subject.listed && named.kind === subject.kind)
  const spoken = { ...spokenAs(named), listed: isKnown }
  const n = spoken.name
  const asked = askedIn(posts, trend).filter(({ aspect }) => isAskable(aspect, sort))
  const companions = companionsOf(trend, stretch.window).filter(
    ({ subject: other }) =>
      !named.name.includes(other.name) &&
      !(isClass(named) && (other.kind === "supplement" || other.kind === "medicine")),
  )
  const here = evidence.communities.filter((community) => community.posts > 0)
  const places = here.map(({ community }) => writtenCommunity(community))
  const where =
    places.length <= 3
      ? listed(places)
      : `${places.slice(0, 2).join(", ")} and ${places.length - 2} more communities`
  const questions = trend.posts.filter(({ question }) => question).length
  /** Of so many posts on the subject only those that share its question are counted. */
  const of = evidence.among ?? null
  const counted = trend.byQuestion === true && trend.shares !== "umbrella" ? trend.shares : null
  const leading = leadingQuestion({
    head: trend,
    posts: trend.posts,
    spoken,
    asked: counted === null ? asked.filter(isNarrow).map(({ aspect }) => aspect) : [counted],
    usedOpenings,
  })
  const multiple = multiplierOf(all, evidence.expected)
  const beside = companions[0]
  const put = putAmong(trend.posts, trend, sort)
  const day = Math.floor(stretch.asOf / DAY_SECONDS)
  const isDay = isOccasion(named, trend.posts)
  const firm = firmBeside(named, trend.posts)
  const titled: Titled = {
    trend,
    usedShapes,
    named,
    companions,
    // A table is laid with many things.
    facets: facetsOf(named, trend.concept, trend.posts, isDay ? undefined : firm.inTitle),
    asks:
      asked.filter(isNarrow).find((share) => share.posts >= leastPosts && isShared(share, all)) ??
      dishOf(trend.posts, sort),
    puts: trend.shares === "cook" ? null : mostPut(put, all, sort),
    asksTwo: twoQuestionsOf(trend.posts, { concept: trend.concept, subject: named }, sort),
    isOccasion: isDay,
    week: Math.floor(day / 7),
  }
  const { title, sharing } = headingOf(titled)
  const shared = sharing === null ? null : sharedBy(titled)
  const stated =
    shared === null || shared.shares === "umbrella" || shared.posts !== sharing
      ? null
      : { aspect: shared.shares, posts: shared.posts }

  // What half of them put and no title could hold is not told of a bare name either: it would be what they share.
  const isUntold = sharing === null && leading !== null && leading.posts >= leading.among / 2
  const question = leading === null || isUntold ? null : { ...leading, among: of ?? leading.among }
  const tells = sharing !== null ? "question" : trend.tells === "word" ? "word" : "subject"
  const wanting = trend.posts.filter((post) => isTold(intent, post))
  const described = {
    posts: all,
    among: of,
    expected: evidence.expected,
    name: countedAs(subject),
    narrower: named === subject ? null : { name: n, posts: namingIn(closest, trend.posts) },
    where,
    isWord: trend.tells === "word",
    isNew: subject.kind === "term" && !isDay && !isNameOfOurs(subject),
    isShared: sharing !== null,
    isMade: trend.shares === "cook",
    wishes: withStated(asked, stated).map(({ aspect, posts: own }) => ({
      asking: askingOf(aspect, sort),
      posts: own,
      isStated: aspect === stated?.aspect,
    })),
    wanted: wanting.length >= Math.max(2, all / 2) ? { intent, posts: wanting.length } : null,
    beside: beside === undefined ? null : { name: beside.subject.name, posts: beside.posts },
  }
  const busiest = busiestOf(evidence.days)
  const lead = here[0]
  const trendAnalysis = [
    `${of === null ? capitalised(countedPosts(all)) : `${all} of ${countedPosts(of)} on ${described.name} ${carryingIt(described)},`} against ${number(evidence.expected)} expected from the four weeks before${multiple === null ? ", too few for a multiple" : `: ${number(multiple)} times the usual`}.`,
    ...(busiest === null
      ? []
      : [`The busiest day ended on ${dayOf(busiest.day)} with ${countedPosts(busiest.posts)}.`]),
    lead === undefined || here.length < 2
      ? `All of it comes from ${where}.`
      : `${writtenCommunity(lead.community)} brings ${lead.posts} of ${all}.`,
    evidence.baseline === "cold"
      ? "There is less than a week of history, so the label stays cautious."
      : `Labelled ${labels[velocity]}.`,
  ]
  const scriptAngles = anglesFor({
    subject: spoken,
    isWord: trend.tells === "word",
    asked: asked
      .filter(isNarrow)
      .map(({ aspect, posts: own }) => ({ aspect, posts: own, put: put.get(aspect) ?? 0 })),
    companions,
    intent: isWanted(intent, posts) ? intent : null,
    facets: facetsOf(named, trend.concept, trend.posts, firm.inAngle).filter(
      ({ posts: own }) => own >= Math.max(2, all / 3),
    ),
    complaints: complaintsIn(trend.posts, { concept: trend.concept, subject: named }),
    posts: all,
    turn: day,
    library,
    question:
      question === null || (sharing === null && question.posts * 3 < question.among)
        ? null
        : { text: question.text, aspect: aspectIn(question.text, spoken) },
    said: saidIn(trend.posts, trend),
    states:
      sharing === null ? null : { shares: shared?.shares ?? null, title: title.endsWith("?") ? title : null },
    used: usedShapes,
  })
  return {
    question,
    beside: described.beside,
    title,
    tells,
    // What several questions have in common no post asks: nothing is counted as coming to it.
    sharing: shared?.shares === "umbrella" && shared.posts === sharing ? null : sharing,
    description: descriptionOf({
      ...described,
      beside: beside === undefined ? null : { name: countedAs(beside.subject), posts: beside.posts },
    }),
    previewSnippet:
      question !== null
        ? `“${question.text}” ${question.posts === question.among ? `All ${all}` : `${question.posts} of ${question.among}`} ask this, in our words.`
        : beside !== undefined && isShared(beside, all)
          ? `${beside.posts} of ${countedPosts(all)} also name ${beside.subject.name}.`
          : of === null
            ? sharing === null || shared?.shares === "umbrella"
              ? `${countedPosts(all)} in ${where}, without one question that stands out.`
              : `${sharing === all ? `All ${all}` : `${sharing} of ${all}`} posts come to this question, in ${where}.`
            : `${all} of ${countedPosts(of)} in ${where} ${carryingIt(described)}.`,
    scriptAngles,
    userContext: contextOf(
      described,
      questions,
      companions.slice(0, 2).map(({ subject: other }) => other.name),
    ),
    trendAnalysis: trendAnalysis.join(" "),
    redditQuotes: paraphrasesOf(trend, posts, { ...named, listed: isKnown }),
    keywords: [...new Set([subject.name, named.name, ...nameInLibrary(library, subject)])].concat(
      companions.map(({ subject: other }) => other.name),
    ),
  }
}
