import { spokenLength } from "./fit.ts"
import type { Draft } from "./draft.ts"
import { nothingRead } from "./claims/reading.ts"
import { contentOf } from "./words-said.ts"
import { estimateOf, estimateWords } from "./estimate.ts"
import { paceOf } from "./pace.ts"
import { cappedHashtags, tipsFor } from "./platforms.ts"
import { noPostWords } from "./post-words.ts"
import type { WritingOrder } from "./ports.ts"
import { bestPostingTime, bestPostingWords } from "./posting-time.ts"
import type { ClaimFinding, Script } from "./script.ts"
import { actingDirectionsOf, timed } from "./timed.ts"
import { type Cite, sourcesOf } from "./sources.ts"

/** Everything about a script that no draft decides. `createdAt` is ISO 8601, UTC. */
export interface Provenance {
  readonly id: string
  readonly userId: string
  readonly writer: string
  readonly madeByAi: boolean
  readonly createdAt: string
}

/** A reviewed draft with its timing, hashtags, posting time, estimates and marks: the script that is stored and shown. */
export const compose = (
  draft: Draft,
  claims: ReadonlyArray<ClaimFinding>,
  { title, topic, settings, disclaimer }: WritingOrder,
  { id, userId, writer, madeByAi, createdAt }: Provenance,
  cite: Cite,
): Script => {
  const { language, targetPlatform } = settings
  const scriptContent = contentOf(draft.beats)
  const { words, seconds } = spokenLength(scriptContent, language)
  const hashtags = cappedHashtags(draft.hashtags, targetPlatform)
  const estimate = estimateOf(topic)
  const { viralPotential, viralBasis, engagement } = estimateWords(estimate, language)
  const postingTime = bestPostingTime(targetPlatform)
  return {
    id,
    userId,
    topicId: topic?.id ?? null,
    topicTitle: title,
    ...settings,
    beats: timed(draft.beats, language).map((beat) => ({ ...beat, locked: false })),
    scriptContent,
    actingDirections: actingDirectionsOf(draft.beats, language),
    optimizationTips: {
      estimate,
      viralPotential,
      viralBasis,
      hashtags,
      bestPostingTime: bestPostingWords(targetPlatform, language),
      postingTime,
      platformSpecific: { ...tipsFor(targetPlatform, language), ...draft.platformTips },
    },
    hashtags,
    estimatedEngagement: engagement,
    disclaimer,
    words,
    spokenSeconds: seconds,
    wordsPerMinute: paceOf(language).usual,
    claims,
    reading: nothingRead,
    sources: sourcesOf(draft.beats, cite),
    hooks: draft.hooks,
    post: draft.post ?? noPostWords,
    citations: [],
    kept: [],
    version: 1,
    rewrites: 0,
    writer,
    madeByAi,
    sampleDate: topic?.sampleDate ?? null,
    createdAt,
  }
}
