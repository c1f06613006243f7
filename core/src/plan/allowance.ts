import type { Tier } from "./tier.ts"

/** Base allowance of one calendar month (UTC). `null` means unlimited; the API writes it as -1. */
export interface Allowance {
  readonly scripts: number | null
  readonly topicViews: number | null
  readonly specialtyFilter: boolean
  readonly manualRefresh: boolean
  /** Five hooks, single beats written anew, earlier versions. */
  readonly customisation: boolean
  /** Title, caption and first comment for each platform. */
  readonly postTexts: boolean
  /** Articles found for a statement that no finding carries. */
  readonly articleSearch: boolean
}

const starter: Allowance = {
  scripts: 5,
  topicViews: 10,
  specialtyFilter: false,
  manualRefresh: false,
  customisation: false,
  postTexts: false,
  articleSearch: false,
}
const paid = {
  specialtyFilter: true,
  manualRefresh: true,
  customisation: true,
  postTexts: true,
  articleSearch: true,
} as const
const unlimited: Allowance = { scripts: null, topicViews: null, ...paid }

/** The allowance table of the specification, section 6. */
const allowances: { readonly [T in Tier]: Allowance } = {
  freemium: starter,
  free: starter,
  creator_pro: { scripts: 50, topicViews: null, ...paid },
  professional: unlimited,
  admin: unlimited,
}

export const allowanceOf = (tier: Tier): Allowance => allowances[tier]
