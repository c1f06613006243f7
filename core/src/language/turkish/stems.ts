/** Endings a noun carries one after another: plural, possession, case. Without marks, so i stands for ı, u for ü. */
const ending =
  /(?:l[ae]r|[iu]m[iu]z|[iu]n[iu]z|n?d[ae]n?|t[ae]n|t[ae]|(?<=\w{3}k)s[iu]n|n?[iu]n|y?l[ae]|n[iu]|y[iu]|s[iu]|n[ae]|y[ae]|[iu]m|(?<=m[ae])m|[iu]|[ae]|n)$/
/** Letters that must be left; a bare a or e at the end belongs to short words ("kafa"). */
const leastLeft = 3
const leastBefore: { readonly [ending: string]: number } = { a: 4, e: 4, n: 4, ta: 4, te: 4, na: 4, ne: 4 }

const hardened: { readonly [soft: string]: string } = { g: "k", b: "p", d: "t" }

/**
 * What all forms of a noun share: endings are taken off until none is left, also those that a word only seems to have
 * ("kreatin", "kreatini" and "kreatinden" are all "kreat"), and the last consonant is hard ("bileği" as "bilek").
 */
export const stemOf = (word: string): string => {
  let stem = word
  for (;;) {
    const [last] = ending.exec(stem) ?? []
    if (last === undefined) break
    const rest = stem.slice(0, -last.length)
    if (rest.length < (leastBefore[last] ?? leastLeft) || !/[aeiou]/.test(rest)) break
    stem = rest
  }
  const hard = stem.length < 4 ? undefined : hardened[stem.at(-1) ?? ""]
  return hard === undefined ? stem : stem.slice(0, -1) + hard
}
