import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import { analyse } from "./analyse.ts"

/** What an analysis finds. */
export type Analysed = Effect.Success<ReturnType<typeof analyse>>

/**
 * Port. Where the topics are found: seconds of work on a processor. Here, among everything else, unless an adapter puts
 * it beside whoever answers people.
 */
export const Analysis = Context.Reference<{ readonly of: typeof analyse }>("core/topic/Analysis", {
  defaultValue: () => ({ of: analyse }),
})

/**
 * Megabytes of lasting objects that an analysis may hold; it is given up beyond. A million posts hold two thirds of
 * them. Without a bound a machine with room to spare tidies up late, and holds a third more.
 */
export const analysisMemoryMb = 512
