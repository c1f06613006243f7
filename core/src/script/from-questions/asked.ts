import { asksIn, isPlainAsk } from "#evidence/asks.ts"
import type { Ask } from "#evidence/finding.ts"
import { makesSense, type Nature } from "#evidence/nature.ts"
import { usualLanguage } from "#language/pack.ts"
import type { WritingOrder } from "#script/ports.ts"
import { type Errand, errands } from "./words.ts"

/** A question of a script, and whether the posts ask it or the speaker adds it. */
export interface Asked {
  readonly ask: Ask
  readonly isAdded: boolean
}

const anything: ReadonlyArray<Ask> = [
  "works",
  "who_not",
  "how_much",
  "side_effects",
  "do_first",
  "safe",
  "when",
]

/** What is worth asking where the posts do not say. */
const usual: { readonly [E in Errand]: ReadonlyArray<Ask> } = {
  taken: anything,
  prescribed: anything,
  done: anything,
  eaten: ["how_much", "who_not", "works", "compare", "stop", "do_first"],
  trouble: ["cause", "works", "when", "who_not", "do_first", "how_long", "safe"],
  figure: ["what", "how_much", "works", "when", "cause", "safe", "do_first"],
  open: ["works", "safe", "do_first", "what"],
}

/**
 * The questions about a subject, those that its posts ask first, then the title's, then others: each once, and only
 * those that make sense of what it is. A post that asks nothing in particular puts no question here.
 */
export const askedAbout = (
  { topic, title, settings }: Pick<WritingOrder, "topic" | "title" | "settings">,
  nature: Nature,
): ReadonlyArray<Asked> => {
  const texts =
    topic === null
      ? []
      : [title, ...topic.redditQuotes.map(({ text }) => text)].filter((text) => text.endsWith("?"))
  const inPosts = texts.map((text) => asksIn(text, usualLanguage)).filter((asks) => !isPlainAsk(asks))
  const typed = topic === null ? asksIn(title, settings.language) : []
  const own = [...inPosts.flatMap(([first]) => [first]), ...(isPlainAsk(typed) ? [] : typed.slice(0, 1))]
  const posed = new Set(own)
  return [...new Set([...own, ...usual[errands[nature]]])]
    .filter((ask) => makesSense(ask, nature))
    .map((ask) => ({ ask, isAdded: !posed.has(ask) }))
}
