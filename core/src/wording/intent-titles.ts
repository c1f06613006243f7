import type { UserIntent } from "#topic/topic.ts"
import type { Sort } from "./sorts.ts"

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

/** Where posts ask nothing in common and want the same: by what they want, stating no more than that. */
const texts: { readonly [I in UserIntent]: ReadonlyArray<string> } = {
  safety_side_effects: [
    "{n}: what should make you careful?",
    "Where {does|do} {n} become a risk?",
    "What should you keep an eye on with {n}?",
  ],
  symptom_concern: ["{n}: what can wait, and what cannot?", "{n}: which signs deserve a closer look?"],
  product_recommendation: ["{n}: what would you buy, and what not?", "What is worth paying for with {n}?"],
  evidence_check: ["{n}: what holds up, and what does not?", "How sure can you be about {n}?"],
  seeking_advice: [
    "Which advice on {n} would you give first?",
    "{n}: what do you say to somebody who asks?",
    "People want advice on {n}: where do you begin?",
  ],
  experience_request: ["{n}: how did it go for others?", "Has {n} changed anything for you?"],
  personal_story: [
    "What do stories about {n} leave out?",
    "People tell of {n}: what would you add?",
    "{n} in people's own stories: what do you notice?",
    "What can you take from other people's stories of {n}?",
  ],
  emotional_support: ["What do you say to somebody who struggles with {n}?", "{n}: what helps on a bad day?"],
  news_and_content: [
    "What people share on {n}: what is worth a look?",
    "Which posts on {n} are worth passing on?",
    "{n}, as it is passed around: what would you add?",
    "People pass on posts about {n}: what do you make of them?",
  ],
}

/** What only those put who struggle with something, or are after something that they may try. */
const fits: { readonly [I in UserIntent]?: ReadonlySet<Sort> } = {
  personal_story: hasStories,
  emotional_support: hasStories,
  experience_request: isTried,
}

/** Titles for a topic whose posts want the same of its subject without one question; none where its sort is not asked so. */
export const intentTitlesFor = (intent: UserIntent, sort: Sort): ReadonlyArray<string> =>
  (onTable.has(sort) && !ofTable.has(intent)) || fits[intent]?.has(sort) === false ? [] : texts[intent]
