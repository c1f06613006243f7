import * as Schema from "effect/Schema"
import { isWellFormed, wellFormed } from "./well-formed.ts"

/**
 * Text that Postgres does not take came as far as a statement. Adapters die with it, as with `Outage`; whoever sent it is
 * told that it cannot be stored. The doors name the field before: this is for what reaches the database by another way.
 */
export class Unstorable extends Schema.TaggedError<Unstorable>()("Unstorable", {
  /** What was to be done with it, for the log. */
  operation: Schema.String,
}) {}

/** Deeper than anything that is asked for. */
const MAX_DEPTH = 32

/**
 * Where in some input stands what cannot be stored: U+0000 or half a surrogate pair in a text or a key, or too many
 * levels. Keys joined by dots, "" for the input itself; `null` when all of it can be stored. Walks without recursion: the
 * input decides the depth.
 */
export const unstorableIn = (input: unknown): string | null => {
  interface Open {
    readonly value: unknown
    readonly path: ReadonlyArray<string>
  }
  const open: Array<Open> = [{ value: input, path: [] }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next
    if (typeof value === "string" && !isWellFormed(value)) return named(path)
    if (typeof value !== "object" || value === null) continue
    if (path.length === MAX_DEPTH) return named(path.slice(0, 1))
    for (const [key, inner] of Object.entries(value)) {
      if (!isWellFormed(key)) return named([...path, key])
      open.push({ value: inner, path: [...path, key] })
    }
  }
  return null
}

const LONGEST_NAME = 100

const named = (path: ReadonlyArray<string>): string => wellFormed(path.join(".")).slice(0, LONGEST_NAME)
