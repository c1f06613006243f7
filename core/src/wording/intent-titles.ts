import type { UserIntent } from "#topic/topic.ts"
import type { Sort } from "./sorts.ts"

/** Sorts whose posts tell of people: of what is eaten, bought or announced the thing itself is told. */
const ofPeople: ReadonlySet<Sort> = new Set([
  "taken",
  "prescribed",
  "followed",
  "trained",
  "played",
  "sore",
  "ill",
  "kept",
  "measured",
  "treated",
  "lived",
  "left",
])

/** What one goes through, rather than has done to one. */
const hasStories: ReadonlySet<Sort> = new Set([
  "taken",
  "prescribed",
  "followed",
  "trained",
  "played",
  "ill",
  "measured",
  "lived",
  "left",
])

/** Where posts ask nothing in common and want the same: by what they want. */
const texts: { readonly [I in UserIntent]?: ReadonlyArray<string> } = {
  safety_side_effects: ["{n}: what should make you careful?", "Where does {n} become a risk?"],
  symptom_concern: ["{n}: what can wait, and what cannot?", "{n}: which signs deserve a closer look?"],
  product_recommendation: ["{n}: what would you buy, and what not?", "What is worth paying for with {n}?"],
  evidence_check: ["{n}: what holds up, and what does not?", "How sure can you be about {n}?"],
  seeking_advice: [
    "Which advice on {n} would you give first?",
    "{n}: what is the next sensible step?",
    "Stuck with {n}: what would you change?",
  ],
  experience_request: ["{n}: how did it go for others?", "Has {n} changed anything for you?"],
  personal_story: [
    "{n}: what worked for others, and would it for you?",
    "What do success stories about {n} leave out?",
  ],
  emotional_support: ["What do you say to somebody who struggles with {n}?", "{n}: what helps on a bad day?"],
  news_and_content: [
    "{n} in the headlines: what holds up?",
    "Which news on {n} is worth passing on?",
    "What does the latest on {n} mean for you?",
  ],
}

/** Titles for a topic whose posts want the same of its subject without one question; none where the thing itself is told. */
export const intentTitlesFor = (intent: UserIntent, sort: Sort): ReadonlyArray<string> =>
  ofPeople.has(sort) && (intent !== "personal_story" || hasStories.has(sort)) ? (texts[intent] ?? []) : []
