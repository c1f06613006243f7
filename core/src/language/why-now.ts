import type { Language } from "#script/settings.ts"
import type { WhyNow, WhyNowFact, WhyNowKind } from "#topic/topic.ts"
import { whyNow as english } from "./english/why-now.ts"
import { whyNow as turkish } from "./turkish/why-now.ts"

/** What a language says of why a topic comes now: a clause without a full stop. */
export type WhyNowWords = {
  readonly [K in WhyNowKind]: (fact: WhyNowFact & { readonly kind: K }, byQuestion: boolean) => string
}

const words: { readonly [L in Language]: WhyNowWords } = { english, turkish }

/** A fact in words. `byQuestion`: its posts are those that put one question, not all on the subject. */
export const whyNowSaid = (fact: WhyNowFact, language: Language, byQuestion: boolean): WhyNow["says"] => {
  // The table has for each kind the function that takes it.
  const say = words[language][fact.kind] as (fact: WhyNowFact, byQuestion: boolean) => string
  return say(fact, byQuestion)
}
