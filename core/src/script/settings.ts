import * as Schema from "effect/Schema"

export const Language = Schema.Literals(["english", "turkish"])
export type Language = typeof Language.Type

export const ScriptFormat = Schema.Literals(["trend_reaction", "expert_review", "myth_buster", "quick_tip"])
export type ScriptFormat = typeof ScriptFormat.Type

export const ContentTone = Schema.Literals(["professional", "casual", "investigative", "custom"])
export type ContentTone = typeof ContentTone.Type

export const TargetPlatform = Schema.Literals([
  "multi_platform",
  "tiktok",
  "instagram",
  "youtube",
  "linkedin",
])
export type TargetPlatform = typeof TargetPlatform.Type

export const Duration = Schema.Literals(["30_seconds", "60_seconds", "90_seconds", "2_minutes"])
export type Duration = typeof Duration.Type

/** Where a video is shown; the law of advertising differs. */
export const Market = Schema.Literals(["US", "UK", "EU", "TR"])
export type Market = typeof Market.Type

/** What a script promotes. Rules that bite only on marketing are milder when it is nothing. */
export const Promotes = Schema.Literals(["nothing", "own_service", "product"])
export type Promotes = typeof Promotes.Type

/** What the generator form sends, and what a stored script remembers. */
export const ScriptSettings = Schema.Struct({
  language: Language,
  scriptFormat: ScriptFormat,
  contentTone: ContentTone,
  targetPlatform: TargetPlatform,
  duration: Duration,
  market: Market,
  promotes: Promotes,
})
export type ScriptSettings = typeof ScriptSettings.Type
