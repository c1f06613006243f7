import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { count, plural } from "#lib/words.ts"
import type { State } from "#ui/state-mark.tsx"

export type Scraping = SuccessOf<"GET /api/admin/analytics/scraping">
export type EditionLine = Scraping["editions"][number]
export type Source = SuccessOf<"GET /api/admin/subreddits">[number]

export const editionStates: { readonly [S in EditionLine["state"]]: string } = {
  published: "Published",
  published_by_hand: "Published by hand",
  withheld: "Withheld",
}

const reasons: { readonly [R in NonNullable<EditionLine["leftOut"]>[number]["reason"]]: string } = {
  self_harm: "self-harm",
  eating_disorder: "eating disorders",
  emergency: "emergencies",
  minor: "minors",
  sexual: "sexual content",
  drug_seeking: "seeking medicine",
  tragedy: "tragedies",
}

/** "11 communities, 14 are needed": which floors an edition missed. */
export const shortfallWords = ({ shortfalls }: Pick<EditionLine, "shortfalls">) =>
  shortfalls
    .map(({ measure, found, needed }) => `${count(found)} ${measure} answered to a floor of ${count(needed)}`)
    .join("; ")

/** "4 posts left out: emergencies 2, minors 1": counted, never quoted. */
export const leftOutWords = ({ leftOut }: Pick<EditionLine, "leftOut">) => {
  if (leftOut === null) return "What was left out was not counted."
  const all = leftOut.reduce((sum, { posts }) => sum + posts, 0)
  if (all === 0) return "Nothing was left out for sensitivity."
  return `${plural(all, "post")} left out: ${leftOut.map(({ reason, posts }) => `${reasons[reason]} ${count(posts)}`).join(", ")}.`
}

export const healthStates: { readonly [H in Source["health"]]: readonly [State, string] } = {
  fine: ["fine", "answered"],
  slow: ["slow", "answered slowly"],
  failing: ["broken", "did not answer"],
  unread: ["off", "not read yet"],
}
