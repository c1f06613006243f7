import type { Beside, UserIntent } from "#topic/topic.ts"
import { countedPosts, listed } from "./grammar.ts"

/** What a card says of a subject that no list of ours knows. */
const newWord =
  "A new term: no list of ours knows it, so it is called as the posts call it. Check what they mean first."

/** What a card says of a word that posts only name: nothing of the kind where the title states what they share. */
const inPassing =
  "We found no question that half of them share: read some of them before you make it a topic."

/** What posts with an intent do, after how many of them do. */
const doing: { readonly [I in UserIntent]: string } = {
  safety_side_effects: "are about what is safe and what is not",
  symptom_concern: "are about something the writer noticed in themselves",
  product_recommendation: "are about what to choose",
  evidence_check: "are about what has been shown and what has not",
  seeking_advice: "ask for advice",
  experience_request: "ask how it went for others",
  personal_story: "tell a story of their own",
  emotional_support: "tell of a hard time",
  news_and_content: "pass on something to read or look at",
}

/** What posts ask or tell, and how many of them. */
export interface Wish {
  /** In the middle of a sentence, as in "how to begin". */
  readonly asking: string
  readonly posts: number
  /** Whether the title asks it: its count alone may be that of all posts, since it was counted post by post. */
  readonly isStated: boolean
}

/** What the sentences on a topic are made of; every one of them is a count, or says what a name is. */
export interface Described {
  readonly posts: number
  /** Of so many on its subject, where only those are counted that share its question; else null. */
  readonly among: number | null
  /** How many are usual in three days. */
  readonly expected: number
  /** Its subject, and the narrower name that so many posts call it by. */
  readonly name: string
  readonly narrower: { readonly name: string; readonly posts: number } | null
  /** The communities, listed. */
  readonly where: string
  readonly isWord: boolean
  /** Whether it is a new name that needs looking up; a day in the calendar is none. */
  readonly isNew: boolean
  /** Whether its title states what half of the posts share. */
  readonly isShared: boolean
  /** Whether that is what one makes: few ask, and most show. */
  readonly isMade: boolean
  /** The most frequent first. */
  readonly wishes: ReadonlyArray<Wish>
  /** Null where less than half of the posts have one. */
  readonly wanted: { readonly intent: UserIntent; readonly posts: number } | null
  readonly beside: Beside | null
}

const mostWishes = 2

/** A quarter of the posts, and two of them, are worth telling. */
const isTold = ({ posts }: Wish, all: number): boolean => posts >= Math.max(2, all / 4)

const among = (some: number, all: number): string => (some === all ? `All ${all}` : `${some} of ${all}`)

/** How many posts ask or tell what. Of a bare name nothing is told that half of them would share, nor what all were counted by. */
const wishedIn = ({ wishes, posts, among: all, isShared }: Described): string => {
  const told = wishes
    .filter(
      (wish) =>
        isTold(wish, posts) &&
        (isShared || wish.posts < posts / 2) &&
        (wish.posts < posts || (wish.isStated && all === null)),
    )
    .toSorted((a, b) => b.posts - a.posts)
    .slice(0, mostWishes)
  const [first, ...others] = told.map((wish, at) =>
    at === 0 ? `${among(wish.posts, posts)} ask or tell ${wish.asking}` : `${wish.posts} ${wish.asking}`,
  )
  return first === undefined ? "" : `${listed([first, ...others])}.`
}

const wantedIn = ({ wanted, posts }: Pick<Described, "wanted" | "posts">): string =>
  wanted === null ? "" : `${among(wanted.posts, posts)} ${doing[wanted.intent]}.`

/** What posts do that are counted by a question. */
export const carryingIt = ({ isMade }: Pick<Described, "isMade">): string =>
  isMade ? "ask for a dish or show one" : "ask or answer this"

/** What was counted: the narrower thing where every post means it. */
const countedThing = ({ narrower, posts, among: all, name }: Described): string =>
  narrower !== null && all === null && narrower.posts === posts ? narrower.name : name

/** Which posts are counted, and how many are usual: those on the subject, or those of them that share its question. */
const countedIn = (topic: Described): string => {
  const { posts, among: all, expected, where, isWord } = topic
  const name = countedThing(topic)
  const isNone = expected < 0.05
  return all === null
    ? `${countedPosts(posts)} ${isWord ? "mentioning" : "on"} ${name} in three days, in ${where}; ${isNone ? "none" : expected.toFixed(1)} would be usual.`
    : `${among(posts, all)} posts on ${name} in three days ${carryingIt(topic)}, in ${where}; ${isNone ? "none" : `${expected.toFixed(1)} such posts`} would be usual.`
}

const sentences = (parts: ReadonlyArray<string>): string => parts.filter((part) => part !== "").join(" ")

/** What a topic is about, in sentences that each rest on a count of its posts. */
export const descriptionOf = (topic: Described): string => {
  const { posts, narrower, isWord, isNew, isShared, beside } = topic
  return sentences([
    countedIn(topic),
    narrower === null || narrower.name === countedThing(topic)
      ? ""
      : `${among(narrower.posts, posts)} mean ${narrower.name}.`,
    isWord && !isShared ? inPassing : isNew ? newWord : "",
    wishedIn(topic) || wantedIn(topic),
    beside === null ? "" : `${beside.posts} of the posts also name ${beside.name}.`,
  ])
}

const askedBy = (asking: number, posts: number): string =>
  asking === 0
    ? `None of the ${countedPosts(posts)} asks a question.`
    : asking === posts
      ? `All ${countedPosts(posts)} ask a question.`
      : `${asking} of ${countedPosts(posts)} ${asking === 1 ? "asks" : "ask"} a question.`

/** Who writes and what for, by count: `asking` posts put a question, which may be about anything; `companions` come up with it. */
export const contextOf = (
  topic: Pick<Described, "posts" | "wanted">,
  asking: number,
  companions: ReadonlyArray<string>,
): string =>
  sentences([
    askedBy(asking, topic.posts),
    wantedIn(topic),
    companions.length === 0 ? "" : `It comes up together with ${listed(companions)}.`,
  ])
