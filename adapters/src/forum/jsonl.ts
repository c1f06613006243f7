import { createReadStream } from "node:fs"
import { pipeline } from "node:stream"
import { createGunzip } from "node:zlib"
import type { Post } from "@rounds/core/reading/post.ts"
import { authorKeys } from "./author-keys.ts"
import { faultOf, readSubmission } from "./listing.wire.ts"

/** A line that gave no post; `line` counts from 1. */
export interface BadLine {
  readonly line: number
  readonly reason: string
}

const LONGEST_LINE = 1_000_000

/** A small packed file can hold gigabytes: what comes after so many characters is not read. */
const LONGEST_FILE = 1_000_000_000

/**
 * The posts of a file with one `{id, title, selftext, subreddit, created_utc, score, num_comments}` a line, read as a
 * stream. `-` is standard input; a name that ends in `.gz` is unpacked. A bad line, also a file that ends in the middle
 * of one, goes to `onBadLine` and the rest is read. Throws only when the file cannot be opened or is no gzip.
 */
export const readJsonl = async function* (
  file: string,
  onBadLine: (bad: BadLine) => void,
): AsyncGenerator<Post> {
  const keys = authorKeys("upload")
  let line = 0
  try {
    for await (const lines of linesOf(file)) {
      for (const text of lines) {
        line += 1
        if (text.trim() === "") continue
        const read = readLine(text)
        const post = read.value === undefined ? null : readSubmission(read.value, keys)
        if (post === null) onBadLine({ line, reason: read.reason ?? `Not a post: ${faultOf(read.value)}.` })
        else yield post
      }
    }
  } catch (cause) {
    if (line === 0) throw cause
    const isTooLong = cause instanceof Error && cause.message.startsWith("The file is longer")
    onBadLine({ line: line + 1, reason: isTooLong ? cause.message : "The file ends early." })
  }
}

const readLine = (text: string): { readonly value?: unknown; readonly reason?: string } => {
  if (text.length > LONGEST_LINE) return { reason: "The line is longer than a million characters." }
  try {
    // Trimmed: the first line may begin with a byte order mark.
    return { value: JSON.parse(text.trim()) }
  } catch {
    return { reason: "Not JSON." }
  }
}

/** The lines of a file, as many at a time as a chunk of it holds. */
const linesOf = async function* (file: string): AsyncGenerator<ReadonlyArray<string>> {
  const raw = file === "-" ? process.stdin : createReadStream(file)
  // The pipeline hands on the errors of its source, which the loop then throws.
  const input = file.endsWith(".gz") ? pipeline(raw, createGunzip(), () => {}) : raw
  let rest = ""
  let read = 0
  for await (const chunk of input.setEncoding("utf8")) {
    read += String(chunk).length
    if (read > LONGEST_FILE) throw new Error("The file is longer than a thousand million characters.")
    // Of a line that is too long already, the rest is skipped and not copied again and again.
    if (rest.length > LONGEST_LINE && !String(chunk).includes("\n")) continue
    const lines = `${rest}${chunk}`.split(/\r?\n/)
    // One character more than allowed is enough to know that a line is too long.
    rest = (lines.pop() ?? "").slice(0, LONGEST_LINE + 1)
    yield lines
  }
  if (rest !== "") yield [rest]
}
