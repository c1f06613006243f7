import { secondsFor, spokenLength } from "./fit.ts"
import { beatLabel } from "./beats.ts"
import { contentOf, type Draft } from "./draft.ts"
import { estimateOf } from "./estimate.ts"
import { paceOf } from "./pace.ts"
import { cappedHashtags, tipsFor } from "./platforms.ts"
import type { WritingOrder } from "./ports.ts"
import { bestPostingTime } from "./posting-time.ts"
import type { Beat, ClaimFinding, Script } from "./script.ts"
import type { Language } from "./settings.ts"
import { spokenWords } from "./spoken-words.ts"

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
): Script => {
  const { language, targetPlatform } = settings
  const scriptContent = contentOf(draft.beats)
  const { words, seconds } = spokenLength(scriptContent, language)
  const hashtags = cappedHashtags(draft.hashtags, targetPlatform)
  const { viralPotential, viralBasis, engagement } = estimateOf(topic)
  const postingTime = bestPostingTime(targetPlatform)
  return {
    id,
    userId,
    topicId: topic?.id ?? null,
    topicTitle: title,
    ...settings,
    beats: timed(draft, language),
    scriptContent,
    actingDirections: draft.beats.map(({ name, direction }) => `${beatLabel(name)}: ${direction}`).join("\n"),
    optimizationTips: {
      viralPotential,
      viralBasis,
      hashtags,
      bestPostingTime: `${postingTime.label} (${postingTime.agreement})`,
      postingTime,
      platformSpecific: { ...tipsFor(targetPlatform), ...draft.platformTips },
    },
    hashtags,
    estimatedEngagement: engagement,
    disclaimer,
    words,
    spokenSeconds: seconds,
    wordsPerMinute: paceOf(language).usual,
    claims,
    writer,
    madeByAi,
    sampleDate: topic?.sampleDate ?? null,
    createdAt,
  }
}

const timed = ({ beats }: Draft, language: Language): ReadonlyArray<Beat> => {
  let said = 0
  return beats.map(({ name, text, direction }) => {
    const startsAt = secondsFor(said, language)
    said += spokenWords(text, language).length
    return {
      name,
      text,
      direction,
      startsAt,
      seconds: Math.round((secondsFor(said, language) - startsAt) * 10) / 10,
    }
  })
}
