import * as Effect from "effect/Effect"
import { usualLanguage } from "#language/names.ts"
import { marksOf } from "#script/marks.ts"
import type { Script } from "#script/script.ts"
import { Topics } from "#topic/ports.ts"
import { guestCopies } from "./guest-generation.ts"
import { Guests } from "./ports.ts"
import { GuestCopyUsed, NoGuestScript } from "./rejections.ts"

/** A guest's script with its marks, as every answer shows it. */
export const guestSheet = Effect.fn("guestSheet")(function* (script: Script, copyCount: number) {
  const { topicId } = script
  const topic = topicId === null ? null : yield* Topics.use((topics) => topics.byId(topicId))
  const topicLanguage = topic?.language ?? usualLanguage
  return { script, topicLanguage, pointsFor: yield* marksOf(script, topic), copyCount }
})

/** The script of who carries this cookie; null while there is none, and once an account has it. */
export const readGuestScript = Effect.fn("readGuestScript")(function* (guestId: string | null) {
  const known = guestId === null ? null : yield* Guests.use((guests) => guests.byGuest(guestId))
  if (known === null || known.script === null) return null
  return yield* guestSheet(known.script, known.copyCount)
})

/** Counts the one copy that is included. */
export const copyGuestScript = Effect.fn("copyGuestScript")(function* (guestId: string | null) {
  const known = guestId === null ? null : yield* Guests.use((guests) => guests.byGuest(guestId))
  if (known === null || known.script === null) return yield* new NoGuestScript()
  const isFirst = yield* Guests.use((guests) => guests.countCopy(known.guestId, guestCopies))
  if (!isFirst) return yield* new GuestCopyUsed()
})
