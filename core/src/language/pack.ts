import type { Language, Market } from "#script/settings.ts"

/** What a language is to every room. A language without one does not compile. */
export interface LanguagePack {
  /** BCP 47. */
  readonly tag: string
  /** Marks in a number: 1,000.5 or 1.000,5. */
  readonly thousands: string
  readonly decimal: string
  /** Where a script is shown when nobody says. */
  readonly market: Market
  /** The topics are worded in English: only there can their words be borrowed as they are. */
  readonly sharesTopicWords: boolean
}

export const packs: { readonly [L in Language]: LanguagePack } = {
  english: { tag: "en", thousands: ",", decimal: ".", market: "US", sharesTopicWords: true },
  turkish: { tag: "tr", thousands: ".", decimal: ",", market: "TR", sharesTopicWords: false },
}

// The record names every language and nothing else.
export const languages = Object.keys(packs) as ReadonlyArray<Language>

/** Something of each language. */
export const inEachLanguage = <A>(make: (language: Language) => A): { readonly [L in Language]: A } => ({
  english: make("english"),
  turkish: make("turkish"),
})
