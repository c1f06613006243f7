import { checkMeaning } from "@rounds/core/script/claims/check-meaning.ts"
import { packs, usualLanguage } from "@rounds/core/language/pack.ts"
import { writing } from "@rounds/core/language/writing.ts"
import { claimContextOf } from "@rounds/core/script/drafting.ts"
import { isListed } from "@rounds/core/script/from-questions/nature.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { isClaimItself } from "@rounds/core/script/from-questions/claim-itself.ts"
import { typedTitle } from "@rounds/core/script/from-questions/typed-title.ts"
import { nameIn } from "@rounds/core/script/from-findings/called.ts"
import type { WritingOrder } from "@rounds/core/script/ports.ts"
import { subjectWords } from "@rounds/core/language/subjects.ts"

/**
 * A subject as it is said in the order's language. A title that is itself a claim is never said as if it held: whoever
 * debunks it says it once, in words of their own.
 */
export const spokenName = (order: WritingOrder): string => {
  const { title, topic, settings } = order
  const words = subjectWords[settings.language]
  const isSentence = topic === null && typedTitle(title, settings.language).kind !== "name"
  if (isTypedClaim(order) || (isSentence && quotedTitle(order) === null)) return words.thisClaim
  return isSentence ? writing[settings.language].questions.thisMatter : nameOf(order)
}

/** The topic's subject; of words that its title names the first that has a name in the script's language. */
const nameOf = ({ title, topic, settings }: WritingOrder): string => {
  // Whoever types a title says it in the script's language, with its own letters or without.
  if (topic === null) return typedName(bareOf(title), settings.language)
  const { spoken } = subjectWords[settings.language]
  const [subject = title, ...others] = topic?.keywords ?? []
  const titled = others.filter((other) => title.toLowerCase().includes(other.toLowerCase()))
  const inLanguage = (name: string) =>
    topic.language === settings.language
      ? name
      : topic.language === usualLanguage
        ? spoken(name)
        : (nameIn(name, topic.language, settings.language) ?? `“${name}”`)
  const names = [subject, ...titled].map((name) => inLanguage(bareOf(name)))
  return names.find((name) => !name.startsWith("“")) ?? names[0] ?? title
}

const typedName = (title: string, language: Language): string => {
  const { spoken, inTopics } = subjectWords[language]
  const name = spoken(title).replace(/^“(.*)”$/u, "$1")
  const isCommon = /^\p{Lu}\p{Ll}/u.test(name) && isListed(inTopics(title))
  return isCommon ? `${name.charAt(0).toLocaleLowerCase(packs[language].tag)}${name.slice(1)}` : name
}

const bareOf = (name: string): string => name.replace(/[.!?…:]+$/u, "").trim()

/** How a title that a person typed is quoted where it is a sentence of its own; null where it is a name, or a claim. */
export const quotedTitle = (order: WritingOrder): string | null => {
  const { title, topic, settings } = order
  const typed = topic === null ? typedTitle(title, settings.language) : { kind: "name" as const }
  if (typed.kind === "name") return null
  const quoted = writing[settings.language].questions.quoted[typed.kind](typed.text)
  const claims = checkMeaning(quoted, claimContextOf(order))
  return isTypedClaim(order) || claims.some(({ severity }) => severity === "block") ? null : quoted
}

/** Whether an order has no topic, and a title that is a claim. */
export const isTypedClaim = (order: WritingOrder): boolean =>
  order.topic === null && isClaimItself(order.title, claimContextOf(order))
