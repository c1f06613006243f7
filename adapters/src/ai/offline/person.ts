import type { PreferredTone } from "@rounds/core/account/profile.ts"
import type { WritingOrder } from "@rounds/core/script/ports.ts"

/** How to play a custom tone, by the preferred tone; undefined when the profile does not say. */
export const mannerOf = ({ settings, profile }: Pick<WritingOrder, "settings" | "profile">) =>
  settings.contentTone === "custom" && typeof profile?.preferredTone === "string"
    ? manners[profile.preferredTone]
    : undefined

const manners: { readonly [P in PreferredTone]: string } = {
  professional: "Calm and even, as to a colleague.",
  casual: "Relaxed, as to a friend across the table.",
  educational: "Explain as in a small class; leave time after each new idea.",
  motivational: "Warm and energetic; smile at the step they can take today.",
  conversational: "As in a chat: short looks away, small gestures, no lecture.",
}

/** Longest wording of a person that is shown in a direction, in characters. */
const longestShown = 120

/** What the profile adds to the directions of a beat. */
export const asideOf = ({ profile, plan, revision }: WritingOrder, beat: string): string => {
  if (revision !== null) return ""
  const personality = plain(profile?.brandPersonality)
  const goals = plain(profile?.contentGoals)
  if (beat === plan[0]?.name && personality !== "") return `Stay in character: ${shown(personality)}.`
  if (beat === plan.at(-1)?.name && goals !== "") return `Close with your goal in mind: ${shown(goals)}.`
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
