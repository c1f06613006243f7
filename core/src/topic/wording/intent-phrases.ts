import type { UserIntent } from "#topic/topic.ts"
import { anglesOf } from "./phrases.ts"
import type { Sort } from "./sorts.ts"

/** Angles from the intent, used when the posts give fewer than three aspects; they promise no more than the subject. */
const angleOfIntent: { readonly [I in UserIntent]: ReadonlyArray<string> } = {
  safety_side_effects: [
    "Answer the most common worry about {n} in one sentence, then explain it",
    "Who should be careful with {n}, and who can be calm",
  ],
  symptom_concern: [
    "Which signs around {n} can wait and which need an appointment this week",
    "Three questions you ask first when somebody comes with {n}",
  ],
  product_recommendation: [
    "How a professional shops for {n}: the criteria, not the brand",
    "What you pay for with {n}, and what you do not need",
  ],
  evidence_check: [
    "What the evidence on {n} says in thirty seconds, with what is still open",
    "A common claim about {n}, and how you check it",
  ],
  seeking_advice: [
    "The advice about {n} you give in every first session",
    "Three questions about {n}, answered in one minute",
    "The question about {n} you hear most, with your honest answer",
    "One thing to try this week with {n}, and one to leave",
  ],
  experience_request: [
    "What people commonly go through with {n}, and what differs from person to person",
    "How {n} went for people you work with, without names",
  ],
  personal_story: [
    "What stories about {n} leave out: the professional's view",
    "One story about {n} is not a rule: what you look at before you copy it",
  ],
  emotional_support: [
    "A calm, practical first step for somebody who struggles with {n}",
    "What helps to hear, and what does not, when {n} gets hard",
  ],
  news_and_content: [
    "Why {n} {is|are} talked about this week, and what it changes for your audience",
    "What is new about {n}, and what stays the same",
  ],
}

/** What one can buy; of anything else a professional does not choose in the shop. */
const bought: ReadonlySet<Sort> = new Set(["taken", "eaten", "bought", "served", "limited"])

/** Film ideas from what most posts want, {n} to be filled in. */
export const intentAnglesOf = (intent: UserIntent, sort: Sort): ReadonlyArray<string> =>
  intent === "product_recommendation" && !bought.has(sort)
    ? [...anglesOf("choice", sort), ...angleOfIntent.seeking_advice]
    : angleOfIntent[intent]

/** What readers with an intent hope for. */
export const hopes: { readonly [I in UserIntent]: string } = {
  safety_side_effects: "They want to know what is safe, what is not, and who should be careful",
  symptom_concern: "They want to know whether what they notice is harmless and what to do next",
  product_recommendation: "They want criteria for a choice, and fewer disappointments",
  evidence_check: "They want a straight reading of the evidence by somebody who knows it",
  seeking_advice: "They want a next step that they can take by themselves",
  experience_request: "They want to hear how it went for others before they decide",
  personal_story: "They share how it went and look for confirmation and the next goal",
  emotional_support: "They want to be taken seriously, and a first small step",
  news_and_content: "They pass on what they read and want to know what it means for them",
}

/** Opening of a paraphrase, by intent. */
export const openings: { readonly [I in UserIntent]: string } = {
  safety_side_effects: "Worries about {n}",
  symptom_concern: "Describes a complaint connected with {n}",
  product_recommendation: "Needs help with a choice about {n}",
  evidence_check: "Doubts what is claimed about {n}",
  seeking_advice: "Looks for guidance on {n}",
  experience_request: "Collects the experience of others with {n}",
  personal_story: "Shares a story of their own about {n}",
  emotional_support: "Has a hard time with {n}",
  news_and_content: "Passes on something about {n}",
}
