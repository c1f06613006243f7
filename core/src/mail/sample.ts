import * as DateTime from "effect/DateTime"
import { noticeWords, type NoticeWords } from "#language/notices.ts"
import type { ValueType, ValueTypes } from "#notification/value-types.ts"
import { writtenAs } from "#notification/words.ts"
import type { Language } from "#script/settings.ts"
import { type MailKind, mailRuleOf } from "./kinds.ts"
import type { WrittenValues } from "./template.ts"

const day = DateTime.makeUnsafe("2026-12-01T09:00:00Z")

/** A value of every sort, to show a mail with. */
const samplesAt = (
  { samples }: NoticeWords,
  publicUrl: string,
): { readonly [T in ValueType]: ValueTypes[T] } => ({
  tier: "creator_pro",
  plan: "creator_pro",
  period: "monthly",
  money: 1900,
  count: 5,
  number: 50,
  days: 3,
  instant: day,
  day,
  text: samples.title,
  line: samples.line,
  address: `${publicUrl}/auth`,
  id: "0b0f6dd4-9a5e-4d0c-8a0a-3f6d0a4a1c11",
})

/** Values to show a kind of mail with, as the language writes them. */
export const sampleValues = (kind: MailKind, language: Language, publicUrl: string): WrittenValues => {
  const { values, link } = mailRuleOf(kind)
  const words = noticeWords[language]
  const samples = samplesAt(words, publicUrl)
  const written = Object.entries(values)
    .filter(([, type]) => type !== "id")
    .map(([name, type]) => [name, writtenAs(type, samples[type], words)] as const)
  return Object.fromEntries([...written, ...(link ? [["link", `${publicUrl}/app`] as const] : [])])
}
