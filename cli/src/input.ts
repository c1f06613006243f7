import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { InvalidArgumentError } from "commander"
import { refuse } from "./command.ts"

/** The text of a file; `-` is standard input, `.gz` is unpacked. Refuses what cannot be read. */
export const readText = (file: string): string => {
  try {
    const bytes = readFileSync(file === "-" ? 0 : file)
    return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8")
  } catch (cause) {
    return refuse(`Cannot read ${file}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

const languages = { en: "english", tr: "turkish" } as const

export const parseLanguage = (value: string): "english" | "turkish" => {
  if (value === "en" || value === "tr") return languages[value]
  throw new InvalidArgumentError("Expected en or tr.")
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
    throw new InvalidArgumentError("Expected a whole number.")
  return count
}
