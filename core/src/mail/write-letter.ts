import { letterWords } from "#language/letters.ts"
import { usualLanguage } from "#language/names.ts"
import type { Language } from "#script/settings.ts"
import type { LetterKey } from "./kinds.ts"
import type { Letter } from "./letter.ts"
import { filledTemplate, type WrittenValues } from "./template.ts"

interface Facts {
  readonly to: string
  readonly userId?: string | null
  readonly language?: Language
  /** Where its link leads, when it has one. */
  readonly url?: string
  readonly values?: WrittenValues
  /** The place on the waitlist that a link under it takes back. */
  readonly waitlistPlace?: string
}

/** A letter that is no notice of the app, in the words of a language. */
export const writeLetter = (
  kind: LetterKey,
  { to, userId = null, language = usualLanguage, url, values = {}, waitlistPlace }: Facts,
): Letter => {
  const { subject, says, action, adds } = letterWords[language].texts[kind]
  const worded = (text: string) => filledTemplate({ subject: text, html: "", text: "" }, values).subject
  return {
    kind,
    to,
    userId,
    language,
    subject: worded(subject),
    says: says.map(worded),
    link: action === null || url === undefined ? null : { label: action, url },
    adds: adds.map(worded),
    values: url === undefined ? values : { ...values, link: url },
    ...(waitlistPlace === undefined ? {} : { stop: "waitlist", stopFor: waitlistPlace }),
  }
}
