import type { SubjectFile } from "#evidence/subject-file.ts"
import type { Name } from "./asking-words.ts"

const vowels = /[aeıioöuü]/giu
/** How figures are read aloud decides about their endings: "omega 3'ü", "B6'yı". */
const read: { readonly [figure: string]: string } = {
  "0": "sıfır",
  "1": "bir",
  "2": "iki",
  "3": "üç",
  "4": "dört",
  "5": "beş",
  "6": "altı",
  "7": "yedi",
  "8": "sekiz",
  "9": "dokuz",
}
const harmony: { readonly [vowel: string]: readonly [narrow: string, wide: string] } = {
  a: ["ı", "a"],
  ı: ["ı", "a"],
  o: ["u", "a"],
  u: ["u", "a"],
  e: ["i", "e"],
  i: ["i", "e"],
  ö: ["ü", "e"],
  ü: ["ü", "e"],
}
/** Common nouns whose last t is spoken as d before a vowel. */
const softensT = /(?:yoğur|kana|kur|bulu|armu)t$/u
/** Names that end as a possessive does and are none: "sosyal fobi", "manuel terapi", and who or what does it ("ağrı kesici"). */
const noPossessive =
  /(?:fobi|terapi|loji|grafi|emi|skopi|tomi|plasti|metri|alji|pati|enerji|kalori|hobi| tipi| su|[ıiuü]c[ıiuü])$/iu

const softened: { readonly [hard: string]: string } = { k: "ğ", ç: "c", p: "b" }

const lower = (text: string): string => text.toLocaleLowerCase("tr")

/** A name of more words that ends in a possessive ("diz ağrısı"): its endings begin with n. */
const isCompound = (name: string): boolean => / \S*[^\s]{2}[ıiuü]$/iu.test(name) && !noPossessive.test(name)

/** A verb in its dictionary form: "dik durmak", "dik durmayı"; "ekmek", "yemek" and "parmak" are things. */
const infinitive = /\p{L}{2}(?<!(?:^| )(?:ek|ye|da|ır|par|kay|çak|basa|ha))m[ae]k$/u

/** Words from other languages whose last o is followed by thin endings: "kolesterolü", but "voleybolu". */
const thinEnding = /(?<!b)ol$/u

/**
 * A name with its endings by vowel harmony. Proper names, figures and abbreviations keep theirs behind an apostrophe;
 * a common noun of two syllables softens its last consonant.
 */
export const casesOf = (name: string): Name => {
  const last = name.split(/[\s-]/u).at(-1) ?? name
  const isFigure = /\d$/u.test(last)
  const isShort = /^\p{Lu}{2,}$/u.test(last)
  const isProper = isFigure || isShort || (/^\p{Lu}/u.test(last) && !name.includes(" "))
  const spoken = isFigure ? (read[last.at(-1) ?? ""] ?? last) : isShort ? `${lower(last)}e` : lower(last)
  const syllables = spoken.match(vowels)?.length ?? 0
  const vowel = spoken.match(vowels)?.at(-1) ?? "e"
  const [narrow, wide] = (syllables > 1 && thinEnding.test(spoken) ? harmony["ö"] : harmony[vowel]) ?? [
    "i",
    "e",
  ]
  const isOpen = /[aeıioöuü]$/u.test(spoken)
  const mark = isProper ? "’" : ""
  const soft = softensT.test(spoken) ? "d" : softened[spoken.at(-1) ?? ""]
  const stem =
    !isProper && !isOpen && soft !== undefined && syllables > 1 ? `${name.slice(0, -1)}${soft}` : name
  const d = /[fstkçşhp]$/u.test(spoken) ? "t" : "d"
  if (infinitive.test(name)) {
    const verb = name.slice(0, -1)
    return {
      n: name,
      acc: `${verb}y${narrow}`,
      gen: `${verb}n${narrow}n`,
      dat: `${verb}y${wide}`,
      loc: `${name}t${wide}`,
      abl: `${name}t${wide}n`,
    }
  }
  if (isCompound(name) && !isProper)
    return {
      n: name,
      acc: `${name}n${narrow}`,
      gen: `${name}n${narrow}n`,
      dat: `${name}n${wide}`,
      loc: `${name}nd${wide}`,
      abl: `${name}nd${wide}n`,
    }
  return {
    n: name,
    acc: `${stem}${mark}${isOpen ? "y" : ""}${narrow}`,
    gen: `${stem}${mark}${isOpen ? "n" : ""}${narrow}n`,
    dat: `${stem}${mark}${isOpen ? "y" : ""}${wide}`,
    loc: `${name}${mark}${d}${wide}`,
    abl: `${name}${mark}${d}${wide}n`,
  }
}

/** The endings of a subject: those of its evidence file where it is called as there, else by harmony. */
export const nameOf = (name: string, file: SubjectFile | null): Name => {
  if (file === null || file.names.turkish[0] !== name) return casesOf(name)
  const { accusative, genitive, dative, locative, ablative } = file.turkishCases
  return { n: name, acc: accusative, gen: genitive, dat: dative, loc: locative, abl: ablative }
}
