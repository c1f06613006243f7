import { logMarginal, openPrior } from "./poisson.ts"

/** So many posts the archive is worth beside those of four weeks. */
const worth = 8

interface Counted {
  /** Posts in the history. */
  readonly before: number
  /** Posts expected in the window by the history alone. */
  readonly expected: number
  /** The window's length in histories. */
  readonly exposure: number
  /** Posts that the archive lets expect in the history; null for a word it does not know. */
  readonly archive: number | null
}

/**
 * Posts that are usual of a word in the window: four weeks hold few posts on most, so the archive's share of it steadies
 * them, as far as the two agree. A mixture of both by how well each foretells the history (a robust mixture prior,
 * Schmidli and others 2014): a word that is written far more or less than it used to be goes by its own weeks.
 */
export const usualOf = ({ before, expected, exposure, archive }: Counted): number => {
  if (archive === null || archive <= 0) return expected
  const prior = { posts: worth, exposures: worth / archive }
  const trust = 1 / (1 + Math.exp(logMarginal(before, openPrior) - logMarginal(before, prior)))
  const steadied = ((before + prior.posts) / (1 + prior.exposures)) * exposure
  return trust * steadied + (1 - trust) * expected
}
