import { type Entry, vocabulary } from "./vocabulary.ts"

let inForce: ReadonlyArray<Entry> = vocabulary

/**
 * Does `work` with these subjects instead of the delivered ones, and only that: what runs before, after or beside it
 * goes by its own. `work` does not wait for anything.
 */
export const withSubjects = <A>(subjects: ReadonlyArray<Entry>, work: () => A): A => {
  const before = inForce
  inForce = subjects
  try {
    return work()
  } finally {
    inForce = before
  }
}

/** What follows from the subjects in force, made once for each list of them. */
export const ofSubjects = <A extends object>(make: (subjects: ReadonlyArray<Entry>) => A): (() => A) => {
  const made = new WeakMap<ReadonlyArray<Entry>, A>()
  return () => {
    const known = made.get(inForce)
    if (known !== undefined) return known
    const fresh = make(inForce)
    made.set(inForce, fresh)
    return fresh
  }
}
