import type { SourceStanding } from "#script/approval/point.ts"
import type { Language } from "#script/settings.ts"
import { points as english } from "./english/points.ts"
import { points as turkish } from "./turkish/points.ts"

/** Why something stands between a script and the camera that no rule of the claims check found. */
export interface PointWords {
  /** Nobody carries the sentence. */
  readonly unsupported: string
  /** Somebody has to fill in a sentence, or the words on the screen. */
  readonly blank: string
  readonly shownBlank: string
  /** How a source stands. */
  readonly standings: { readonly [S in Exclude<SourceStanding, "current">]: string }
}

export const points: { readonly [L in Language]: PointWords } = { english, turkish }
