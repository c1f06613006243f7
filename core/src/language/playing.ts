import type { PreferredTone } from "#account/profile.ts"
import type { BeatName } from "#script/beats.ts"
import type { ContentTone, Language, TargetPlatform } from "#script/settings.ts"
import { playing as english } from "./english/playing.ts"
import { playing as turkish } from "./turkish/playing.ts"

/** How a script is played in front of the camera, and what its platforms ask for, in one language. */
export interface PlayingWords {
  /** What the camera sees, beat by beat; `usualShot` where a beat has no name that is known. */
  readonly shots: { readonly [B in BeatName]: string }
  readonly usualShot: string
  /** The manner of a tone; one's own tone is played by the preferred one where the profile names it. */
  readonly manners: { readonly [T in ContentTone]: string }
  readonly ownManners: { readonly [T in PreferredTone]: string }
  /** The first frame on a platform. */
  readonly openings: { readonly [P in TargetPlatform]: string }
  readonly inCharacter: (personality: string) => string
  readonly closing: (goals: string) => string
  /** One tip for each platform a video may go to. Limits as in `platforms.ts`. */
  readonly tips: { readonly [P in Exclude<TargetPlatform, "multi_platform">]: string }
}

export const playing: { readonly [L in Language]: PlayingWords } = { english, turkish }
