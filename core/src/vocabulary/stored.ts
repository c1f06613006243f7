import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { type Entry, vocabulary } from "./vocabulary.ts"

/** A subject as it was written in the product: laid over the delivered one of the same key, or added to them. */
export interface StoredSubject extends Entry {
  /** The name under which it was delivered, or first added; it stays when the name changes. */
  readonly key: string
  /** Stands in no list any more. */
  readonly retired: boolean
}

/** Port. Subjects that were changed, added or retired by hand. None, unless an adapter keeps them. */
export const StoredSubjects = Context.Reference<{
  readonly all: Effect.Effect<ReadonlyArray<StoredSubject>>
}>("core/vocabulary/StoredSubjects", { defaultValue: () => ({ all: Effect.succeed([]) }) })

/** The delivered subjects by key: the name, and of the second of two with one name the kind beside it. */
export const delivered: ReadonlyMap<string, Entry> = vocabulary.reduce(
  (byKey, entry) => byKey.set(byKey.has(entry.name) ? `${entry.name} (${entry.kind})` : entry.name, entry),
  new Map<string, Entry>(),
)

/** The delivered subjects with what was written by hand laid over them; the very same list where nothing was. */
export const laidOver = (stored: ReadonlyArray<StoredSubject>): ReadonlyArray<Entry> => {
  if (stored.length === 0) return vocabulary
  const byKey = new Map<string, Entry & { readonly retired?: boolean }>(delivered)
  for (const subject of stored) byKey.set(subject.key, subject)
  return [...byKey.values()].filter(({ retired }) => retired !== true)
}

/** The delivered subjects that are in no list any more, whatever their name was changed to before. */
export const retiredFrom = (subjects: ReadonlyArray<Entry>): ReadonlyArray<Entry> => {
  const left = new Set<Entry>(subjects)
  const changed = new Set(subjects.flatMap((subject) => ("key" in subject ? [subject.key] : [])))
  return [...delivered].flatMap(([key, entry]) => (left.has(entry) || changed.has(key) ? [] : [entry]))
}
