import type { Topic } from "#topic/topic.ts"

/** An estimate in words, with what it rests on. */
export interface Estimate {
  readonly viralPotential: string
  readonly viralBasis: string
  readonly engagement: string
}

/**
 * Viral potential = 60 % of the topic's engagement score + 40 % of its growth, which counts 0 at 1x and 100 at
 * 8x on a doubling scale; of too few posts for a multiple it is (posts + 1) / (expected + 1). High from 65, medium from 40. The engagement label uses the score alone, with the same
 * limits. Both are computed from the topic's stored evidence; without a topic there is nothing to compute from.
 */
export const estimateOf = (topic: Topic | null): Estimate => {
  if (topic === null) {
    return {
      viralPotential: "Not estimated",
      viralBasis: "A custom script has no topic, so there is no evidence to estimate from.",
      engagement: "Not estimated",
    }
  }
  const growth = Math.min(
    100,
    Math.max(0, (Math.log2(Math.max(topic.multiplier ?? topic.growthVelocity, 1)) / 3) * 100),
  )
  const potential = Math.round(0.6 * topic.engagementScore + 0.4 * growth)
  return {
    viralPotential: `${levelOf(potential)} (${potential} of 100)`,
    viralBasis:
      `60% of the topic's score (${topic.engagementScore}) and 40% of its growth ` +
      `(${topic.multiplier === null ? "" : `${topic.multiplier.toFixed(1)}×, `}from ${topic.postCount} posts). An estimate, not a promise.`,
    engagement: `${levelOf(topic.engagementScore)}, estimated from ${topic.postCount} posts and ${topic.totalComments} comments`,
  }
}

const levelOf = (points: number): "High" | "Medium" | "Low" =>
  points >= 65 ? "High" : points >= 40 ? "Medium" : "Low"
