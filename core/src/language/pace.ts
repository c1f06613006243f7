import type { Pace } from "#script/pace.ts"
import type { Language } from "#script/settings.ts"
import { pace as english } from "./english/pace.ts"
import { pace as turkish } from "./turkish/pace.ts"

// Apart from the rest, because every page that shows a length carries it.
export const paces: { readonly [L in Language]: Pace } = { english, turkish }
