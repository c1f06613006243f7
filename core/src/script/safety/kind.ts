import * as Schema from "effect/Schema"

/** Why a title is not written like any other. */
export const SafetyKind = Schema.Literals([
  "crisis",
  "emergency",
  "minors",
  "eating_disorder",
  "drug_seeking",
  "stopping_medicine",
])
export type SafetyKind = typeof SafetyKind.Type
