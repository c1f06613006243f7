import { usualLanguage } from "@rounds/core/language/names.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { fields as english } from "./english/fields.ts"
import type { FieldWords } from "./fields.ts"
import { fields as turkish } from "./turkish/fields.ts"

const words: { readonly [L in Language]: FieldWords } = { english, turkish }

/** What is told of a field's fault where nobody has chosen a language: in the log of an answer, and by commands. */
export const usualFieldWords = words[usualLanguage]
