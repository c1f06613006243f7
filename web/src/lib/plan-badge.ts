import { planBadges } from "#words/plan-badges.ts"

/** The badge of a plan, in the language of the screens: it stands above every page, the other words of the plans do not. */
export const planBadge = (text: string): string => planBadges[text] ?? text
