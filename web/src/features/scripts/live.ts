import { openPoints, pointsFrom } from "@rounds/core/script/approval/points.ts"
import { inspectScript } from "@rounds/core/script/editing/inspect.ts"
import { withReading } from "@rounds/core/script/claims/reading.ts"
import type { ClaimsCheck } from "@rounds/core/script/claims/check-claims.ts"
import { closedWith, retold, saidIn, saying, typedText } from "@rounds/core/script/editing/retold.ts"
export { checkClaims } from "@rounds/core/script/claims/check-claims.ts"
import { screensLanguage } from "#lib/language/choices.ts"
import type { Draft, Live } from "./use-live.ts"
import type { Review } from "./review.ts"

/** The script as it would be with these words: its seconds, its fit and its points, by the server's own functions. */
export const liveOf = ({ script, looking, stale }: Review, draft: Draft, check: ClaimsCheck): Live => {
  const { topic, ours, read, ...context } = looking
  const reading = { sentences: [], findings: read }
  const known = [
    ...script.hooks.map(({ said }) => said),
    ...saidIn(script.beats),
    ...(script.beats[draft.beat]?.said ?? []),
  ]
  const words = retold(typedText(draft.text), known)
  const changed = script.beats.map((beat, at) => (at === draft.beat ? saying(beat, words) : beat))
  const beats = closedWith(changed, script.disclaimer)
  const asRead = new Set(ours)
  const inspected = inspectScript(
    { ...script, beats },
    { topic, disclaimer: script.disclaimer },
    context,
    (content) => withReading(check(content, context, asRead), reading, content),
  )
  const standingOf = (id: string) => stale.find(({ findingId }) => findingId === id)?.standing ?? "current"
  const points = pointsFrom({ ...script, beats }, inspected, { standingOf }, screensLanguage)
  return {
    beats: beats.map((beat, at) => ({ ...beat, ...inspected.beats[at] })),
    words: inspected.beats[draft.beat]?.words ?? 0,
    points,
    fit: inspected,
    open: openPoints(points).length,
  }
}
