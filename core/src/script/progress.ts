import type * as Effect from "effect/Effect"

/** Real stages, in order. `share` is the part of the expected text (0 to 1); `Revising` voids the text so far. */
export type WriteProgress =
  | { readonly _tag: "Reserved" }
  | { readonly _tag: "Writing"; readonly share: number; readonly text: string }
  | { readonly _tag: "Revising"; readonly attempt: number }
  | { readonly _tag: "Checking" }
  | { readonly _tag: "Saved" }

/** Told of each stage as it begins, and of the text as it arrives. */
export type OnProgress = (event: WriteProgress) => Effect.Effect<void>
