import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { EvidenceLibrary } from "#evidence/ports.ts"
import type { Topic } from "#topic/topic.ts"
import type { Point } from "./approval/point.ts"
import { pointsFrom } from "./approval/points.ts"
import { claimContextOf } from "./drafting.ts"
import { meaningBeside, ourWords } from "./editing/our-words.ts"
import { inspectScript } from "./editing/inspect.ts"
import { standingIn } from "./editing/sheet.ts"
import type { Script } from "./script.ts"
import type { Language } from "./settings.ts"

/** What stands open in a script, as a reader of that language is told of it. */
export type MarksFor = (reader: Language) => ReadonlyArray<Point>

/** What stands open in a script that belongs to nobody: it is looked at as a new account would see it. */
export const marksOf = Effect.fnUntraced(function* (script: Script, topic: Topic | null) {
  const library = yield* EvidenceLibrary.use((evidence) => evidence.library)
  const context = claimContextOf({ settings: script, profile: null })
  const inspected = inspectScript(
    script,
    { topic, disclaimer: script.disclaimer },
    context,
    meaningBeside(ourWords(library, script), context),
  )
  const standingOf = standingIn(library, DateTime.formatIsoDateUtc(yield* DateTime.now))
  const marksFor: MarksFor = (reader) => pointsFrom(script, inspected, { standingOf }, reader)
  return marksFor
})
