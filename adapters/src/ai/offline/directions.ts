import { playing } from "@rounds/core/language/playing.ts"
import type { WritingOrder } from "@rounds/core/script/ports.ts"
import { asideOf, mannerOf } from "./person.ts"

/** How to play a beat: what the camera sees, then the manner of the tone, then what the profile adds, in the script's language. */
export const directionFor = (order: WritingOrder, beat: string): string => {
  const { language, targetPlatform } = order.settings
  const { shots, usualShot, openings } = playing[language]
  const shotOf = new Map<string, string>(Object.entries(shots))
  return [
    shotOf.get(beat) ?? usualShot,
    mannerOf(order),
    beat === order.plan[0]?.name ? openings[targetPlatform] : "",
    asideOf(order, beat),
  ]
    .filter((part) => part !== "")
    .join(" ")
}
