const lanczos = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
  -0.000005395239384953,
]

/** Natural logarithm of the gamma function for x > 0 (Lanczos, Numerical Recipes 6.1). */
const logGamma = (x: number): number => {
  const t = x + 5.5 - (x + 0.5) * Math.log(x + 5.5)
  let series = 1.000000000190015
  for (let i = 0; i < lanczos.length; i++) series += (lanczos[i] ?? 0) / (x + 1 + i)
  return -t + Math.log((2.5066282746310007 * series) / x)
}

/** Shape of the Gamma prior on a concept's rate: half a post. */
export const priorPosts = 0.5
const priorExposure = 0.02
const dispersion = 1.5

/** A Gamma prior on the posts of a concept in one exposure: as if so many posts had come in so many exposures. */
interface Prior {
  readonly posts: number
  readonly exposures: number
}

/** Says next to nothing, so that a word nobody wrote before is still possible. */
export const openPrior: Prior = { posts: priorPosts, exposures: priorExposure }

/** Natural logarithm of P(X = seen) in one exposure under a prior alone. */
export const logMarginal = (seen: number, { posts, exposures }: Prior): number =>
  logGamma(seen + posts) -
  logGamma(posts) -
  logGamma(seen + 1) +
  posts * Math.log(exposures / (1 + exposures)) -
  seen * Math.log1p(exposures)

/**
 * P(X >= seen): how likely a count this high is, when `history` posts came in one exposure and the window is
 * `exposure` as long. Gamma-Poisson predictive tail (a negative binomial), over-dispersed by 1.5. In (0, 1]. `prior`:
 * posts that are taken to have come before there was a history.
 */
export const tailOf = (seen: number, history: number, exposure: number, prior = priorPosts): number => {
  if (seen <= 0) return 1
  if (exposure <= 0) return 1
  const shape = (prior + history) / dispersion
  const success = (1 + priorExposure) / dispersion / ((1 + priorExposure) / dispersion + exposure)
  const logAt = (k: number): number =>
    logGamma(k + shape) -
    logGamma(shape) -
    logGamma(k + 1) +
    shape * Math.log(success) +
    k * Math.log1p(-success)
  let below = 0
  for (let k = 0; k < seen; k++) below += Math.exp(logAt(k))
  if (below < 1 - 1e-9) return 1 - below
  let tail = 0
  for (let k = seen; k < seen + 400; k++) {
    const share = Math.exp(logAt(k))
    tail += share
    if (share < tail * 1e-9) break
  }
  return Math.max(tail, 1e-300)
}

/** How likely `count` or more of some independent events are, each with a chance of its own (a Poisson binomial tail). */
export const atLeast = (chances: ReadonlyArray<number>, count: number): number => {
  // The last place holds `count` of them and more.
  const shares = [1, ...Array.from({ length: count }, () => 0)]
  for (const chance of chances)
    for (let happened = count; happened >= 0; happened--) {
      const stays = happened === count ? 1 : 1 - chance
      shares[happened] = (shares[happened] ?? 0) * stays + (shares[happened - 1] ?? 0) * chance
    }
  return shares[count] ?? 1
}

/**
 * The critical value among `tests` tests at false discovery rate `q` (Benjamini and Hochberg 1995): p-values up to it are
 * significant, 0 when none is. `pValues` may hold only the small ones: tests that are left out count as p = 1.
 */
export const significanceLimit = (pValues: ReadonlyArray<number>, tests: number, q: number): number => {
  const sorted = pValues.toSorted((a, b) => a - b)
  let limit = 0
  sorted.forEach((p, rank) => {
    const critical = (q * (rank + 1)) / tests
    if (p <= critical) limit = critical
  })
  return limit
}

/** Standard normal distribution function (Abramowitz and Stegun 7.1.26, error below 1.5e-7). */
export const normalShare = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.327_591_1 * x)
  const poly =
    t *
    (0.254_829_592 + t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))))
  const error = 1 - poly * Math.exp(-x * x)
  return z >= 0 ? (1 + error) / 2 : (1 - error) / 2
}
