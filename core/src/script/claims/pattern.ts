import { packs } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"

/** A pattern that matches whole words only. `\b` would not do: it is ASCII and breaks beside ş, ı and ğ. */
export const bounded = (parts: ReadonlyArray<string>, flags = "gu"): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join("|")})(?![\\p{L}\\p{N}])`, flags)

/** Lower case of the language, straight apostrophes, and single spaces: "KANSERİ" is "kanseri". */
export const lowered = (text: string, language: Language): string =>
  text
    .toLocaleLowerCase(packs[language].tag)
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, "")
    .replace(/\s+/g, " ")
