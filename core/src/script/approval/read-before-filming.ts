import * as Effect from "effect/Effect"
import { atomically } from "#kernel/atomically.ts"
import { readFor } from "#script/claims/read-for.ts"
import { isRead, readTogether, withReading } from "#script/claims/reading.ts"
import type { Sheet } from "#script/editing/sheet.ts"
import { Scripts } from "#script/ports.ts"
import type { Script } from "#script/script.ts"
import { contentOf } from "#script/words-said.ts"

/**
 * Has words that nobody has read yet read by the language model of the claims check, where one is set up. What it finds
 * is kept with the script, so that it is the same the next time; the script with it, or null when there is nothing new.
 */
export const readBeforeFilming = Effect.fn("readBeforeFilming")(function* ({
  script,
  ours,
  inspected,
  looking,
}: Sheet) {
  const content = contentOf(script.beats)
  if (isRead(content, ours, script.reading)) return null
  const now = yield* readFor(script, content, looking.context, inspected.claims, ours)
  if (now === null) return null
  const reading = readTogether(script.reading, now)
  const read: Script = { ...script, reading, claims: withReading(script.claims, reading, content) }
  const isKept = yield* atomically(Scripts.use((scripts) => scripts.keepReading(read)))
  return isKept ? read : null
})
