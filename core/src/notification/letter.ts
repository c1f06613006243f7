import { noticeWords } from "#language/notices.ts"
import type { Letter } from "#mail/letter.ts"
import { type Notice, ruleOf } from "./kinds.ts"
import type { Recipient } from "./ports.ts"
import { worded } from "./words.ts"

/** A notice as a letter to somebody, in the language of their choice. */
export const letterOf = (notice: Notice, to: Recipient, publicUrl: string): Letter => {
  const { language } = to.preferences
  const { title, says, action } = worded(notice, language)
  return {
    kind: notice.kind,
    to: to.email,
    userId: to.id,
    language,
    subject: title,
    says,
    link: action === null ? null : { label: action.label, url: `${publicUrl}${action.path}` },
    adds:
      ruleOf(notice.kind).mail === "always"
        ? []
        : [`${noticeWords[language].howToStop} ${publicUrl}/profile#notifications`],
  }
}
