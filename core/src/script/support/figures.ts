import { packs } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { plain } from "./plain.ts"

/** What a text counts and measures: "27%", "3-5 g" as 3 and 5, "one third" as 1/3. */
export const figuresIn = (text: string, language: Language): ReadonlySet<string> => {
  const { tag, thousands, decimal } = packs[language]
  const lower = ` ${plain(text).toLocaleLowerCase(tag)} `
    .replaceAll("½", " 1/2 ")
    .replaceAll("¼", " 1/4 ")
    .replace(freePhrases[language], " ")
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
const counted =
  /(?:(%|yüzde)\s*)?(?<![\p{L}\d]|\p{L}-)(\d+(?:[.,]\d+)*)(?:\s*(%|percent(?!\p{L})|per cent(?!\p{L})))?/gu

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

/** Turns of speech that count nothing about a subject. */
const freePhrases: { readonly [L in Language]: RegExp } = {
  english:
    /(?<!\p{L})(?:(?:one|two|three|four|five|[1-5]) (?:\p{L}+ )?(?:things?|steps?|questions?|points?|reasons?|parts?|words?|myths?|facts?|tips?|answers?|sides?|lines?|signs?|mistakes?|ways?)|(?:step|myth|point|number|question|part|tip|reason) (?:one|two|three|four|five|[1-5])|one|half the story|at once|first|second(?!s)|24\/7)(?!\p{L})/gu,
  turkish:
    /(?<!\p{L})(?:(?:iki|üç|dört|beş|[1-5]) (?:\p{L}+ )?(?:şey|adım|soru|nokta|neden|bölüm|kelime|efsane|yanıt|cevap|yol|işaret|hata)\p{L}*|bir|birinci|ilk|tek)(?!\p{L})/gu,
}

interface Numerals {
  readonly values: ReadonlyMap<string, number>
  /** Multiplies what stands before it. */
  readonly scales: ReadonlyMap<string, number>
  readonly joint: string
  readonly shares: ReadonlyArray<readonly [RegExp, string]>
}

const numbered = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split(" ").map((entry) => {
      const [word = "", value = ""] = entry.split("=")
      return [word, Number(value)] as const
    }),
  )

const numerals: { readonly [L in Language]: Numerals } = {
  english: {
    values: numbered(
      "zero=0 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 one=1 dozen=12",
    ),
    scales: numbered("hundred=100 thousand=1000 million=1000000 billion=1000000000"),
    joint: "and",
    shares: [
      [/(?<!\p{L})two[- ]thirds(?!\p{L})/gu, " 2/3 "],
      [/(?<!\p{L})three[- ]quarters(?!\p{L})/gu, " 3/4 "],
      [/(?<!\p{L})(?:a |one )?third(?= of| less| more| lower| higher)(?!\p{L})/gu, " 1/3 "],
      [/(?<!\p{L})(?:a |one )?quarter(?!\p{L})/gu, " 1/4 "],
      [/(?<!\p{L})(?:a |one )?(?:half|halves|halved|halve)(?!\p{L})/gu, " 1/2 "],
      [/(?<!\p{L})(?:a|one) tenth(?!\p{L})/gu, " 1/10 "],
      [/(?<!\p{L})(?:a|one) fifth(?!\p{L})/gu, " 1/5 "],
      [/(?<!\p{L})(?:twice|doubles?|doubled|doubling|twofold)(?!\p{L})/gu, " 2 "],
      [/(?<!\p{L})(?:triples?|tripled|threefold)(?!\p{L})/gu, " 3 "],
    ],
  },
  turkish: {
    values: numbered(
      "sıfır=0 bir=1 iki=2 üç=3 dört=4 dörd=4 beş=5 altı=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kırk=40 elli=50 altmış=60 yetmiş=70 seksen=80 doksan=90",
    ),
    scales: numbered("yüz=100 bin=1000 milyon=1000000 milyar=1000000000"),
    joint: "",
    shares: [
      [/(?<!\p{L})(?:üçte ikisi|üçte iki)\p{L}*/gu, " 2/3 "],
      [/(?<!\p{L})(?:üçte biri|üçte bir)\p{L}*/gu, " 1/3 "],
      [/(?<!\p{L})(?:dörtte üçü|dörtte üç)\p{L}*/gu, " 3/4 "],
      [/(?<!\p{L})(?:dörtte biri|dörtte bir|çeyre[kğ])\p{L}*/gu, " 1/4 "],
      [/(?<!\p{L})onda bir\p{L}*/gu, " 1/10 "],
      [/(?<!\p{L})(?:yarısı|yarı yarıya|yarım|yarıya)\p{L}*/gu, " 1/2 "],
      [/(?<!\p{L})iki kat\p{L}*|(?<!\p{L})ikiye katla\p{L}*/gu, " 2 "],
    ],
  },
}

/** "otuzunda" is "otuz"; "onu" and "ona" are no numbers. */
const withoutEnding = (token: string, values: ReadonlyMap<string, number>): string => {
  const bare = token.replace(/['’]\p{L}+$/u, "")
  if (values.has(bare)) return bare
  const found = [...values.keys()].find(
    (word) =>
      word !== "on" && word !== "bir" && bare.startsWith(word) && ending.test(bare.slice(word.length)),
  )
  return found ?? bare
}

const ending =
  /^(?:s?[ıiuü]|s?[ıiuü]n[ıiuüae]|s?[ıiuü]nd[ae]n?|s?[ıiuü]n[ıiuü]n|[dt][ae]n?|y?[ae]|y[ıiuü]|n?[ıiuü]n)$/u

/** Number words as digits, compounds as one number: "twenty-five" is 25, "yüz elli" is 150. */
const inDigits = (lower: string, language: Language): string => {
  const { values, scales, joint, shares } = numerals[language]
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
    const stem = language === "turkish" ? withoutEnding(token, values) : token
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
