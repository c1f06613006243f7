import type { Ask } from "#evidence/finding.ts"
import type { SteadyFacts, ToldFacts } from "#language/topic-words.ts"
import { readings } from "#language/reading.ts"
import { writtenCommunity } from "#reading/community-name.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { wantsAnswer } from "#reading/user-intents.ts"
import { unmarked } from "#text/letters.ts"
import { wordsIn } from "#text/tokens.ts"
import { multiplierOf } from "#trend/recompute.ts"
import { busiestOf } from "#wording/busiest-day.ts"
import { longestSharedRun, mostSharedWords } from "#wording/paraphrase.ts"
import type { Evidence, Paraphrase, UserIntent } from "#topic/topic.ts"
import { ownAskedIn } from "./asked.ts"
import { spokenAsksOf } from "./spoken-asks.ts"
import type { OwnSubject } from "./subject.ts"
import type { Stated } from "./stated.ts"
import { askedTitle, type OwnTitle, ownTitle } from "./title.ts"
import type { Wordy } from "./angled.ts"
import { ownAnglesOf } from "./angles.ts"

/** A rise with its name. */
export interface Named {
  readonly subject: OwnSubject
  readonly posts: ReadonlyArray<ReadPost>
  /** The question by which they were counted, if they were. */
  readonly ask: Ask | null
  /** Of so many posts on the subject, then; else null. */
  readonly among: number | null
  /** What they share; null where they share no question. */
  readonly stated: Stated | null
}

/** From this share on a card counts a question, and from that one an intent is told as that of most. */
const told = 0.15
const most = 0.5
const leastFiner = 3
const mostParaphrases = 5
const placesNamed = 2

const openingOf = (text: string): string => wordsIn(text).slice(0, 2).join(" ")

/** What people ask, in our own words: no two start alike, none shares a long run of words with a post, and none is asked by an aim alone. */
const paraphrasesOf = (
  { subject, posts }: Pick<Named, "subject" | "posts">,
  { words, language }: Wordy,
): ReadonlyArray<Paraphrase> => {
  const illRelative = readings[language]?.illRelative
  const openings = new Set<string>()
  const texts = posts.flatMap(({ text }) => (text === null ? [] : [`${text.title} . ${text.body}`]))
  const isOurs = (said: string): boolean =>
    texts.every((text) => longestSharedRun(said, text) <= mostSharedWords)
  return posts
    .toSorted((a, b) => b.score + 2 * b.comments - (a.score + 2 * a.comments) || (a.id < b.id ? -1 : 1))
    .flatMap((post): ReadonlyArray<Paraphrase> => {
      if (post.text === null || illRelative?.test(unmarked(`${post.text.title}\n${post.text.body}`)) === true)
        return []
      const text = spokenAsksOf(post, subject.concept, words.reading)
        .flatMap((ask) => words.topics.questions(ask, subject))
        .find((said) => !openings.has(openingOf(said)) && isOurs(said))
      if (text === undefined) return []
      openings.add(openingOf(text))
      const { community, score: upvotes, comments } = post
      return [{ text, community, upvotes, comments, url: post.text.permalink }]
    })
    .slice(0, mostParaphrases)
}

/** A steady question, with the posts of its subject in so many days and those of them that carry it. */
interface AskedFor {
  readonly subject: OwnSubject
  readonly ask: Ask
  readonly about: ReadonlyArray<ReadPost>
  readonly asking: ReadonlyArray<ReadPost>
  readonly days: number
}

/** Every text of a steady question and of the topic that it opens as. */
export const steadyWordingOf = ({ subject, ask, about, asking, days }: AskedFor, run: Wordy) => {
  const { topics } = run.words
  const { text: title } = askedTitle([ask], subject, run.words, run.usedTitles)
  const spoken = topics.questions(ask, subject)
  const question = spoken.find((one) => one !== title) ?? title
  const facts: SteadyFacts = {
    name: subject.name,
    question,
    asking: asking.length,
    posts: about.length,
    days,
  }
  return {
    title,
    question,
    angles: ownAnglesOf(
      { subject, asked: [{ ask, posts: asking.length }], main: ask, put: [ask], posts: about },
      run,
    ),
    ...topics.steady(facts),
    keywords: [...new Set([subject.name, ...(subject.file?.names[run.language].slice(0, 1) ?? [])])],
    quotes: paraphrasesOf({ subject, posts: asking }, run),
  }
}

