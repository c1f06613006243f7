/** What stands for every letter that no phrase holds. */
const elsewhere = 0

interface Automaton {
  readonly classOf: Uint8Array
  readonly classes: number
  readonly next: Int32Array
  readonly found: Int32Array
}

/** A step for each state and letter, and the lists that a state has found (A. V. Aho and M. J. Corasick, 1975). */
const automatonOf = (lists: ReadonlyArray<ReadonlyArray<string>>): Automaton => {
  const classOf = new Uint8Array(128).fill(elsewhere)
  let classes = 1
  for (const letter of new Set(lists.flat().join(""))) classOf[letter.charCodeAt(0) & 127] = classes++
  const states = 1 + lists.flat().join("").length
  const next = new Int32Array(states * classes).fill(-1)
  const found = new Int32Array(states)
  let used = 1
  for (const [list, phrases] of lists.entries()) {
    for (const phrase of phrases) {
      let state = 0
      for (let i = 0; i < phrase.length; i++) {
        const step = state * classes + (classOf[phrase.charCodeAt(i) & 127] ?? elsewhere)
        if ((next[step] ?? -1) < 0) next[step] = used++
        state = next[step] ?? 0
      }
      found[state] = (found[state] ?? 0) | (1 << list)
    }
  }
  const fallback = new Int32Array(used)
  const queue = [0]
  for (const state of queue) {
    found[state] = (found[state] ?? 0) | (found[fallback[state] ?? 0] ?? 0)
    for (let own = 0; own < classes; own++) {
      const step = state * classes + own
      const to = next[step] ?? -1
      const instead = state === 0 ? 0 : (next[(fallback[state] ?? 0) * classes + own] ?? 0)
      if (to < 0) next[step] = instead
      else {
        fallback[to] = instead
        queue.push(to)
      }
    }
  }
  return { classOf, classes, next: next.slice(0, used * classes), found }
}

/**
 * Tells which of up to 31 lists a text holds a phrase of, as one bit for each list, in a single walk over its letters,
 * however many phrases there are. Phrases are of plain ASCII and match as they stand: give a text in small letters for
 * phrases in small letters.
 */
export const lettersHeld = (lists: ReadonlyArray<ReadonlyArray<string>>): ((text: string) => number) => {
  const { classOf, classes, next, found } = automatonOf(lists)
  return (text) => {
    let held = 0
    for (let i = 0, state = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      state = next[state * classes + (code < 128 ? (classOf[code] ?? elsewhere) : elsewhere)] ?? 0
      held |= found[state] ?? 0
    }
    return held
  }
}
