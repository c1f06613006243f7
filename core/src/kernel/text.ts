import * as Schema from "effect/Schema"
import { type FaultCode, says } from "./fault.ts"

/**
 * A text from outside that may have up to `length` characters. The length is looked at first and ends the look: no
 * pattern that follows ever runs on a longer text.
 */
export const textUpTo = (length: number, message?: FaultCode) =>
  Schema.String.check(Schema.isMaxLength(length, message === undefined ? {} : { message }).abort())

/** A text of at least `least` characters that are more than space around it, and at most `most`. */
export const textBetween = (least: number, most: number, message: FaultCode) =>
  textUpTo(most).check(
    Schema.makeFilter((value: string) => Array.from(value.trim()).length >= least || message, {
      toJsonSchema: () => ({ minLength: least }),
    }),
  )

/** A time in answers: ISO 8601 in UTC. */
export const Instant = Schema.String.annotate({ format: "date-time" })

/** An id as we make them. */
export const Uuid = textUpTo(36).check(Schema.isUUID())

const address = /^[^\s@<>(),;:\\"]+@[^\s@]+\.[^\s@]+$/

/** An e-mail address as it is typed, with spaces around it perhaps. */
export const EmailAddress = Schema.String.annotate({ format: "email" }).check(
  Schema.isMaxLength(255, { message: says("address_too_long") }).abort(),
  Schema.makeFilter((value: string) => value.trim() !== "" || says("address_missing")).abort(),
  Schema.makeFilter((value: string) => address.test(value.trim()) || says("address_malformed")),
)
