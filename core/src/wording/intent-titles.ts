import type { UserIntent } from "#topic/topic.ts"
import { type Side, sides, type Sort } from "./sorts.ts"
import { umbrellas } from "./umbrellas.ts"

/** Where posts ask nothing in common and want the same: the question that each of them puts or answers, and no more than that. */
type Texts = { readonly [S in Side]: ReadonlyArray<string> }

const both = (...texts: ReadonlyArray<string>): Texts => ({ thing: texts, state: texts })

const texts: { readonly [I in UserIntent]: Texts } = {
  safety_side_effects: both(
    "{n}: what should make you careful?",
    "Where {does|do} {n} become a risk?",
    "What should you keep an eye on with {n}?",
  ),
  symptom_concern: both(
    "{n}: what can wait, and what cannot?",
    "{n}: which signs deserve a closer look?",
    "Which signs matter with {n}?",
  ),
  product_recommendation: both(
    "{n}: what would you buy, and what not?",
    "What is worth paying for with {n}?",
    "{n}: which products are worth it?",
  ),
  evidence_check: both(
    "{n}: what holds up, and what does not?",
    "How sure can you be about {n}?",
    "Is it true what people say about {n}?",
  ),
  seeking_advice: {
    thing: ["What should you know about {n}?", "{n}: what do you need to know first?"],
    state: ["What can you do about {n}?", "{n}: what would you do?", "Where do you begin with {n}?"],
  },
  experience_request: both("{n}: how did it go for others?", "What {is|are} {n} like for others?"),
  personal_story: {
    thing: [
      "What {is|are} {n} really like?",
      "How did {n} go for others?",
      "What do people tell about {n}?",
      "What have others been through with {n}?",
    ],
    state: [
      "What is it really like with {n}?",
      "How do others live with {n}?",
      "What do people tell about {n}?",
      "What have others been through with {n}?",
    ],
  },
  emotional_support: both(
    "Struggling with {n}: what helps?",
    "{n}: what helps on a bad day?",
    "Where do you find support with {n}?",
  ),
  news_and_content: both(),
}

/** Sorts of which stories are told: one lives with them, takes them or does them. */
const hasStories: ReadonlySet<Sort> = new Set([
  "taken",
  "prescribed",
  "followed",
  "trained",
  "played",
  "raced",
  "sore",
  "ill",
  "measured",
  "treated",
  "lived",
  "left",
  "limited",
  "named",
])

/** Sorts that one takes or has done to one: of others it is not asked how it went. */
const isTried: ReadonlySet<Sort> = new Set([
  "taken",
  "prescribed",
  "followed",
  "trained",
  "treated",
  "bought",
])

/** What is put on the table is shown more than it is asked about; and people are no matter to advise on. */
const onTable: ReadonlySet<Sort> = new Set(["eaten", "served", "worked"])
const ofTable: ReadonlySet<UserIntent> = new Set(["evidence_check", "safety_side_effects"])

/** What only those put who struggle with something, or are after something that they may try. */
const fits: { readonly [I in UserIntent]?: ReadonlySet<Sort> } = {
  personal_story: hasStories,
  emotional_support: hasStories,
  experience_request: isTried,
}

/**
 * Titles for a topic whose posts want the same of its subject without one question: whoever wants advice asks what
 * is asked of such a subject as a whole. None where its sort is not asked so.
 */
export const intentTitlesFor = (intent: UserIntent, sort: Sort): ReadonlyArray<string> => {
  if ((onTable.has(sort) && !ofTable.has(intent)) || fits[intent]?.has(sort) === false) return []
  const asked = intent === "seeking_advice" && sort !== "named" ? (umbrellas[sort]?.texts ?? []) : []
  return [...asked, ...texts[intent][sides[sort]]]
}
