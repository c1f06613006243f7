import { circumstances } from "./circumstances.ts"
import { closings, endings, leads, openings } from "./phrases.ts"
import type { Random } from "./random.ts"
import type { Subject } from "./subject.ts"

/** Titles of one subject, dealt like cards: none comes again before all have been used. */
export const titleDeck = ({ area, asks, nouns }: Subject, random: Random): (() => string) => {
  const titles = [
    ...asks.flatMap((ask) => ["", "", ...circumstances[area]].map((rest) => `${ask} ${rest}`.trim())),
    ...nouns.flatMap((noun) => endings.map((ending) => `${noun}: ${ending}`)),
  ]
  let deck: ReadonlyArray<string> = []
  return () => {
    if (deck.length === 0) deck = random.shuffled(titles)
    const [title = "", ...rest] = deck
    deck = rest
    return title.includes(": ") ? title : question(title, random)
  }
}

/** One post's text: who asks, what is the matter, and how it ends. One in eight has a title only. */
export const bodyOf = ({ area, details }: Subject, random: Random): string => {
  if (random.next() < 0.12) return ""
  const count = 1 + random.count(1.1)
  const sentences = [
    random.pick(openings[area]),
    ...random.shuffled(details).slice(0, count),
    random.pick(closings),
  ]
  return sentences.filter((sentence) => sentence !== "").join(random.next() < 0.2 ? "\n\n" : " ")
}

/** People write titles as they like: with and without a lead, a capital, a question mark. */
const question = (ask: string, random: Random) => {
  const lead = random.pick(leads)
  const first = lead === "" || random.next() < 0.5 ? ask.charAt(0).toUpperCase() + ask.slice(1) : ask
  return `${lead}${random.next() < 0.06 ? ask : first}${random.next() < 0.9 ? "?" : ""}`
}
