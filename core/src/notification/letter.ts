import { noticeWords } from "#language/notices.ts"
import type { MailedNotice } from "#mail/kinds.ts"
import type { Letter } from "#mail/letter.ts"
import { type Notice, ruleOf } from "./kinds.ts"
import type { Recipient } from "./ports.ts"
import { worded } from "./words.ts"

/** Notices of a kind that is mailed. */
export type MailableNotice = Extract<Notice, { readonly kind: MailedNotice }>

export const isMailable = (notice: Notice): notice is MailableNotice => ruleOf(notice.kind).mail !== null

/** A notice as a letter to somebody, in the language of their choice. */
export const letterOf = (notice: MailableNotice, to: Recipient, publicUrl: string): Letter => {
  const { language } = to
  const { title, says, action, written } = worded(notice, language, to.preferences.timeZone)
  const url = action === null ? null : `${publicUrl}${action.path}`
  const { mail } = ruleOf(notice.kind)
  return {
    kind: notice.kind,
    to: to.email,
    userId: to.id,
    language,
    subject: title,
    says,
    link: action === null || url === null ? null : { label: action.label, url },
    adds: [],
    values: { ...written, link: url },
    notes: notice.inTestMode === true ? [noticeWords[language].testMode] : [],
    ...(mail === null || mail === "always" ? {} : { stop: mail }),
  }
}
