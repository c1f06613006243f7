import type { UserIntent } from "#topic/topic.ts"
import type { Sort } from "./sorts.ts"
import { umbrellas } from "./umbrellas.ts"

/**
 * Where posts ask nothing in common and want the same: what such posts put or answer, and no more than that. None where
 * the sort of the subject is not asked so.
 */
const onAny: { readonly [I in UserIntent]: ReadonlyArray<string> } = {
  safety_side_effects: [
    "{n}: what should make you careful?",
    "Where {does|do} {n} become a risk?",
    "What should you keep an eye on with {n}?",
  ],
  symptom_concern: [
    "{n}: what can wait, and what cannot?",
    "{n}: which signs deserve a closer look?",
    "Which signs matter with {n}?",
  ],
  product_recommendation: [
    "{n}: what would you buy, and what not?",
    "What is worth paying for with {n}?",
    "{n}: which products are worth it?",
  ],
  evidence_check: [
    "{n}: what holds up, and what does not?",
    "How sure can you be about {n}?",
    "Is it true what people say about {n}?",
  ],
  seeking_advice: [],
  experience_request: [],
  personal_story: [],
  emotional_support: [
    "Struggling with {n}: what helps?",
    "{n}: what helps on a bad day?",
    "Where do you find support with {n}?",
  ],
  news_and_content: [],
}

/** Sorts of which stories are told, and what one who tells or wants to hear them makes known. */
const stories: { readonly [S in Sort]?: ReadonlyArray<string> } = {
  taken: ["What is it like to take {n}?", "{n}: what should you expect?"],
  prescribed: ["What is it like to take {n}?", "{n}: what should you expect?"],
  followed: ["What is life like {on}?", "What should you expect from {n}?"],
  raced: ["What {is|are} {n} really like?", "{n}: what should you expect on the day?"],
  ill: ["What is it like to live with {n}?", "Living with {n}: what is it like?"],
  treated: ["What {is|are} {n} really like?", "What should you expect of {n}?"],
  left: ["What is life without {n} like?", "Life without {n}: what changes?"],
}

/** Sorts that somebody can struggle with. */
const isBorne: ReadonlySet<Sort> = new Set([
  "followed",
  "trained",
  "sore",
  "ill",
  "measured",
  "lived",
  "left",
  "limited",
])

/** Sorts that stand on a shelf: of others no product is asked for. */
const isChosen: ReadonlySet<Sort> = new Set(["taken", "bought"])

/** What may do harm, so that a limit can be asked for; of what one should be rid of none can. */
const isRisky: ReadonlySet<Sort> = new Set([
  "taken",
  "prescribed",
  "eaten",
  "followed",
  "trained",
  "played",
  "raced",
  "treated",
  "limited",
  "named",
])

/** What claims are made for. */
const isClaimed: ReadonlySet<Sort> = new Set([
  "taken",
  "prescribed",
  "eaten",
  "followed",
  "trained",
  "treated",
  "limited",
  "kept",
  "named",
])

/** What gives signs. */
const isFelt: ReadonlySet<Sort> = new Set([
  "sore",
  "ill",
  "kept",
  "taken",
  "prescribed",
  "treated",
  "measured",
])

/** The sorts of which posts of an intent are told; of all where none stand here. */
const fits: { readonly [I in UserIntent]?: ReadonlySet<Sort> } = {
  safety_side_effects: isRisky,
  symptom_concern: isFelt,
  evidence_check: isClaimed,
  emotional_support: isBorne,
  product_recommendation: isChosen,
}

/**
 * Titles for a topic whose posts want the same of its subject without one question: whoever wants advice asks what
 * is asked of such a subject as a whole. None where its sort is not asked so.
 */
export const intentTitlesFor = (intent: UserIntent, sort: Sort): ReadonlyArray<string> => {
  if (fits[intent]?.has(sort) === false) return []
  if (intent === "personal_story" || intent === "experience_request") return stories[sort] ?? []
  return (
    (intent === "seeking_advice" && sort !== "named" ? umbrellas[sort]?.texts : undefined) ?? onAny[intent]
  )
}
