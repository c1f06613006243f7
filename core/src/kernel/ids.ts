import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Port. The only source of new identifiers (random UUIDs). */
export class Ids extends Context.Service<Ids, { readonly next: Effect.Effect<string> }>()(
  "core/kernel/Ids",
) {}
