import * as Effect from "effect/Effect"
import { atomically } from "#kernel/atomically.ts"
import { type Cause, recordAction } from "./action.ts"
import { Operations, UndeliveredMail } from "./operations.ts"

/** Sends a letter again that could not leave, with who asked for it. Null when there is no such letter. */
export const sendAgain = Effect.fn("sendAgain")(function* (id: string, cause: Cause) {
  return yield* atomically(
    Effect.gen(function* () {
      const operations = yield* Operations
      const before = yield* operations.letter(id)
      if (before === null) return null
      const isAgain = yield* UndeliveredMail.use((mail) => mail.sendAgain(id))
      if (!isAgain) return { ...before, sentAgain: false }
      yield* recordAction({
        ...cause,
        action: "mail_retried",
        subject: `mail ${before.kind} ${id.slice(0, 8)}`,
        before: { status: before.status, tries: before.tries },
      })
      return { ...((yield* operations.letter(id)) ?? before), sentAgain: true }
    }),
  )
})
