import type { Spelling } from "#language/spelling.ts"

/** English letters have no marks to leave out. */
export const spelling: Spelling = { respellingBy: () => (text) => text }
