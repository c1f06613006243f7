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
/** Common nouns whose last t is spoken as d before a vowel, and short ones whose p is spoken as b. */
const softensT = /(?:yoğur|kana|kur|armu|nohu|asi|iyo|cil|greyfur|umu|k[aâ]ğı|(?:^| )ban)t$/u
const softensP = /(?:^| )(?:gri|kal|di|ka)p$/u
/** Common nouns that drop their last vowel before an ending: "omzu", "nabzı". */
const drops = /(?:^| )(?:omuz|nabız|ömür|boyun|karın|beyin|burun|göğüs|ağız|alın|akıl)$/u
/** Names that end as a possessive does and are none: "sosyal fobi", "manuel terapi", "geç kahvaltı". */
const noPossessive =
  /(?:fobi|reflü|menü|terapi|loji|grafi|skopi|tomi|plasti|metri|alji|pati|enerji|kalori|hobi| tipi| su|(?:an|lös|lis|lipid|akad|epid|pand|ür|vir|natr|kals|(?:hipo|hiper)kal|isk|oks|kol|vol|ris|bin|sept)emi)$| (?:koşu|kahvaltı|ayakkabı|tedavi|ağrı|sancı|acı|kaygı|saygı|algı|duygu|korku|uyku|koku|tanı|sıvı|bilgi|dolgu|turşu|şanti|kivi|brokoli|mantı|kaşıntı|bulantı|akıntı|çarpıntı|döküntü|sıkıntı|takıntı)$/iu
/** Who or what does something: "ağrı kesici", "kan sulandırıcı"; "su orucu" and "kas gücü" are possessed. */
const doer = /(?<! (?:oru|sonu|avu|havu|u|gü|kılı))(?<=[ıiuü])c[ıiuü]$/iu

const softened: { readonly [hard: string]: string } = { k: "ğ", ç: "c", p: "b" }

const lower = (text: string): string => text.toLocaleLowerCase("tr")

/** A name of more words that ends in a possessive ("diz ağrısı"): its endings begin with n. */
const isCompound = (name: string): boolean =>
  / \S*[^\s]{2}[ıiuü]$/iu.test(name) && !noPossessive.test(name) && !doer.test(name) && !isLikeOnly(name)

/** "sessiz reflü", "kimyasal gebelik": who goes before only says what it is like, and owns nothing. */
const isLikeOnly = (name: string): boolean => /\p{L}{2}(?:s[ıiuü]z|s[ae]l) \S+$/iu.test(name)

/** The one noun that takes y where others take n: "suyun". */
const isWater = /^su$/u

/** A verb in its dictionary form: "dik durmak", "dik durmayı"; "ekmek", "yemek" and "parmak" are things. */
const infinitive = /\p{L}{2}(?<!(?:^| )(?:ek|ye|da|ır|par|kay|çak|basa|ha|merci|tok|kaça|yu))m[ae]k$/u

/** Words from other languages whose last o is followed by thin endings: "kolesterolü", but "voleybolu". */
const thinEnding = /(?<!b)ol$/u
/** The same with a last a: "saati", "ishali", "kalbi". */
const thinA = /(?:saat|dikkat|ishal|spiral|mineral|lustral|hayal|ihtimal|normal|(?:^| )(?:hal|kalp))$/u

/** Narrow and wide vowel of the endings of a name as it is spoken. */
const endingsOf = (spoken: string): readonly [narrow: string, wide: string] => {
  const all = spoken.match(vowels) ?? []
  const vowel = thinA.test(spoken) ? "e" : all.length > 1 && thinEnding.test(spoken) ? "ö" : all.at(-1)
  return harmony[vowel ?? "e"] ?? ["i", "e"]
}

/** A common noun as it stands before an ending that begins with a vowel. */
const joined = (name: string): string => {
  const said = lower(name)
  if (drops.test(said)) return `${name.slice(0, -2)}${name.slice(-1)}`
  if (softensT.test(said)) return `${name.slice(0, -1)}d`
  if (softensP.test(said)) return `${name.slice(0, -1)}b`
  const soft = softened[said.at(-1) ?? ""]
  const last = said.split(/[\s-]/u).at(-1) ?? said
  return soft !== undefined && (last.match(vowels)?.length ?? 0) > 1 ? `${name.slice(0, -1)}${soft}` : name
}

/**
 * A name with its endings by vowel harmony. Proper names, figures and abbreviations keep theirs behind an apostrophe;
 * a common noun of two syllables softens its last consonant.
 */
export const casesOf = (name: string): Name => {
  const last = name.split(/[\s-]/u).at(-1) ?? name
  const isFigure = /\d$/u.test(last)
  const isShort = /^\p{Lu}{2,}$/u.test(last)
  const isProper = isFigure || isShort || (/^\p{Lu}/u.test(last) && !name.includes(" "))
  const spelt = isShort && !/[AEIİOÖUÜ]$/u.test(last) ? `${lower(last)}e` : lower(last)
  const spoken = isFigure ? (read[last.at(-1) ?? ""] ?? last) : spelt
  const [narrow, wide] = endingsOf(spoken)
  const isOpen = /[aeıioöuü]$/u.test(spoken)
  const mark = isProper ? "’" : ""
  const stem = isProper || isOpen ? name : joined(name)
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
    gen: `${stem}${mark}${isWater.test(spoken) ? "y" : isOpen ? "n" : ""}${narrow}n`,
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
