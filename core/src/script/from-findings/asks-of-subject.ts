import { asksIn, isPlainAsk } from "#evidence/asks.ts"
import type { Ask } from "#evidence/finding.ts"
import { sensibleAsk } from "#evidence/nature.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { packs } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { asksOfTitle } from "./asked-by.ts"
import type { Called } from "./called.ts"
import { forWhom } from "./subject.ts"
import { isNamedFor } from "./title-question.ts"

/** What a typed title, and the angle taken to it, ask of a subject; the angle's question first. */
export const asksOfSubject = (
  title: string,
  angle: string | null,
  main: SubjectFile,
  language: Language,
): ReadonlyArray<Ask> =>
  withoutSubject(
    [
      ...(angle === null ? [] : asksIn(angle, language)),
      ...asksOfTitle(withoutAskingName(title, main, language), language),
    ],
    main,
  )

/** A title without the name of its subject, where that sounds like a question: trigger finger asks for no trigger. */
const withoutAskingName = (title: string, { names }: SubjectFile, language: Language): string => {
  const { tag } = packs[language]
  const lower = title.toLocaleLowerCase(tag)
  const asking = names[language].find((name) => {
    const asks = isPlainAsk(asksIn(name, language)) ? [] : asksIn(name, language)
    return asks.some((ask) => !forWhom.has(ask)) && lower.includes(name.toLocaleLowerCase(tag))
  })
  return asking === undefined ? title : lower.replace(asking.toLocaleLowerCase(tag), " ")
}

/**
 * What a title asks but for whom its subject is named after: all that is known of exercise in pregnancy is for who is
 * pregnant, and for the unborn.
 */
const withoutSubject = (asks: ReadonlyArray<Ask>, main: SubjectFile): ReadonlyArray<Ask> => {
  const isNamed = (ask: Ask): boolean =>
    forWhom.has(ask) && (isNamedFor(main, ask) || (ask === "children" && isNamedFor(main, "pregnancy")))
  const others = asks.filter((ask) => !isNamed(ask))
  if (others.length > 0) return others
  // Who is pregnant or gives milk is told whom to ask, also where all is for her.
  return asks.every((ask) => ask === "children") ? ["what"] : asks
}

/** What makes no sense of the subject is neither asked nor answered: the nearest question is. */
export const sensibleAsks = (asks: ReadonlyArray<Ask>, { nature }: Called): ReadonlyArray<Ask> => [
  ...new Set(asks.map((ask) => sensibleAsk(ask, nature))),
]
