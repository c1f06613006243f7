import { circumstances } from "./circumstances.ts"
import { closings, endings, leads, openings } from "./phrases.ts"
import type { Random } from "./random.ts"
import type { Subject } from "./subject.ts"

/** Writes posts about one subject. */
export interface Writer {
  readonly title: () => string
  readonly body: () => string
}

/**
 * Every question and every detail of the subject comes round before one comes again, so that nothing but the rises
 * stands out; which circumstance it meets is chance.
 */
export const writerOn = ({ area, asks, nouns, details }: Subject, random: Random): Writer => {
  const cards = [
    ...asks.map((ask) => {
      const rest = deck(["", ...circumstances[area]], random)
      return () => question(`${ask} ${rest()}`.trim(), random)
    }),
    ...nouns.map((noun) => {
      const ending = deck(endings, random)
      return () => `${noun}: ${ending()}`
    }),
  ]
  const card = deck(cards, random)
  const detail = deck(details, random)
  return {
    title: () => card()(),
    // Who asks, what is the matter, and how it ends. One in eight has a title only.
    body: () => {
      if (random.next() < 0.12) return ""
      const matter = Array.from({ length: 1 + random.count(0.8) }, detail)
      const sentences = [random.pick(openings[area]), ...new Set(matter), random.pick(closings)]
      return sentences.filter((sentence) => sentence !== "").join(random.next() < 0.2 ? "\n\n" : " ")
    },
  }
}

/** Deals items in random order; none comes again before all have been dealt. */
const deck = <A>(items: ReadonlyArray<A>, random: Random): (() => A) => {
  let left: Array<A> = []
  return () => {
    if (left.length === 0) left = [...random.shuffled(items)]
    const [first] = left.splice(0, 1)
    if (first === undefined) throw new Error("Nothing to deal.")
    return first
  }
}

/** People write titles as they like: with and without a lead, a capital, a question mark. */
const question = (ask: string, random: Random) => {
  const lead = random.pick(leads)
  const first = lead === "" || random.next() < 0.5 ? ask.charAt(0).toUpperCase() + ask.slice(1) : ask
  return `${lead}${random.next() < 0.06 ? ask : first}${random.next() < 0.9 ? "?" : ""}`
}
