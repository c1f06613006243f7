import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { count } from "#lib/words.ts"
import type { State } from "#ui/state-mark.tsx"
import { adminCollection as phrases } from "#words/admin/collection.ts"

export type Scraping = SuccessOf<"GET /api/admin/analytics/scraping">
export type EditionLine = Scraping["editions"][number]
export type Source = SuccessOf<"GET /api/admin/subreddits">[number]

export const editionStates: { readonly [S in EditionLine["state"]]: string } = {
  published: phrases.published,
  published_by_hand: phrases.publishedByHand,
  withheld: phrases.withheld,
}

const reasons: { readonly [R in NonNullable<EditionLine["leftOut"]>[number]["reason"]]: string } = {
  self_harm: "self-harm",
  eating_disorder: phrases.eatingDisorders,
  emergency: "emergencies",
  minor: "minors",
  sexual: phrases.sexualContent,
  drug_seeking: phrases.seekingMedicine,
  tragedy: "tragedies",
}

/** "11 communities, 14 are needed": which floors an edition missed. */
export const shortfallWords = ({ shortfalls }: Pick<EditionLine, "shortfalls">) =>
  shortfalls
    .map(({ measure, found, needed }) =>
      phrases.countMeasureAnsweredToAFloor({ count: count(found), measure, count2: count(needed) }),
    )
    .join("; ")

/** "4 posts left out: emergencies 2, minors 1": counted, never quoted. */
export const leftOutWords = ({ leftOut }: Pick<EditionLine, "leftOut">) => {
  if (leftOut === null) return phrases.whatWasLeftOutWasNot
  const all = leftOut.reduce((sum, { posts }) => sum + posts, 0)
  if (all === 0) return phrases.nothingWasLeftOutForSensitivity
  return phrases.postsLeftOutJoin({
    all,
    join: leftOut.map(({ reason, posts }) => `${reasons[reason]} ${count(posts)}`).join(", "),
  })
}

export const healthStates: { readonly [H in Source["health"]]: readonly [State, string] } = {
  fine: ["fine", "answered"],
  slow: ["slow", phrases.answeredSlowly],
  failing: ["broken", phrases.didNotAnswer],
  unread: ["off", phrases.notReadYet],
}
