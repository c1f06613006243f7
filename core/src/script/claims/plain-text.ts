import { claims } from "#language/claims.ts"
import { latinLike } from "#language/lookalikes.ts"
import { inEachLanguage, packs } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"

/** A text as the check reads it, and for each of its letters where that letter stands in the text as written. */
export interface PlainText {
  readonly text: string
  /** `from[i]` and `to[i]` are the range of the original that became letter `i`. */
  readonly from: ReadonlyArray<number>
  readonly to: ReadonlyArray<number>
}

/**
 * A text without its disguises: one width, one script, lower case of the language, no invisible letters, no marks that
 * the language does not know, spaced-out and numbered words put together ("c u r e s", "c4ncer").
 */
export const plainText = (written: string, language: Language): PlainText => {
  const from: Array<number> = []
  const to: Array<number> = []
  let text = ""
  const put = (letters: string, start: number, end: number) => {
    text += letters
    for (let i = 0; i < letters.length; i += 1) {
      from.push(start)
      to.push(end)
    }
  }
  for (let at = 0; at < written.length;) {
    const code = written.charCodeAt(at)
    const next = written.charCodeAt(at + 1)
    // A letter of ASCII that no mark follows is what it is.
    if (code < 128 && !(next >= 0x300)) {
      put(ascii[language][code] ?? "", at, at + 1)
      at += 1
      continue
    }
    const cluster = clusterAt(written, at)
    put(unmasked(cluster, language), at, at + cluster.length)
    at += cluster.length
  }
  return together({ text, from, to })
}

const clusterPattern = /\P{M}\p{M}{0,30}|\p{M}/uy

const clusterAt = (written: string, at: number): string => {
  clusterPattern.lastIndex = at
  return clusterPattern.exec(written)?.[0] ?? written.charAt(at)
}

const lowerAscii = (language: Language): ReadonlyArray<string> =>
  Array.from({ length: 128 }, (_, code) => {
    const letter = String.fromCharCode(code)
    if (code < 32 || code === 127) return " "
    return (signs.get(letter) ?? letter).toLocaleLowerCase(packs[language].tag)
  })

/** Signs of print, as a keyboard has them; some are left out. */
const signs: ReadonlyMap<string, string> = new Map(
  (["’‘ʼ`´＇′'", '“”„«»″"', "–—‒―−‐‑-", "….", "\u00ad"] as const).flatMap((row) => {
    const plain = row.length === 1 ? "" : row.slice(-1)
    return Array.from(row).map((sign): [string, string] => [sign, plain])
  }),
)

const ascii: { readonly [L in Language]: ReadonlyArray<string> } = inEachLanguage(lowerAscii)

const unmasked = (cluster: string, language: Language): string => {
  const sign = signs.get(cluster)
  if (sign !== undefined) return sign
  if (/^[\p{Cf}\p{M}]+$/u.test(cluster)) return ""
  const lower = cluster.normalize("NFKC").toLocaleLowerCase(packs[language].tag)
  let plain = ""
  for (const letter of lower) {
    if (claims[language].letters.test(letter)) plain += letter
    else {
      const bare = letter.normalize("NFD").replace(/\p{M}+/gu, "")
      plain += latinLike(bare) ?? signs.get(letter) ?? (/[\p{Cf}\p{M}]/u.test(letter) ? "" : bare)
    }
  }
  return /^\s+$/u.test(plain) ? " " : plain
}

/** Letters that stand apart, as `c u r e s` or `c-u-r-e-s`, four and more of them. */
const apart = /(?<![\p{L}\p{N}'])\p{L}(?:([ .*_-])\p{L})(?:\1\p{L}){2,40}(?![\p{L}\p{N}])/gu
/** A quick look whether it may: three letters, each with something after it. */
const mayStandApart = /\p{L}[ .*_-]\p{L}[ .*_-]\p{L}[ .*_-]\p{L}/u
const digits: ReadonlyMap<string, string> = new Map(
  ["0o", "1i", "3e", "4a", "5s", "7t", "@a", "$s"].map((pair): [string, string] => [
    pair.slice(0, 1),
    pair.slice(1),
  ]),
)
const numbered = /(?<=\p{L}\p{L}?)[013457@$](?=\p{L})/gu

/** Takes out what stands between letters set apart, and reads a digit inside a word as the letter it is drawn for. */
const together = ({ text, from, to }: PlainText): PlainText => {
  const read = /[\d@$]/.test(text) ? text.replace(numbered, (sign) => digits.get(sign) ?? sign) : text
  if (!mayStandApart.test(read)) return { text: read, from, to }
  const drop = new Set<number>()
  for (const { index, 0: run } of read.matchAll(apart)) {
    for (let i = 1; i < run.length; i += 2) drop.add(index + i)
  }
  if (drop.size === 0) return { text: read, from, to }
  return without(read, from, to, drop)
}

const without = (
  text: string,
  from: ReadonlyArray<number>,
  to: ReadonlyArray<number>,
  drop: ReadonlySet<number>,
): PlainText => {
  const stays = (_: unknown, index: number) => !drop.has(index)
  return {
    text: text.split("").filter(stays).join(""),
    from: from.filter(stays),
    to: to.filter(stays),
  }
}
