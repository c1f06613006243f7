import type { OwnReading } from "#language/reading.ts"

/** Its posts are read by the engine's own lexicon (core/src/reading, core/src/text). */
export const reading: OwnReading = null
