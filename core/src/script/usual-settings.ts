import { writing } from "#language/writing.ts"
import type { Language, ScriptSettings } from "./settings.ts"

/** What a script that nobody set up is written with, for who reads this language. */
export const usualSettingsIn = (language: Language): ScriptSettings => ({
  language,
  scriptFormat: "trend_reaction",
  contentTone: "professional",
  targetPlatform: "multi_platform",
  duration: "60_seconds",
  market: writing[language].market,
  promotes: "nothing",
})
