import * as DateTime from "effect/DateTime"
import * as Option from "effect/Option"

/** The UTC day of an instant in ISO 8601, as written in a locale; what is no instant stays as it is. */
export const dayIn = (instant: string, locale: string): string =>
  Option.match(DateTime.make(instant), {
    onNone: () => instant,
    onSome: (at) => DateTime.formatUtc(at, { locale, dateStyle: "long" }),
  })
