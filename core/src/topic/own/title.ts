import type { Ask } from "#evidence/finding.ts"
import { spread } from "#wording/turns.ts"
import type { OwnWords } from "./asked.ts"
import type { Stated } from "./stated.ts"
import type { OwnSubject } from "./subject.ts"

/** Characters of the longest title. */
const mostTitle = 70

/** What a text says whatever it is about: the same text on another subject has the same shape. */
export const shapeOf = (text: string, { name }: Pick<OwnSubject, "name">): string =>
  text.toLowerCase().replaceAll(name.toLowerCase(), "{n}")

/** The same in an order that a name decides, each name its own, so that not every subject begins with the first. */
export const turned = <A>(all: ReadonlyArray<A>, name: string): ReadonlyArray<A> =>
  all
    .map((one, at) => ({ one, place: spread(`${at} ${name}`) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)

/** A title, and the question of the posts that it states; null where it is the bare name, or states two. */
export interface OwnTitle {
  readonly text: string
  readonly ask: Ask | null
}

/** The first that has no shape used today, else the first that is short enough, else the first of all. */
const fresh = (titles: readonly [OwnTitle, ...Array<OwnTitle>], subject: OwnSubject, used: Set<string>) => {
  const short = titles.filter(({ text }) => text.length <= mostTitle)
  const [first] = titles
  const chosen = short.find(({ text }) => !used.has(shapeOf(text, subject))) ?? short[0] ?? first
  used.add(shapeOf(chosen.text, subject))
  return chosen
}

/** What puts a question on a subject into a title, in one of several ways. `used`: shapes of titles that the list has already; added to. */
export const askedTitle = (
  asks: ReadonlyArray<Ask>,
  subject: OwnSubject,
  { topics }: OwnWords,
  used: Set<string>,
): OwnTitle => {
  const titles = asks.flatMap((ask) => {
    // A card bears the question as it is counted, too: twice the same words say nothing more.
    const [counted] = topics.questions(ask, subject)
    const all = turned(topics.titles(ask, subject), subject.name)
    const others = all.filter((text) => text !== counted)
    return (others.length > 0 ? others : all).map((text): OwnTitle => ({ text, ask }))
  })
  const [first = named(subject, topics), ...others] = titles
  return fresh([first, ...others], subject, used)
}

const named = (subject: OwnSubject, topics: OwnWords["topics"]): OwnTitle => ({
  text: topics.nameTitle(subject),
  ask: null,
})

/** The title of what rises: the question that its posts share, or two that they carry between them; else its bare name. */
export const ownTitle = (
  stated: Stated | null,
  subject: OwnSubject,
  words: OwnWords,
  used: Set<string>,
): OwnTitle => {
  if (stated === null) return named(subject, words.topics)
  if (stated.kind === "one") return askedTitle(stated.asks, subject, words, used)
  const [first, ...others] = turned(words.topics.pairTitles(stated.asks, subject), subject.name).map(
    (text): OwnTitle => ({ text, ask: null }),
  )
  return first === undefined ? named(subject, words.topics) : fresh([first, ...others], subject, used)
}
