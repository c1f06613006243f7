import { createReadStream, readFileSync, statSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { usualFieldWords as fields } from "@rounds/adapters/language/field-words.ts"
import { isFaultCode } from "@rounds/core/kernel/fault.ts"
import { languages, packs } from "@rounds/core/language/pack.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { InvalidArgumentError } from "commander"
import * as Schema from "effect/Schema"
import { refuse, Refused } from "./command.ts"

/** Longer than any script: twenty hours of speech, in bytes. */
const longestText = 1_000_000

/**
 * The text of a file; `-` is standard input, and what is packed by gzip is unpacked, whatever its name. Refuses what
 * cannot be read, is longer than a script can be, or is no UTF-8 text.
 */
export const readText = (file: string): string => {
  const name = file === "-" ? "standard input" : file
  const tooLong = () => refuse(`Cannot read ${name}: longer than ${longestText.toLocaleString("en")} bytes.`)
  if (file !== "-" && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > longestText) return tooLong()
  try {
    const bytes = readFileSync(file === "-" ? 0 : file)
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
    const text =
      isPacked || file.endsWith(".gz")
        ? // Stops as soon as it is too long: a small file can hold gigabytes.
          gunzipSync(bytes, { maxOutputLength: longestText })
        : bytes
    if (text.length > longestText) return tooLong()
    if (text.includes(0)) return refuse(`Cannot read ${name}: it is not text.`)
    return new TextDecoder("utf-8", { fatal: true }).decode(text)
  } catch (cause) {
    if (cause instanceof Refused) throw cause
    const code = cause instanceof Error && "code" in cause ? cause.code : ""
    if (code === "ERR_BUFFER_TOO_LARGE") return tooLong()
    if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") return refuse(`Cannot read ${name}: it is not text.`)
    return refuse(`Cannot read ${name}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/** A letter with what it carries, in bytes; what comes back holds ours, which are small. */
const longestMessage = 10_000_000

/** The bytes of one mail message; `-` is standard input. Refuses what cannot be read or is longer than a letter. */
export const readMessage = (file: string): Uint8Array => {
  const name = file === "-" ? "standard input" : file
  const tooLong = () =>
    refuse(`Cannot read ${name}: longer than ${longestMessage.toLocaleString("en")} bytes.`)
  if (file !== "-" && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > longestMessage)
    return tooLong()
  try {
    const bytes = readFileSync(file === "-" ? 0 : file)
    return bytes.length > longestMessage ? tooLong() : bytes
  } catch (cause) {
    if (cause instanceof Refused) throw cause
    return refuse(`Cannot read ${name}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/** No line of one sentence or script is longer, in letters. */
const longestLine = 200_000

/** The lines of a file of any length, one after the other; `-` is standard input. Only a line feed ends a line. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const name = file === "-" ? "standard input" : file
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let rest = ""
  try {
    const input: AsyncIterable<Uint8Array> = file === "-" ? process.stdin : createReadStream(file)
    for await (const bytes of input) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n")
      rest = lines.pop() ?? ""
      if (rest.length > longestLine)
        return refuse(
          `Cannot read ${name}: a line is longer than ${longestLine.toLocaleString("en")} letters.`,
        )
      for (const line of lines) yield line.replace(/\r$/, "")
    }
    rest += decoder.decode()
  } catch (cause) {
    if (cause instanceof Refused) throw cause
    const code = cause instanceof Error && "code" in cause ? cause.code : ""
    if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") return refuse(`Cannot read ${name}: it is not text.`)
    return refuse(`Cannot read ${name}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
  if (rest !== "") yield rest.replace(/\r$/, "")
}

/** The tags by which a command is told a language, as its help shows them: "en|tr". */
export const languageTags = languages.map((language) => packs[language].tag).join("|")

/** A language by its BCP 47 tag. */
export const parseLanguage = (value: string): Language => {
  const found = languages.find((language) => packs[language].tag === value)
  if (found !== undefined) return found
  throw new InvalidArgumentError(`Expected ${languages.map((language) => packs[language].tag).join(" or ")}.`)
}

/** An instant as ISO 8601 in UTC, to the second. */
export const parseInstant = (value: string): string => {
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/.test(value)
    ? Date.parse(value)
    : Number.NaN
  if (Number.isNaN(time)) throw new InvalidArgumentError("Expected a UTC time such as 2013-04-16T09:00:00Z.")
  return new Date(time).toISOString()
}

export const parseCount = (value: string): number => {
  const count = Number(value)
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(count))
    throw new InvalidArgumentError("Expected a whole number, 0 or more.")
  return count
}

/** A value as the calls of the product take it. Refuses what they would, in their words. */
export const decoded = <A>(schema: Schema.Codec<A, unknown>, value: unknown): A => {
  try {
    return Schema.decodeUnknownSync(schema)(value)
  } catch (cause) {
    return refuse(faultIn(cause instanceof Error ? cause.message : String(cause)))
  }
}

/** What a schema has against a value, in words; its place in the value is left out. */
export const faultIn = (message: string): string => {
  const [first = ""] = message.split("\n")
  return isFaultCode(first) ? fields[first]() : first
}
