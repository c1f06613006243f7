import { usualLanguage } from "@rounds/core/language/names.ts"
import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import type { OrderedSettings } from "@rounds/core/script/order-script.ts"
import { choices } from "#lib/choices.ts"
import { languageChoices, tagOf } from "#lib/language/choices.ts"
import { generator as phrases } from "#words/scripts/generator.ts"

export { platforms } from "./platforms.ts"

export type Script = SuccessOf<"GET /api/user/scripts/{id}">
export type ScriptListItem = SuccessOf<"GET /api/user/scripts">[number]
export type Settings = OrderedSettings

/** The generator without a topic: a title of one's own. */
export const customScript = "custom"

export const languages = languageChoices
export const formats = choices<Settings["scriptFormat"]>({
  trend_reaction: phrases.trendReaction,
  expert_review: phrases.expertReview,
  myth_buster: phrases.mythBuster,
  quick_tip: phrases.quickTip,
})
export const tones = choices<Settings["contentTone"]>({
  professional: phrases.professional,
  casual: phrases.casual,
  investigative: phrases.investigative,
  custom: phrases.custom,
})
export const durations = choices<Settings["duration"]>({
  "30_seconds": phrases.seconds30,
  "60_seconds": phrases.seconds60,
  "90_seconds": phrases.seconds90,
  "2_minutes": phrases.minutes2,
})

export const defaults: Omit<Settings, "language"> = {
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

/** BCP 47 tag of what topics are worded in. */
export const topicLang = tagOf(usualLanguage)

/** BCP 47 tag of a script's title: a topic's, or one of the person's own, in the language of the script. */
export const titleLangOf = ({ topicId, language }: Pick<Script, "topicId" | "language">) =>
  topicId === null ? tagOf(language) : topicLang
