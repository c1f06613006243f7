import { filming } from "#language/filming.ts"
import type { Topic } from "#topic/topic.ts"
import type { Estimate, Script } from "./script.ts"
import type { Language } from "./settings.ts"

/**
 * Viral potential = 60 % of the topic's engagement score + 40 % of its growth, which counts 0 at 1x and 100 at
 * 8x on a doubling scale; of too few posts for a multiple it is (posts + 1) / (expected + 1). Computed from the topic's
 * stored evidence; null without a topic, since there is nothing to compute from.
 */
export const estimateOf = (topic: Topic | null): Estimate | null => {
  if (topic === null) return null
  const { engagementScore: score, multiplier, growthVelocity, postCount, totalComments } = topic
  const growth = Math.min(100, Math.max(0, (Math.log2(Math.max(multiplier ?? growthVelocity, 1)) / 3) * 100))
  return {
    potential: Math.round(0.6 * score + 0.4 * growth),
    score,
    multiplier,
    posts: postCount,
    comments: totalComments,
  }
}

/** High from 65, medium from 40. */
export const levelOf = (points: number): Level => (points >= 65 ? "high" : points >= 40 ? "medium" : "low")
export type Level = "high" | "medium" | "low"

/** What an estimate is called, and what it rests on. */
interface EstimateSaid {
  readonly viralPotential: string
  readonly viralBasis: string
  readonly engagement: string
}

/** An estimate in words. The engagement label uses the topic's score alone, with the limits of `levelOf`. */
export const estimateWords = (estimate: Estimate | null, reader: Language): EstimateSaid => {
  const words = filming[reader].estimate
  if (estimate === null)
    return { viralPotential: words.none, viralBasis: words.noTopic, engagement: words.none }
  const { potential, score, multiplier, posts, comments } = estimate
  return {
    viralPotential: words.potential(words.levels[levelOf(potential)], potential),
    viralBasis: words.basis(score, multiplier, posts),
    engagement: words.engagement(words.levels[levelOf(score)], posts, comments),
  }
}

/** Where a script keeps its estimate. */
type Tips = Pick<Script, "optimizationTips" | "estimatedEngagement" | "topicId">

/**
 * The estimate of a script as somebody reads it, whatever language its words were stored in. Of an old script the
 * figures are read from its words; where they say none, the words stay as they are.
 */
export const tipsToldTo = (
  { optimizationTips: tips, estimatedEngagement, topicId }: Tips,
  reader: Language,
): Pick<Script, "optimizationTips" | "estimatedEngagement"> => {
  const estimate = tips.estimate ?? estimateIn(tips.viralPotential, tips.viralBasis, estimatedEngagement)
  if (estimate === null && topicId !== null) return { optimizationTips: tips, estimatedEngagement }
  const { viralPotential, viralBasis, engagement } = estimateWords(estimate, reader)
  return {
    optimizationTips: { ...tips, estimate, viralPotential, viralBasis },
    estimatedEngagement: engagement,
  }
}

const potentialSaid = /\((\d+) of 100\)$/
const basisSaid =
  /^60% of the topic's score \((\d+)\) and 40% of its growth \((?:([\d.]+)×, )?from (\d+) posts\)/
const commentsSaid = / posts and (\d+) comments$/

/**
 * The figures of an estimate that an earlier release kept as an English sentence. Null for what is no such sentence,
 * "Not estimated" among it.
 */
const estimateIn = (viralPotential: string, viralBasis: string, engagement: string): Estimate | null => {
  const [, potential] = potentialSaid.exec(viralPotential) ?? []
  const [, score, multiplier, posts] = basisSaid.exec(viralBasis) ?? []
  const [, comments] = commentsSaid.exec(engagement) ?? []
  if (potential === undefined || score === undefined || comments === undefined) return null
  return {
    potential: Number(potential),
    score: Number(score),
    multiplier: multiplier === undefined ? null : Number(multiplier),
    posts: Number(posts),
    comments: Number(comments),
  }
}
