const heldAtMost = 400_000

/** Twice as many slots as words, so that a word is found within a step or two; a power of two. */
const slotsAtFirst = 2 ** 15
let slots = new Int32Array(slotsAtFirst).fill(-1)
const words: Array<string> = []
const hashes: Array<number> = []

const emptyHash = 0x81_1c_9d_c5 | 0
const hashWith = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01_00_01_93)
const slotOf = (hash: number, among: number): number => (hash ^ (hash >>> 15)) & (among - 1)

const grow = (): void => {
  slots = new Int32Array(2 * slots.length).fill(-1)
  for (const [word, hash] of hashes.entries()) {
    let slot = slotOf(hash, slots.length)
    while ((slots[slot] ?? -1) >= 0) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = word
  }
}

/** The word that stands in a text from one place up to another, held once; `hash` is that of its letters. */
const heldFrom = (text: string, from: number, to: number, hash: number): string => {
  let slot = slotOf(hash, slots.length)
  for (;;) {
    const at = slots[slot] ?? -1
    if (at < 0) break
    const word = words[at] ?? ""
    if (hashes[at] === hash && word.length === to - from && text.startsWith(word, from)) return word
    slot = (slot + 1) & (slots.length - 1)
  }
  const word = text.slice(from, to)
  if (words.length === heldAtMost) return word
  slots[slot] = words.length
  words.push(word)
  hashes.push(hash)
  if (2 * words.length > slots.length) grow()
  return word
}

/**
 * The same word, held once: a forum's words are few and its posts many, so a month of them takes little memory, and two
 * words are told apart at a glance.
 */
export const heldWord = (word: string): string => {
  let hash = emptyHash
  for (let at = 0; at < word.length; at++) hash = hashWith(hash, word.charCodeAt(at))
  return heldFrom(word, 0, word.length, hash)
}

/** The words of a text with one space between each two, each held once; an empty one where two spaces stand. */
export const heldWords = (text: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  let hash = emptyHash
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code !== 32) hash = hashWith(hash, code)
    else {
      found.push(from === at ? "" : heldFrom(text, from, at, hash))
      hash = emptyHash
      from = at + 1
    }
  }
  found.push(from === text.length ? "" : heldFrom(text, from, text.length, hash))
  return found
}
