import type { Names } from "#language/names.ts"

export const names: Names = { tag: "en", ownName: "English" }
