import type { Post } from "#reading/post.ts"
import type { Engine } from "./engines.ts"
import { monthBefore, type Traffic } from "./gates.ts"

const daySeconds = 86_400

/** Public events of 2013 that forums talk about, with the words that tell a post about them. */
const events: ReadonlyArray<readonly [name: string, month: number, day: number, words: RegExp]> = [
  ["Super Bowl", 2, 3, /super ?bowl/i],
  ["Valentine's Day", 2, 14, /valentine/i],
  ["Arnold Classic", 3, 1, /\barnold\b/i],
  ["CrossFit Open", 3, 6, /\b(?:open|13\.[1-5])\b/i],
  ["St Patrick's Day", 3, 17, /patrick|paddy|corned beef/i],
  ["Easter", 3, 31, /easter/i],
  ["Tour of Flanders", 3, 31, /flanders|ronde/i],
  ["April Fools' Day", 4, 1, /april fool/i],
  ["Paris-Roubaix", 4, 7, /roubaix/i],
  ["Boston Marathon", 4, 15, /boston/i],
  ["London Marathon", 4, 21, /london/i],
  ["Cinco de Mayo", 5, 5, /cinco/i],
  ["Mother's Day", 5, 12, /mother'?s day/i],
  ["A. Jolie's operation", 5, 14, /jolie|mastectomy|brca/i],
  ["DSM-5", 5, 18, /\bdsm\b/i],
  ["Memorial Day and Murph", 5, 27, /murph|memorial day/i],
  ["Father's Day", 6, 16, /father'?s day/i],
  ["Tour de France", 6, 29, /tour de france|\btdf\b/i],
  ["4 July", 7, 4, /4th of july|fourth of july|july 4|independence day/i],
  ["CrossFit Games", 7, 24, /\bgames\b/i],
]
export const eventCount = events.length

/** Events that go on for longer than a few mornings, with their last day: what is found of them till then is no chance. */
const lasting: { readonly [name: string]: readonly [month: number, day: number] } = {
  "CrossFit Open": [4, 8],
  "Tour de France": [7, 21],
}

/** An event may be told on its day or on one of the next four mornings (nine o'clock, UTC). */
const mornings = [0, 1, 2, 3, 4]
const morningOf = (month: number, day: number): number => Date.UTC(2013, month - 1, day, 9) / 1000

/** Whether an event still goes on when its dates are moved by so many days. */
const goesOn = (name: string, month: number, day: number, shift: number): boolean => {
  const last = lasting[name]
  return shift > 0 && last !== undefined && morningOf(month, day) + shift * daySeconds <= morningOf(...last)
}

/** How many of the events are over when all dates are moved by so many days: only those are looked for. */
export const eventsOver = (shift: number): number =>
  events.filter(([name, month, day]) => !goesOn(name, month, day, shift)).length

/** A topic needs so many posts, within so many days. */
const leastPosts = 3
const windowDays = 3

type Said = Pick<Post, "createdAt" | "title" | "body">

const isOf = (words: RegExp, { title, body }: Omit<Said, "createdAt">): boolean =>
  words.test(`${title} ${body}`)

/** How many of the events enough posts speak of on any of their mornings: no engine can find the others. */
export const eventsSpokenOf = (posts: ReadonlyArray<Said>): number =>
  events.filter(([, month, day, words]) =>
    mornings.some((after) => {
      const asOf = morningOf(month, day) + after * daySeconds
      const near = posts.filter(
        (post) =>
          post.createdAt < asOf && post.createdAt >= asOf - windowDays * daySeconds && isOf(words, post),
      )
      return near.length >= leastPosts
    }),
  ).length

/** Whether at least half of some texts speak of an event that is on those days: such a rise is as real as a planted one. */
export const areOfAnEvent = (texts: ReadonlyArray<Omit<Said, "createdAt">>, asOf: number): boolean =>
  events.some(([, month, day, words]) => {
    const first = morningOf(month, day)
    return (
      asOf >= first - 2 * daySeconds &&
      asOf <= first + 5 * daySeconds &&
      texts.filter((text) => isOf(words, text)).length >= texts.length / 2
    )
  })

/**
 * Which of the dated events are among the ten topics on their day or one of the next four mornings, as a topic half of
 * whose posts speak of it. `shift` moves all dates by so many days: nothing should be found then of those that are over.
 */
export const eventsFound = (
  engine: Engine,
  traffic: Pick<Traffic, "recent">,
  shift = 0,
): ReadonlyArray<string> => {
  const texts = new Map(traffic.recent.map(({ id, title, body }) => [id, `${title} ${body}`]))
  const seen = new Map<number, ReturnType<Engine>>()
  const at = (asOf: number): ReturnType<Engine> => {
    const topics = seen.get(asOf) ?? engine(monthBefore(traffic, asOf), asOf)
    seen.set(asOf, topics)
    return topics
  }
  return events.flatMap(([name, month, day, words]) => {
    if (goesOn(name, month, day, shift)) return []
    const first = morningOf(month, day) + shift * daySeconds
    const found = mornings.some((after) =>
      at(first + after * daySeconds).some(
        ({ members }) => members.filter((id) => words.test(texts.get(id) ?? "")).length >= members.length / 2,
      ),
    )
    return found ? [name] : []
  })
}