/** What at least half of the posts ask more precisely than the question of their title, with how many do. */
const finerOf = ({ subject, posts, stated }: Named, main: Ask | null, { words }: Wordy) => {
  if (stated?.kind !== "one") return null
  const [finer] = words.topics.finer
    .filter(({ ask, of }) => ask === main && of(subject.nature))
    .map((one) => ({
      ...one,
      posts: posts.filter(({ text }) => text !== null && one.says.test(unmarked(text.title))).length,
    }))
    .filter((one) => one.posts >= Math.max(leastFiner, posts.length * most))
  return finer ?? null
}

/** How many posts come to what a title states; null where it is the bare name. */
const sharingOf = (
  stated: Stated | null,
  { ask }: OwnTitle,
  asked: ReturnType<typeof ownAskedIn>,
): number | null =>
  stated === null
    ? null
    : stated.kind === "two"
      ? stated.posts
      : (asked.find((one) => one.ask === ask)?.posts ?? null)

/** Every text of a topic in its own language, from its counts and its posts' questions. */
export const ownWordingOf = (
  named: Named,
  evidence: Evidence,
  intent: UserIntent,
  beside: ToldFacts["beside"],
  run: Wordy,
) => {
  const { subject, posts, ask: counted, stated } = named
  const { topics } = run.words
  const title = ownTitle(stated, subject, run.words, run.usedTitles)
  const main = title.ask ?? counted
  const finer = finerOf(named, main, run)
  const mainFirst = (asked: ReturnType<typeof ownAskedIn>) =>
    asked.toSorted((a, b) => Number(b.ask === main) - Number(a.ask === main))
  const asked = mainFirst(ownAskedIn(posts, subject.concept, run.words))
  // Only who asks puts a question: a title that tells of side effects does not.
  const asking = posts.filter((post) => post.question)
  const put = mainFirst(ownAskedIn(asking, subject.concept, run.words))
  const [first] = put
  // Half of so few posts may put it without being enough for a title: then nothing is told of them as shared.
  const isUntold = stated === null && first !== undefined && first.posts >= posts.length / 2
  const question =
    first !== undefined && !isUntold && first.posts >= Math.max(2, posts.length * told)
      ? {
          text: finer?.question(subject) ?? topics.questions(first.ask, subject)[0] ?? "",
          posts: finer?.posts ?? first.posts,
          among: named.among ?? posts.length,
        }
      : null
  // One post alone asks for itself: a card tells of what several ask.
  const isAsked = put.filter((one, at) => at === 0 || one.posts >= Math.max(2, posts.length * told))
  const here = evidence.communities.filter((community) => community.posts > 0)
  const places = here.map(({ community }) => writtenCommunity(community))
  const [lead] = here
  const isOfMost =
    posts.filter((post) => post.intent === intent && (post.question || !wantsAnswer.has(intent))).length >
    posts.length * most
  const facts: ToldFacts = {
    ...subject,
    posts: posts.length,
    expected: evidence.expected,
    multiple: multiplierOf(posts.length, evidence.expected),
    asking: asking.length,
    places: places.length <= placesNamed + 1 ? places : places.slice(0, placesNamed),
    moreThanPlaces: places.length <= placesNamed + 1 ? 0 : places.length - placesNamed,
    asks: isAsked.map(({ ask }) => ask),
    isShared: stated !== null,
    question,
    intent: isOfMost ? intent : null,
    velocity: evidence.measured,
    busiest: busiestOf(evidence.days),
    lead:
      lead === undefined || here.length < 2
        ? null
        : { place: writtenCommunity(lead.community), posts: lead.posts },
    isCold: evidence.baseline === "cold",
    isNew: !subject.listed,
    among: named.among,
    beside,
  }
  return {
    question,
    sharing: finer?.posts ?? sharingOf(stated, title, asked),
    texts: {
      title: finer?.title(subject) ?? title.text,
      description: topics.description(facts),
      previewSnippet: topics.snippet(facts),
      scriptAngles: ownAnglesOf({ subject, asked, main, put: put.map(({ ask }) => ask), posts }, run),
      userContext: topics.context(facts),
      trendAnalysis: topics.analysis(facts),
      redditQuotes: paraphrasesOf(named, run),
      keywords: [...new Set([subject.name, ...(subject.file?.names[run.language].slice(0, 1) ?? [])])].concat(
        beside === null || subject.file?.names[run.language].includes(beside.name) === true
          ? []
          : [beside.name],
      ),
    },
  }
}
