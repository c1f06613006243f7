import type { Language } from "#script/settings.ts"
import { names as english } from "./english/names.ts"
import { names as turkish } from "./turkish/names.ts"

/** How a language is called: apart from the rest, because every page carries it. */
export interface Names {
  /** BCP 47. */
  readonly tag: string
  /** By who speaks it. */
  readonly ownName: string
}

export const names: { readonly [L in Language]: Names } = { english, turkish }

// The record names every language and nothing else.
export const languages = Object.keys(names) as ReadonlyArray<Language>

/** What topics, sources and the screen are worded in, and what counts where nobody says. */
export const usualLanguage = "english" satisfies Language
