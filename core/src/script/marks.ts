import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { EvidenceLibrary } from "#evidence/ports.ts"
import type { Topic } from "#topic/topic.ts"
import { pointsOf } from "./approval/points.ts"
import { claimContextOf } from "./drafting.ts"
import { meaningBeside, ourWords } from "./editing/our-words.ts"
import { standingIn } from "./editing/sheet.ts"
import type { Script } from "./script.ts"

/** What stands open in a script that belongs to nobody: it is looked at as a new account would see it. */
export const marksOf = Effect.fnUntraced(function* (script: Script, topic: Topic | null) {
  const library = yield* EvidenceLibrary.use((evidence) => evidence.library)
  const context = claimContextOf({ settings: script, profile: null })
  return pointsOf(script, {
    about: { topic, disclaimer: script.disclaimer },
    context,
    claimsIn: meaningBeside(ourWords(library, script), context),
    standingOf: standingIn(library, DateTime.formatIsoDateUtc(yield* DateTime.now)),
  })
})
