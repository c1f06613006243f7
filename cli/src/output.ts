import { writeSync } from "node:fs"

const STDOUT = 1
const STDERR = 2

/** One line of the answer. A reader that has closed the pipe (`| head`) ends the program quietly. */
export const say = (line: string): void => write(STDOUT, `${line}\n`)

/** One line about the work, for the person at the terminal. */
export const warn = (line: string): void => write(STDERR, `${line}\n`)

/** Text exactly as it is. */
export const put = (text: string): void => write(STDOUT, text)

/** One value as one line of JSON. */
export const sayJson = (value: unknown): void => say(JSON.stringify(value))

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
