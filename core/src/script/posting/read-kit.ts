import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { EvidenceLibrary } from "#evidence/ports.ts"
import { zoneOf } from "#script/audience-time.ts"
import type { Script } from "#script/script.ts"
import { kitOf, type PostingKit } from "./kit.ts"

/** Where the audience is as long as nobody says. */
const usualZone = DateTime.zoneMakeNamedUnsafe("UTC")

/** The posting kit of a stored script. A zone that nobody knows counts as UTC. */
export const readKit = Effect.fn("readKit")(function* (
  script: Script,
  { zone }: { readonly zone: string | undefined },
) {
  const library = yield* EvidenceLibrary.use((evidence) => evidence.library)
  const { language, market, promotes } = script
  const kit: PostingKit = kitOf({
    script,
    library,
    // Who speaks is not looked up: without a profession no sentence is let off.
    context: { language, market, promotes, profession: null },
    isChecked: false,
    zone: zone === undefined ? usualZone : (zoneOf(zone) ?? usualZone),
    now: yield* DateTime.now,
  })
  return kit
})
