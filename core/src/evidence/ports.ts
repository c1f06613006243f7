import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Library } from "./library.ts"

/** Port. The evidence library: sourced findings that scripts are made of. Read once, then kept. */
export class EvidenceLibrary extends Context.Service<
  EvidenceLibrary,
  { readonly library: Effect.Effect<Library> }
>()("core/evidence/EvidenceLibrary") {}
