import type { ScriptSettings } from "./settings.ts"

/** The settings that a script was written with. */
export const settingsOf = (script: ScriptSettings): ScriptSettings => ({
  language: script.language,
  scriptFormat: script.scriptFormat,
  contentTone: script.contentTone,
  targetPlatform: script.targetPlatform,
  duration: script.duration,
  market: script.market,
  promotes: script.promotes,
})
