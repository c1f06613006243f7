import type { Language } from "#script/settings.ts"
import type { WhyNow, WhyNowFact } from "#topic/topic.ts"
import { whyNow as english } from "./english/why-now.ts"
import { whyNow as turkish } from "./turkish/why-now.ts"

/** What is said of a topic; that only its number rose is in topics of older releases alone. */
export type NewFact = Exclude<WhyNowFact, { readonly kind: "more_posts" }>

/** What a language says of why a topic comes now: a clause without a full stop. */
export type WhyNowWords = {
  readonly [K in NewFact["kind"]]: (fact: NewFact & { readonly kind: K }) => string
}

const words: { readonly [L in Language]: WhyNowWords } = { english, turkish }

/** A fact in words. */
export const whyNowSaid = (fact: NewFact, language: Language): WhyNow["says"] => {
  // The table has for each kind the function that takes it.
  const say = words[language][fact.kind] as (fact: NewFact) => string
  return say(fact)
}
