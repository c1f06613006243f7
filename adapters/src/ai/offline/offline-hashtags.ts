import { inEachLanguage, usualLanguage } from "@rounds/core/language/pack.ts"
import { asksIn } from "@rounds/core/evidence/asks.ts"
import type { Substance } from "@rounds/core/script/from-findings/subject.ts"
import type { WritingOrder } from "@rounds/core/script/ports.ts"
import { hashtagsOf, type TagMaterial } from "@rounds/core/script/posting/hashtags.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { isClaimItself, turkishName } from "./turkish-subjects.ts"

/** The five hashtags of a draft: those that its post has, and for a subject that the library does not know its names. */
export const hashtagsFor = (order: WritingOrder, substance: Substance | null): ReadonlyArray<string> => {
  const { language } = order.settings
  const files =
    substance === null
      ? unknownIn(order)
      : [substance.main, ...(substance.companion === null ? [] : [substance.companion])]
  const asks = substance?.asks ?? asksIn(order.title, usualLanguage)
  return hashtagsOf({ title: order.title, language, files, asks })
}

/** A topic's own words stand for a subject without a file. A title that is a claim is no hashtag. */
const unknownIn = (order: WritingOrder): TagMaterial["files"] =>
  order.topic === null || isClaimItself(order)
    ? []
    : searched[order.settings.language](order.topic.keywords.slice(0, 2)).map((name) => ({
        names: inEachLanguage(() => [name] as const),
        pair: null,
      }))

/** The words that are searched for in a language. */
const searched: { readonly [L in Language]: (own: ReadonlyArray<string>) => ReadonlyArray<string> } = {
  english: (own) => own,
  // An English word without a Turkish name is searched for by nobody there, unless it is the subject itself.
  turkish: (own) =>
    own
      .map((word, index) => turkishName(plain(word)) ?? (index === 0 ? word : null))
      .filter((word) => word !== null),
}

const plain = (words: string): string => words.replace(/\s*\([^()]*\)/g, "").trim()
