import { playing } from "@rounds/core/language/playing.ts"
import type { WritingOrder } from "@rounds/core/script/ports.ts"

/** How to play the tone; one's own tone by the preferred one, where the profile names it. */
export const mannerOf = ({ settings, profile }: Pick<WritingOrder, "settings" | "profile">): string => {
  const { manners, ownManners } = playing[settings.language]
  return settings.contentTone === "custom" && typeof profile?.preferredTone === "string"
    ? ownManners[profile.preferredTone]
    : manners[settings.contentTone]
}

/** Longest wording of a person that is shown in a direction, in characters. */
const longestShown = 120

/** What the profile adds to the directions of a beat. */
export const asideOf = ({ profile, plan, revision, settings }: WritingOrder, beat: string): string => {
  if (revision !== null) return ""
  const { inCharacter, closing } = playing[settings.language]
  const personality = plain(profile?.brandPersonality)
  const goals = plain(profile?.contentGoals)
  if (beat === plan[0]?.name && personality !== "") return inCharacter(shown(personality))
  if (beat === plan.at(-1)?.name && goals !== "") return closing(shown(goals))
  return ""
}

const shown = (text: string): string =>
  text.length <= longestShown ? text : `${text.slice(0, longestShown).replace(/\s\S*$/u, "")}…`

/** One line without a full stop at its end. */
const plain = (text: string | null | undefined): string =>
  (text ?? "")
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.…]+$/u, "")
