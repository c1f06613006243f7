import { usualLanguage } from "#language/names.ts"
import type { ScriptSettings } from "./settings.ts"

/** What the generator form proposes, and what a script that nobody set up is written with. */
export const usualSettings: ScriptSettings = {
  language: usualLanguage,
  scriptFormat: "trend_reaction",
  contentTone: "professional",
  targetPlatform: "multi_platform",
  duration: "60_seconds",
  market: "US",
  promotes: "nothing",
}
