import { asksIn, isPlainAsk } from "#evidence/asks.ts"
import type { Ask } from "#evidence/finding.ts"
import { makesSense, type Nature } from "#evidence/nature.ts"
import { evidenceWords } from "#language/evidence.ts"
import { usualLanguage } from "#language/pack.ts"
import type { WritingOrder } from "#script/ports.ts"
import { asksOfWord } from "./posed.ts"
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
  cooked: ["who_not", "compare", "how_much"],
  eaten: ["how_much", "who_not", "works", "compare", "stop", "do_first"],
  trouble: ["cause", "works", "when", "who_not", "do_first", "how_long", "safe"],
  figure: ["what", "how_much", "works", "when", "cause", "safe", "do_first"],
  open: ["works", "safe", "do_first", "what"],
}

/** What one learns from these is a question of its own; of anything else it says no more than the name. */
const tellsOf: ReadonlySet<Nature> = new Set(["measure", "test"])

/**
 * The questions about a subject, those that its posts ask first, then the title's, then others: each once, and only
 * those that make sense of what it is. A post that asks nothing in particular puts no question here, nor does a title
 * that is asked before them (`isPosed`) or asks of a word. What a quoted title asks is not asked again.
 */
export const askedAbout = (
  { topic, title, settings }: Pick<WritingOrder, "topic" | "title" | "settings">,
  nature: Nature,
  isPosed: boolean,
  isQuoted: boolean,
): ReadonlyArray<Asked> => {
  const titles = isPosed || asksOfWord(title) ? [] : [title]
  const texts =
    topic === null
      ? []
      : [...titles, ...topic.redditQuotes.map(({ text }) => text)].filter(
          (text) => text.endsWith("?") && !evidenceWords[topic.language].kitchen.test(text),
        )
  const inPosts = texts
    .map((text) => asksIn(text, topic?.language ?? usualLanguage))
    .filter((asks) => !isPlainAsk(asks))
  const typed = topic === null ? asksIn(title, settings.language) : []
  const named = isPlainAsk(typed) ? [] : typed.slice(0, 1)
  const own = [...inPosts.flatMap(([first]) => [first]), ...(isQuoted ? [] : named)]
  const posed = new Set(own)
  return [...new Set([...own, ...usual[errands[nature]]])]
    .filter((ask) => !isQuoted || !named.includes(ask))
    .filter((ask) => makesSense(ask, nature) && (ask !== "what" || tellsOf.has(nature) || topic === null))
    .map((ask) => ({ ask, isAdded: !posed.has(ask) }))
}
