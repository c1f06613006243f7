import type { Aspect, Shared } from "#reading/asks.ts"
import type { Told } from "#trend/trends.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { isIngredient } from "./facets.ts"
import { isNamedOtherwise } from "./itself.ts"
import { madeOf } from "./made-headings.ts"
import { isMarked } from "./put.ts"
import { sortOf } from "./sorts.ts"

/** What is known of the questions of a topic's posts. */
interface Sharing {
  readonly trend: Told
  /** The subject as the title calls it. */
  readonly named: Subject
  /** The question that half of its posts put or answer, where they were not gathered by one. */
  readonly asks: Aspect | null
  /** The question that half of its posts really put; null where they put none, or show what they make. */
  readonly puts: Aspect | null
}

const half = 0.5

/** Posts touch these in whatever they say of a subject: they are its question only where half of them really put it. */
const touchedByAll: ReadonlySet<Shared> = new Set(["experience", "normal", "progress", "start"])

/** A question wide enough for several narrower ones takes more posts to be one that they share. */
const leastUnderUmbrella = 5

/** Illnesses of which nobody should be asked what has helped: there treatment is no matter of tips. */
const grave =
  /\b(?:cancer|leuka?emia|lymphoma|melanoma|tumou?rs?|ALS|stroke|heart attack|psychosis|schizophrenia)\b/i
const asTips: ReadonlySet<Shared> = new Set(["treatment", "effect", "umbrella"])

/** Whether half of a food's posts make something with the food itself. What is poured is seldom asked about so. */
const isCooked = ({ told, posts }: Told, named: Subject): boolean => {
  if (isIngredient(named) || madeOf(named) === "drink") return false
  const own = told.filter((post) => !isNamedOtherwise(post, named.concept))
  return own.length >= half * posts.length
}

/**
 * Whether a question is one that the posts share rather than one that their word brings with it: "technique" names the
 * question of technique in whatever is said of it.
 */
const isSharedBy = (shares: Shared, { trend, named }: Sharing): boolean =>
  !touchedByAll.has(shares) &&
  !(asTips.has(shares) && grave.test(named.name)) &&
  (shares === "umbrella" || !isMarked(named.name, shares, sortOf(named))) &&
  (shares !== "cook" || isCooked(trend, named)) &&
  (shares !== "umbrella" || trend.told.length >= leastUnderUmbrella)

/** The question that half of the posts share; null where they share none. */
export const sharedBy = (sharing: Sharing): Shared | null => {
  const { trend, asks, puts } = sharing
  // The narrower question is asked where half of the posts put it in earnest, or share it under a wide one.
  if (puts !== null) return puts
  const candidates = trend.shares === "umbrella" ? [asks, trend.shares] : [trend.shares, asks]
  return candidates.find((one) => one !== null && isSharedBy(one, sharing)) ?? null
}
