import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { atomically } from "#kernel/atomically.ts"
import { Editions } from "#topic/ports.ts"
import { type Cause, recordAction } from "./action.ts"
import { type HandIn, HandIns, HandInUnknown, subjectOfHandIn } from "./hand-ins.ts"

/**
 * Takes a file of posts back: its posts leave, but for those that another upload has too, and no later edition counts
 * them. Editions that were published stay as they were read, as when an author deletes a post. A second time changes
 * nothing and answers the same. Refuses with `HandInUnknown`, and with `CollectionRunning` while posts are counted.
 */
export const takeBack = Effect.fn("takeBack")(function* (id: string, cause: Cause) {
  const found = yield* known(id)
  if (found.takenBack !== null) return found
  const editions = yield* Editions
  return yield* editions.alone(
    atomically(
      Effect.gen(function* () {
        const at = DateTime.formatIso(yield* DateTime.now)
        const removed = yield* HandIns.use((handIns) => handIns.takeBack(id, at))
        if (removed !== null)
          yield* recordAction({
            ...cause,
            action: "upload_taken_back",
            subject: subjectOfHandIn(id),
            after: { file: found.file, removed },
          })
        return yield* known(id)
      }),
    ),
  )
})

const known = (id: string): Effect.Effect<HandIn, HandInUnknown, HandIns> =>
  Effect.flatMap(
    HandIns.use((handIns) => handIns.byId(id)),
    (found) => (found === null ? Effect.fail(new HandInUnknown({ id })) : Effect.succeed(found)),
  )
