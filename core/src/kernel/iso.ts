import * as DateTime from "effect/DateTime"

/** An instant as ISO 8601 in UTC; null stays null. */
export const isoOrNull = (at: DateTime.Utc | null): string | null =>
  at === null ? null : DateTime.formatIso(at)
