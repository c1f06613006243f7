import { createElement, Fragment, type ReactNode } from "react"
import { viewersLocale } from "#lib/locale.ts"

export const numbers = new Intl.NumberFormat(viewersLocale)
export const plurals = new Intl.PluralRules(viewersLocale)

/** A counted number as the viewer writes it. */
export const amount = (value: number): string => numbers.format(value)

/** Which of the language's forms goes with a number: "one", "other". */
export const kindOf = (value: number): string => plurals.select(value)

/** Parts of a message, one after the other. */
export const together = (...parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)
