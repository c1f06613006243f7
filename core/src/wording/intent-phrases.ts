import type { UserIntent } from "#topic/topic.ts"
import { anglesOf } from "./phrases.ts"
import { isLight, type Sort } from "./sorts.ts"

/** Angles from the intent, used when the posts give fewer than three aspects; they promise no more than the subject. */
const angleOfIntent: { readonly [I in UserIntent]: ReadonlyArray<string> } = {
  safety_side_effects: [
    "Answer the most common worry about {n} in one sentence, then explain it",
    "Who should be careful with {n}, and who can be calm",
  ],
  symptom_concern: ["Which signs around {n} can wait and which need an appointment this week"],
  product_recommendation: [
    "How a professional shops for {n}: the criteria, not the brand",
    "What you pay for with {n}, and what you do not need",
  ],
  evidence_check: [
    "What the evidence on {n} says in thirty seconds, with what is still open",
    "A common claim about {n}, and how you check it",
  ],
  // What everybody could be advised on anything is no idea for a film.
  seeking_advice: [],
  experience_request: ["What people often report about {n}, and what you make of it"],
  personal_story: ["A day with {n}, told by the hour: what others do not see"],
  emotional_support: [
    "A calm, practical first step for somebody who struggles with {n}",
    "What helps to hear, and what does not, when {n} {gets|get} hard",
  ],
  news_and_content: [
    "A post about {n} read aloud, and what you would add to it",
    "What you would ask before you pass on a story about {n}",
    "The headline about {n}, and the sentence that should have stood under it",
    "Who wrote it, who was asked, who paid: three looks at a report on {n}",
  ],
}

/** The same where nobody suffers. */
const playful: { readonly [I in UserIntent]?: ReadonlyArray<string> } = {
  personal_story: [
    "Somebody tells you what {n} did for them: the question you ask at the end",
    "One story about {n} is not a rule: what you look at before you copy it",
    "The part of a story about {n} that you would copy, and the part you would not",
  ],
}

/** What one can buy; of anything else a professional does not choose in the shop. */
const bought: ReadonlySet<Sort> = new Set(["taken", "eaten", "bought", "limited"])

/** A plate that is shown is no story, and no news: there is nothing in it to check or to copy. */
const shown: ReadonlySet<Sort> = new Set(["eaten", "served", "limited"])
const stories: ReadonlySet<UserIntent> = new Set(["personal_story", "news_and_content", "experience_request"])

/** What is reported on; a training, a race and a shop make no headlines to be checked. */
const reported: ReadonlySet<Sort> = new Set([
  "taken",
  "prescribed",
  "ill",
  "sore",
  "kept",
  "measured",
  "treated",
  "lived",
])

/** What is hard for those who have it or do it; a plate and a tablet are not. */
const borne: ReadonlySet<Sort> = new Set(["ill", "sore", "lived", "left", "measured", "followed", "raced"])

/** What a day is told of by those who have it; a number and a habit have no hours. */
const told: ReadonlySet<Sort> = new Set(["ill", "sore", "prescribed"])

/** Of a medicine nobody is told to copy, try or leave anything. */
const ofMedicines: { readonly [I in UserIntent]?: ReadonlyArray<string> } = {
  personal_story: [
    "One story about {n} is not a rule: what you look at before you answer it",
    "Somebody tells you their story of {n}: the question you ask at its end",
  ],
}

/** Film ideas from what most posts want, {n} to be filled in. */
export const intentAnglesOf = (intent: UserIntent, sort: Sort): ReadonlyArray<string> => {
  if (shown.has(sort) && stories.has(intent)) return []
  if (intent === "emotional_support" && !borne.has(sort)) return []
  if (sort === "left" && stories.has(intent)) return anglesOf("progress", sort)
  if (intent === "personal_story" && !isLight(sort) && !told.has(sort)) return []
  const own = sort === "prescribed" ? ofMedicines[intent] : undefined
  if (own !== undefined) return own
  if (intent === "news_and_content" && !reported.has(sort)) return []
  if (intent === "product_recommendation" && !bought.has(sort)) return anglesOf("choice", sort)
  return isLight(sort) ? (playful[intent] ?? angleOfIntent[intent]) : angleOfIntent[intent]
}
