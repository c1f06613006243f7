import { usualLanguage } from "@rounds/core/language/names.ts"
import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import type { OrderedSettings } from "@rounds/core/script/order-script.ts"
import { choices } from "#lib/choices.ts"
import { languageChoices, tagOf } from "#lib/language/choices.ts"

export { platforms } from "./platforms.ts"

export type Script = SuccessOf<"GET /api/user/scripts/{id}">
export type ScriptListItem = SuccessOf<"GET /api/user/scripts">[number]
export type Settings = OrderedSettings

/** The generator without a topic: a title of one's own. */
export const customScript = "custom"

export const languages = languageChoices
export const formats = choices<Settings["scriptFormat"]>({
  trend_reaction: "Trend reaction",
  expert_review: "Expert review",
  myth_buster: "Myth buster",
  quick_tip: "Quick tip",
})
export const tones = choices<Settings["contentTone"]>({
  professional: "Professional",
  casual: "Casual",
  investigative: "Investigative",
  custom: "Custom",
})
export const durations = choices<Settings["duration"]>({
  "30_seconds": "30 s",
  "60_seconds": "60 s",
  "90_seconds": "90 s",
  "2_minutes": "2 min",
})

export const defaults: Settings = {
  language: usualLanguage,
  scriptFormat: "trend_reaction",
  contentTone: "professional",
  targetPlatform: "multi_platform",
  duration: "60_seconds",
}

/** The words of a value, as its list shows them. */
export const wordFor = <Value extends string>(
  options: ReadonlyArray<readonly [Value, string]>,
  value: Value,
) => options.find(([each]) => each === value)?.[1] ?? value

/** BCP 47 tag of the text. */
export const langOf = tagOf
