const held = new Map<string, string>()
const heldAtMost = 400_000

/**
 * The same word, held once: a forum's words are few and its posts many, so a month of them takes little memory, and two
 * words are told apart at a glance.
 */
export const heldWord = (word: string): string => {
  const known = held.get(word)
  if (known !== undefined) return known
  if (held.size < heldAtMost) held.set(word, word)
  return word
}
