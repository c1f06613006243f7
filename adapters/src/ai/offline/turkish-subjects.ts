import { checkMeaning } from "@rounds/core/script/claims/check-meaning.ts"
import { claimContextOf } from "@rounds/core/script/drafting.ts"
import type { WritingOrder } from "@rounds/core/script/ports.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { eatingNames } from "./turkish-names-eating.ts"
import { healthNames } from "./turkish-names-health.ts"
import { remediesNames } from "./turkish-names-remedies.ts"
import { trainingNames } from "./turkish-names-training.ts"

/** The Turkish name of a subject as the topics name it in English; null when we do not know it. */
export const turkishName = (english: string): string | null => turkishNames.get(english.toLowerCase()) ?? null

/** Every name we know, in lower case. The lists are broken into lines anywhere between two words. */
export const turkishNames: ReadonlyMap<string, string> = new Map(
  [remediesNames, eatingNames, trainingNames, healthNames].flatMap((list) =>
    list
      .replace(/\s+/g, " ")
      .split(",")
      .map((entry) => {
        const [english = "", turkish = ""] = entry.split("=")
        return [english.trim().toLowerCase(), turkish.trim()] as const
      })
      .filter(([english, turkish]) => english !== "" && turkish !== ""),
  ),
)

/**
 * A subject as it is said in the order's language. An English name without a Turkish one stands in quotation marks. A
 * title that is itself a claim is never said as if it held: whoever debunks it says it once, in words of their own.
 */
export const spokenName = (order: WritingOrder): string => {
  const { title, topic, settings } = order
  if (isClaimItself(order)) return thisClaim[settings.language]
  return inLanguage[settings.language]((topic?.keywords[0] ?? title).replace(/[.!?…:]+$/u, "").trim())
}

/** Whether a title that a person typed states what must not be filmed, as "Vaccines cause autism" does. */
export const isClaimItself = (order: WritingOrder): boolean =>
  order.topic === null &&
  checkMeaning(order.title, claimContextOf(order)).some(({ severity }) => severity === "block")

const thisClaim: { readonly [L in Language]: string } = { english: "this claim", turkish: "bu iddia" }

const inLanguage: { readonly [L in Language]: (name: string) => string } = {
  english: (name) => name,
  turkish: (name) => turkishName(name) ?? (/[çğışöüÇĞİŞÖÜ]/u.test(name) ? name : `“${name}”`),
}
