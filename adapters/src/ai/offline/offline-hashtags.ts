import { inEachLanguage, usualLanguage } from "@rounds/core/language/pack.ts"
import { asksIn } from "@rounds/core/evidence/asks.ts"
import type { Substance } from "@rounds/core/script/from-findings/subject.ts"
import { asksWhyItComesUp } from "@rounds/core/script/from-findings/heard.ts"
import { calledFirst, nameIn } from "@rounds/core/script/from-findings/called.ts"
import type { WritingOrder } from "@rounds/core/script/ports.ts"
import { hashtagsOf, type TagMaterial } from "@rounds/core/script/posting/hashtags.ts"
import { subjectWords } from "@rounds/core/language/subjects.ts"
import { isTypedClaim } from "./spoken-name.ts"

/** The hashtags of a draft: those that its post has, and for a subject that the library does not know its names. */
export const hashtagsFor = (
  order: WritingOrder,
  substance: Substance | null,
  isOfSources: boolean,
): ReadonlyArray<string> => {
  const { language } = order.settings
  const files =
    substance === null
      ? unknownIn(order)
      : [
          calledFirst(substance.main, substance.called.name, language),
          ...(substance.companion === null ? [] : [substance.companion]),
        ]
  const asks = substance?.asks ?? asksIn(order.title, usualLanguage)
  return hashtagsOf({
    title: order.title,
    language,
    files,
    asks,
    says: saysOf(order, substance, isOfSources),
  })
}

const saysOf = (
  order: WritingOrder,
  substance: Substance | null,
  isOfSources: boolean,
): TagMaterial["says"] => {
  const { topic, settings } = order
  if (isTypedClaim(order)) return "claim"
  if (substance !== null) return isOfSources ? "sources" : "questions"
  // To a word that posts only name, and to one of another language, nothing is joined.
  const isForeign =
    topic !== null &&
    topic.language !== settings.language &&
    nameIn(topic.keywords[0] ?? "", topic.language, settings.language) === null
  return isForeign || asksWhyItComesUp(topic) ? "name" : "questions"
}

/** A topic's own words stand for a subject without a file. A title that is a claim is no hashtag. */
const unknownIn = (order: WritingOrder): TagMaterial["files"] => {
  const { topic, settings } = order
  if (topic === null || isTypedClaim(order)) return []
  const own = topic.keywords.slice(0, 2)
  const names =
    topic.language === usualLanguage
      ? subjectWords[settings.language].searched(own)
      : topic.language === settings.language
        ? own
        : own.flatMap((name) => nameIn(name, topic.language, settings.language) ?? [])
  return names.map((name) => ({ names: inEachLanguage(() => [name] as const), pair: null, kind: null }))
}
