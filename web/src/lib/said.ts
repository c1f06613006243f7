import format, { type CompiledMessage } from "icu-minify/format"
import type { ReactNode } from "react"
import { viewersLocale } from "#lib/locale.ts"
import { numbers, plurals, together } from "./said-parts.ts"

/** What is drawn around a part of a message: `<link>the terms</link>`. */
export type Tag = (inner: ReactNode) => ReactNode

/** What may stand in a message: a count for its plural, a name, a day that is written already; and what is drawn. */
export type Values = Readonly<Record<string, string | number | Tag>>

/** A message without anything drawn is a string. */
export type Said<Given extends Values> = Given[keyof Given] extends string | number ? string : ReactNode

/** Days and money arrive written: a message has plain numbers only. */
const formatters = {
  getNumberFormat: () => numbers,
  getPluralRules: () => plurals,
  getDateTimeFormat: () => new Intl.DateTimeFormat(viewersLocale),
}

/** A compiled message with its values in place, its numbers as the viewer writes them. */
export const said = <Given extends Values>(compiled: CompiledMessage, values: Given): Said<Given> => {
  const tags = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "function" ? (inner: readonly ReactNode[]) => value(together(...inner)) : value,
  ])
  const parts = format<ReactNode>(compiled, viewersLocale, Object.fromEntries(tags), { formatters })
  return (Array.isArray(parts) ? together(...parts) : parts) as Said<Given>
}
