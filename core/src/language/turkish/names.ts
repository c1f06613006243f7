import type { Names } from "#language/names.ts"

export const names: Names = { tag: "tr", ownName: "Türkçe" }
