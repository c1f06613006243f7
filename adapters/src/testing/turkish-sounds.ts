// How Turkish endings follow the sound before them; for tests alone, written apart from what the product does.

export interface Cases {
  readonly accusative: string
  readonly genitive: string
  readonly dative: string
  readonly locative: string
  readonly ablative: string
}

const highVowels: { readonly [before: string]: string } = {
  a: "ı",
  ı: "ı",
  e: "i",
  i: "i",
  o: "u",
  u: "u",
  ö: "ü",
  ü: "ü",
}

/** Words whose last vowel is said further in front than it is written, with that vowel. */
const fronted: { readonly [word: string]: string } = {
  alkol: "ö",
  parasetamol: "ö",
  kolesterol: "ö",
  inositol: "ö",
  omeprazol: "ö",
  saat: "e",
  ishal: "e",
  spiral: "e",
}

/** How names that are spelled or foreign are said at their end. They keep their letters and take an apostrophe. */
const said: { readonly [word: string]: string } = {
  DEHB: "be",
  OKB: "be",
  POTS: "pots",
  CRP: "pe",
  KOAH: "koah",
  B: "be",
  COVID: "kovid",
  Parkinson: "parkinson",
  "check-up": "çekap",
  BCAA: "a",
  CBD: "de",
  HMB: "be",
  "omega-3": "üç",
  B12: "iki",
  VO2max: "maks",
  Q10: "on",
  lag: "leg",
  NMN: "ne",
  "BPC-157": "yedi",
  gainer: "geynır",
  "pre-workout": "vörkaut",
}

/** Words on t that soften; nearly all others keep it. */
const softT = new Set(["asit", "iyot", "trigliserit", "yoğurt"])

/** Words that end on a high vowel of their own: any other such word carries a possessive, and takes n before a case. */
const ownVowel = new Set([
  "kaygı",
  "kahvaltı",
  "tatlandırıcı",
  "artırıcı",
  "reflü",
  "uyku",
  "fibromiyalji",
  "hipertiroidi",
  "çarpıntı",
  "epilepsi",
  "gastroskopi",
  "ilişki",
  "kaşıntı",
  "tomografi",
  "vazektomi",
  "brokoli",
  "nöropati",
  "chi",
  "iki",
  "altı",
  "yedi",
  "yirmi",
  "elli",
])

const lastVowel = (word: string): string =>
  fronted[word] ?? /[aeıioöuü](?=[^aeıioöuü]*$)/u.exec(word)?.[0] ?? ""

const softened = (word: string): string => {
  const isShort = (word.match(/[aeıioöuü]/gu) ?? []).length < 2
  if (word === "omuz") return "omz"
  if (word === "dört") return "dörd"
  if (word === "grip") return "grib"
  if (isShort || (word.endsWith("t") && !softT.has(word))) return word
  const soft: { readonly [hard: string]: string } = { p: "b", ç: "c", t: "d", k: "ğ" }
  const last = word.slice(-1)
  return `${word.slice(0, -1)}${soft[last] ?? last}`
}

/** The five cases of a word. */
export const casesOf = (word: string): Cases => {
  if (/m[ae]k$/u.test(word)) {
    // The infinitive gives way to the verbal noun, and keeps its own ablative.
    const noun = casesOf(`${word.slice(0, -1)}`)
    return { ...noun, ablative: `${word}${word.endsWith("mak") ? "tan" : "ten"}` }
  }
  // Water alone joins its endings in its own way.
  if (word === "su")
    return { accusative: "suyu", genitive: "suyun", dative: "suya", locative: "suda", ablative: "sudan" }
  const sound = said[word] ?? word
  const vowel = lastVowel(sound)
  const high = highVowels[vowel] ?? ""
  const low = "eiöü".includes(vowel) ? "e" : "a"
  const isOpen = /[aeıioöuü]$/u.test(sound)
  const isPossessed = said[word] === undefined && /[ıiuü]$/u.test(word) && !ownVowel.has(word)
  const isHard = /[fstkçşhp]$/u.test(sound)
  const stem = said[word] === undefined ? word : `${word}'`
  const open = said[word] === undefined ? softened(word) : stem
  const between = isPossessed ? "n" : isOpen ? "y" : ""
  const place = `${isPossessed ? "n" : ""}${isHard ? "t" : "d"}${low}`
  return {
    accusative: `${open}${between}${high}`,
    genitive: `${open}${isOpen ? "n" : ""}${high}n`,
    dative: `${open}${between}${low}`,
    locative: `${stem}${place}`,
    ablative: `${stem}${place}n`,
  }
}

const ones = ["", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"]
const tens = ["", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan"]

/** The last word of a whole number as it is said. */
export const lastWordOf = (digits: string): string => {
  const number = Number(digits)
  if (number === 0) return "sıfır"
  if (number % 1_000_000 === 0) return "milyon"
  if (number % 1000 === 0) return "bin"
  if (number % 100 === 0) return "yüz"
  return number % 10 === 0 ? (tens[(number % 100) / 10] ?? "") : (ones[number % 10] ?? "")
}

/** Whether an ending can stand behind a sound: its vowels follow, and its first letter joins. */
export const follows = (sound: string, ending: string): boolean => {
  let vowel = lastVowel(sound)
  for (const next of ending.match(/[aeıioöuü]/gu) ?? []) {
    const isHigh = "ıiuü".includes(next)
    const isFront = "eiöü".includes(vowel)
    if (isHigh ? next !== highVowels[vowel] : next !== (isFront ? "e" : "a")) return false
    vowel = next
  }
  const isOpen = /[aeıioöuü]$/u.test(sound)
  if (isOpen && /^[aeıioöuü]/u.test(ending)) return false
  if (!isOpen && /^(?:[yns][aeıioöuü])/u.test(ending)) return false
  return /^[dt]/u.test(ending) ? ending.startsWith("t") === /[fstkçşhp]$/u.test(sound) : true
}
