import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Feedback, FeedbackStatus } from "./feedback.ts"

/** Port. Messages to us. An id that is none gives `null`. */
export class FeedbackInbox extends Context.Service<
  FeedbackInbox,
  {
    readonly put: (feedback: Feedback) => Effect.Effect<void>
    /** Newest first, at most `limit`. */
    readonly list: (status: FeedbackStatus | null, limit: number) => Effect.Effect<ReadonlyArray<Feedback>>
    readonly find: (id: string) => Effect.Effect<Feedback | null>
    readonly change: (feedback: Feedback) => Effect.Effect<void>
  }
>()("core/feedback/FeedbackInbox") {}
