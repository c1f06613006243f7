import { latinLike } from "#language/lookalikes.ts"

/** Letters that are written as two. */
const ligatures: ReadonlyMap<string, string> = new Map(Object.entries({ ß: "ss", æ: "ae", œ: "oe" }))

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", $: "s", "@": "a", "!": "i" }),
)

/** Small letters, Latin ones for all that are drawn like one. Most titles hold no others. */
const latin = (text: string): string =>
  /[^ -~]/.test(text)
    ? Array.from(text.normalize("NFKC").toLowerCase().normalize("NFD"))
        .map((letter) => latinLike(letter) ?? ligatures.get(letter) ?? letter)
        .join("")
    : text.toLowerCase()

/** Small Latin letters, digits and single spaces: how a title looks to somebody who reads past its spelling. */
const plain = (text: string): string =>
  latin(text)
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, "")
    .replace(/[\p{M}\p{Cf}'’‘ʼ`´]/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()

/** Signs that stand for letters inside a word: "su1c!de". */
const unsigned = (text: string): string =>
  text.replace(/(?<=\p{L})[013457$@!](?=\p{L})/gu, (sign) => signs.get(sign) ?? sign)

/** Letters that were pulled apart: "s u i c i d e", "s.u.i.c.i.d.e". */
const joined = (text: string): string =>
  text.replace(/(?<![a-z0-9])[a-z](?: [a-z]){3,}(?![a-z0-9])/g, (spelled) => spelled.replaceAll(" ", ""))

/**
 * The ways a title can be read: as it stands, and with disguised words undone. Everything is small Latin letters, in
 * Turkish too ("göğüs" is "gogus"), so that it does not matter on what keyboard a title was typed.
 */
export const readingsOf = (title: string): ReadonlyArray<string> => {
  const whole = plain(title)
  return [...new Set([whole, joined(whole), joined(plain(unsigned(title.normalize("NFKC"))))])]
}
