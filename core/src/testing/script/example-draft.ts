import type { Draft, DraftBeat } from "#script/draft.ts"
import { ownSaid, textOfSaid } from "#script/said.ts"
import { spokenWords } from "#script/spoken-words.ts"
import type { WritingOrder } from "#script/ports.ts"

/** A draft of the asked beats that fits: what a good model would send. `words` is the length before the disclaimer. */
export const goodDraft = (
  { plan, budget, disclaimer, settings }: WritingOrder,
  words = budget.target,
): Draft => {
  const body = Math.max(words - spokenWords(disclaimer, settings.language).length, plan.length)
  const perBeat = Math.floor(body / plan.length)
  return {
    beats: plan.map(({ name }, index) =>
      exampleBeat(
        name,
        `${sentence(index === 0 ? body - perBeat * (plan.length - 1) : perBeat)}${
          index === plan.length - 1 ? ` ${disclaimer}` : ""
        }`,
      ),
    ),
    hooks: [],
    hashtags: ["#magnesium", "#sleep"],
    platformTips: { tiktok: "Say the verdict first." },
  }
}

/** A beat that says a text of which nobody says where it comes from. */
export const exampleBeat = (name: string, text: string, direction = "Look into the lens."): DraftBeat => {
  const said = ownSaid(text)
  return { name, text: textOfSaid(said), said, direction, onScreen: "" }
}

/** Short sentences of plain words, so that no rule of style is broken by length. */
const sentence = (words: number): string =>
  Array.from({ length: words }, (_, index) => {
    const word = ["ask", "look", "write", "wait", "compare"][index % 5] ?? "ask"
    const opens = index % 6 === 0
    const ends = index % 6 === 5 || index === words - 1
    return `${opens ? word.charAt(0).toUpperCase() + word.slice(1) : word}${ends ? "." : ""}`
  }).join(" ")
