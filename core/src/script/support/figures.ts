import { support } from "#language/support.ts"
import { packs, partsOf } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { plain } from "./plain.ts"

/** What a text counts and measures: "27%", "3-5 g" as 3 and 5, "one third" as 1/3. */
export const figuresIn = (text: string, language: Language): ReadonlySet<string> => {
  const { tag, thousands, decimal } = packs[language]
  const lower = ` ${plain(text).toLocaleLowerCase(tag)} `
    .replaceAll("½", " 1/2 ")
    .replaceAll("¼", " 1/4 ")
    .replace(support[language].freePhrases, " ")
  const digits = inDigits(lower, language)
  const found = new Set<string>()
  const rest = digits.replace(fraction, (_, one: string, other: string) => {
    found.add(`${one}/${other}`)
    return " "
  })
  for (const [, before, written = "", after] of rest.matchAll(counted)) {
    const value = valueOf(written, thousands, decimal)
    const isShare = before !== undefined || after !== undefined
    found.add(isShare ? `${value}%` : value)
  }
  return new Set([...found].map((figure) => same.get(figure) ?? figure))
}

const fraction = /(?<![\p{L}\d/.,])(\d{1,3})\/(\d{1,3})(?![\d/])/gu
const counted = new RegExp(
  String.raw`(?:(${["%", ...partsOf(support, "percentBefore")].join("|")})\s*)?(?<![\p{L}\d]|\p{L}-)(\d+(?:[.,]\d+)*)(?:\s*(${["%", ...partsOf(support, "percentAfter")].join("|")}))?`,
  "gu",
)

/** Shares that are said in more than one way. */
const same = new Map([
  ["1/2", "50%"],
  ["1/4", "25%"],
  ["3/4", "75%"],
  ["1/5", "20%"],
  ["1/10", "10%"],
])

const valueOf = (written: string, thousands: string, decimal: string): string => {
  const grouped = new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})+(?:\\${decimal}\\d+)?$`)
  const bare = grouped.test(written) ? written.replaceAll(thousands, "") : written
  return String(Number(bare.replace(",", ".")))
}

/** Number words as digits, compounds as one number: "twenty-five" is 25, "yüz elli" is 150. */
const inDigits = (lower: string, language: Language): string => {
  const { values, scales, joint, shares, bare } = support[language].numbers
  const marked = shares.reduce((text, [pattern, share]) => text.replace(pattern, share), lower)
  const out: string[] = []
  let total: number | null = null
  let group = 0
  const flush = () => {
    if (total !== null) out.push(String(total + group))
    total = null
    group = 0
  }
  for (const token of marked.split(/(\s+|(?<=\p{L})-(?=\p{L})|(?=[,.;:!?](?!\d))|(?<=[,.;:!?])(?!\d))/u)) {
    const stem = bare(token, values)
    const value = values.get(stem)
    const scale = scales.get(stem)
    const isBetween = /^[\s-]*$/.test(token) || (total !== null && token === joint)
    if (value !== undefined) {
      // "two three" are two numbers, "twenty three" is one.
      if (total !== null && !(group % 100 === 0 || (group % 10 === 0 && group % 100 >= 20 && value < 10)))
        flush()
      total ??= 0
      group += value
    } else if (scale !== undefined) {
      total = (total ?? 0) + (scale >= 1000 ? Math.max(group, 1) * scale : 0)
      group = scale >= 1000 ? 0 : Math.max(group, 1) * scale
    } else if (!isBetween) {
      flush()
      out.push(token)
    }
  }
  flush()
  return ` ${out.join(" ")} `
}
