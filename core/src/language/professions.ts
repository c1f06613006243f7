import type { Language } from "#script/settings.ts"
import type { Specialty } from "#topic/specialty.ts"
import { professions as english } from "./english/professions.ts"
import { professions as turkish } from "./turkish/professions.ts"

/** What people who work in a field call themselves or it. */
export type ProfessionNames = { readonly [S in Specialty]: ReadonlyArray<string> }

export const professions: { readonly [L in Language]: ProfessionNames } = { english, turkish }
