/** A vowel, with `y` counted as one after a consonant. */
const isVowel = (word: string, at: number): boolean => {
  const letter = word.charAt(at)
  if (letter === "y") return at > 0 && !isVowel(word, at - 1)
  return "aeiou".includes(letter)
}

/** Number of vowel-consonant sequences in a word: "tree" 0, "trouble" 1, "private" 2. */
const measure = (word: string): number => {
  let sequences = 0
  let afterVowel = false
  for (let i = 0; i < word.length; i++) {
    const vowel = isVowel(word, i)
    if (afterVowel && !vowel) sequences++
    afterVowel = vowel
  }
  return sequences
}

const hasVowel = (word: string): boolean => {
  for (let i = 0; i < word.length; i++) if (isVowel(word, i)) return true
  return false
}

/** Ends consonant-vowel-consonant, the last not w, x or y: "hop", but not "snow". One-syllable words only. */
const endsShort = (word: string): boolean => {
  const last = word.length - 1
  return (
    measure(word) === 1 &&
    last >= 2 &&
    !isVowel(word, last) &&
    !"wxy".includes(word.charAt(last)) &&
    isVowel(word, last - 1) &&
    !hasVowel(word.slice(0, last - 1))
  )
}

type Suffixes = ReadonlyArray<readonly [suffix: string, replacement: string]>
const longestFirst = (suffixes: Suffixes): Suffixes => suffixes.toSorted((a, b) => b[0].length - a[0].length)

const step2 = longestFirst([
  ["ational", "ate"],
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["izer", "ize"],
  ["bli", "ble"],
  ["alli", "al"],
  ["entli", "ent"],
  ["eli", "e"],
  ["ousli", "ous"],
  ["ization", "ize"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
  ["logi", "log"],
])
const step3 = longestFirst([
  ["icate", "ic"],
  ["ative", ""],
  ["alize", "al"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
])
const step4 = longestFirst(
  "al ance ence er ic able ible ant ement ment ent ou ism ate iti ous ive ize"
    .split(" ")
    .map((suffix): readonly [string, string] => [suffix, ""]),
)

const replaceSuffix = (word: string, suffixes: Suffixes, above: number): string | undefined => {
  for (const [suffix, replacement] of suffixes) {
    if (word.length > suffix.length && word.endsWith(suffix)) {
      const rest = word.slice(0, -suffix.length)
      return measure(rest) > above ? rest + replacement : word
    }
  }
  return undefined
}

const withoutPlural = (word: string): string => {
  if (word.length > 4 && word.endsWith("sses")) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith("ies")) return word.slice(0, -2)
  if (word.length > 2 && word.endsWith("s") && !word.endsWith("ss")) return word.slice(0, -1)
  return word
}

const withoutPast = (word: string): string => {
  if (word.length > 3 && word.endsWith("eed"))
    return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word
  const ending = word.endsWith("ed") ? 2 : word.endsWith("ing") ? 3 : 0
  const rest = word.slice(0, word.length - ending)
  if (ending === 0 || rest === "" || !hasVowel(rest)) return word
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1)
  return endsShort(rest) ? `${rest}e` : rest
}

const withoutFinalE = (word: string): string => {
  if (word.length < 2 || !word.endsWith("e")) return word
  const rest = word.slice(0, -1)
  const size = measure(rest)
  return size > 1 || (size === 1 && !endsShort(rest)) ? rest : word
}

const porter = (input: string): string => {
  let word = withoutPast(withoutPlural(input))
  if (word.length > 1 && word.endsWith("y") && hasVowel(word.slice(0, -1))) word = `${word.slice(0, -1)}i`
  word = replaceSuffix(word, step2, 0) ?? word
  word = replaceSuffix(word, step3, 0) ?? word
  const shorter = replaceSuffix(word, step4, 1)
  if (shorter !== undefined) word = shorter
  else if (/.[st]ion$/.test(word) && measure(word.slice(0, -3)) > 1) word = word.slice(0, -3)
  word = withoutFinalE(word)
  return word.endsWith("ll") && measure(word) > 1 ? word.slice(0, -1) : word
}

/** Words of one stem that mean another thing, each with a stem of its own: a memorial is no memory. */
const apart: ReadonlyMap<string, string> = new Map([
  ["memorial", "memorial"],
  ["memorials", "memorial"],
  ["irony", "irony"],
  ["ironic", "irony"],
  ["ironically", "irony"],
  ["oliver", "oliver"],
  ["infuser", "infuser"],
  ["infusers", "infuser"],
])

/**
 * The stem of a lower-case English word: "supplements" and "supplemented" are both "supplement".
 * M. F. Porter, "An algorithm for suffix stripping" (1980), with the author's later changes bli and logi.
 * Words of one or two letters, or with anything but a to z, are given back unchanged.
 */
export const stem = (word: string): string =>
  word.length < 3 || !/^[a-z]+$/.test(word) ? word : (apart.get(word) ?? porter(word))
