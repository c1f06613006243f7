import { writeSync } from "node:fs"

const STDOUT = 1
const STDERR = 2

/** Signs that command a terminal, or turn round how a line reads, instead of standing in it. */
const commanding = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu

/** Text of whomever, so that a terminal shows it and does nothing else. */
export const printable = (text: string): string => text.replaceAll("\r\n", "\n").replace(commanding, "\ufffd")

/** A value as one line of JSON, in which such signs are written by their numbers. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    commanding,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

/** One line of the answer. A reader that has closed the pipe (`| head`) ends the program quietly. */
export const say = (line: string): void => write(STDOUT, `${printable(line)}\n`)

/** One line about the work, for the person at the terminal. */
export const warn = (line: string): void => write(STDERR, `${printable(line)}\n`)

/** Text exactly as it is. */
export const put = (text: string): void => write(STDOUT, text)

/** One value as one line of JSON. */
export const sayJson = (value: unknown): void => write(STDOUT, `${asJson(value)}\n`)

const write = (stream: number, text: string): void => {
  let rest = Buffer.from(text)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(stream, rest))
    } catch (cause) {
      if (codeOf(cause) === "EPIPE") process.exit(0)
      // The pipe is full for the moment.
      if (codeOf(cause) !== "EAGAIN") throw cause
    }
  }
}

const codeOf = (cause: unknown): unknown =>
  cause instanceof Error && "code" in cause ? cause.code : undefined
