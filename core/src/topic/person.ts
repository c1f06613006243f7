import { calling, type NameSign } from "#language/calling.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Language } from "#script/settings.ts"
import { unmarked } from "#text/letters.ts"
import { lookUp } from "#text/lexicon.ts"
import { stem } from "#text/stem.ts"

/**
 * How much one post with a sign speaks for a person, as the natural log of how much oftener posts on persons show it.
 * Counted in the posts of the archive on 82 people whom forums name and on 97 brands, methods, events and foods, of each
 * name as twelve posts at most: 2.1 % and none give a title, 5 and 0.4 % let the name speak, 10.5 and 2.1 % go on with
 * "he" or "she", 9.8 and 1.1 % have it behind "by", 11 and 2.8 % let it own something; 2.4 and 19.6 % put an article
 * before it, 3 and 16.2 % take, use or join it, 0.4 and 4.6 % make it part of a thing's name, 0.9 and 35.6 % write it small.
 */
const speaksFor: { readonly [S in NameSign]: number } = {
  titled: 3,
  speaks: 2.5,
  told: 1.5,
  by: 2,
  owns: 1.2,
  article: -2,
  handled: -1.7,
  compound: -2.4,
}
const small = -2.5
const unsaid = 0.5

/** What many posts repeat is no surer: "Dr Pepper" is always written so, and many a brand stands alone in titles. */
const mostByTitle = 4
const mostUnsaid = 2

/** From so much on it is a person; a single word is a brand far more often. */
const surely = { name: 3, word: 4.5 } as const

/** A name is written with capitals in all but this share of its posts. */
const mostSmall = 0.3

/** What so many posts of the archive hold is a common word, and hardly a surname or a first name ("Big Pharma"). */
const commonLast = 150
const commonFirst = 500

/** Characters before and behind a name that say what it is. */
const reach = { before: 30, behind: 240 } as const

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

// The record names every sign and nothing else.
const signs = Object.keys(speaksFor) as ReadonlyArray<NameSign>

/** Signs that only a person shows. Brands own things, too, and stand alone. */
const personal: ReadonlyArray<NameSign> = ["titled", "speaks", "told", "by"]

const isCommon = (words: ReadonlyArray<string>): boolean => {
  const known = words.map((word) => lookUp(stem(word.toLowerCase()))?.posts ?? 0)
  return (known.at(-1) ?? 0) >= commonLast || (known[0] ?? 0) >= commonFirst
}

/** What one text shows of a name. */
interface Sighting {
  readonly shown: ReadonlySet<NameSign>
  /** Whether it is written small in a text that knows capitals. */
  readonly isSmall: boolean
  /** Whether every word of it has its capital somewhere. */
  readonly isCapital: boolean
}

/** What one text shows of a name; null where it does not hold it. */
const shownIn = (
  { title, body }: NonNullable<ReadPost["text"]>,
  place: RegExp,
  language: Language,
): Sighting | null => {
  const { signs: words, typedSmall } = calling[language]
  const text = `${title} . ${body}`
  /** Titles are typed without capitals more often than what stands under them. */
  const isMute = (at: number): boolean => typedSmall && !/\p{Lu}/u.test(at < title.length ? title : body)
  const shown = new Set<NameSign>()
  let isSmall: boolean | null = null
  let isCapital = false
  for (const { 0: form, index } of text.matchAll(place)) {
    isCapital ||= form.split(/\s+/).every((word) => /^\p{Lu}/u.test(word))
    isSmall = isSmall === true || (!isMute(index) && form.split(/\s+/).some((word) => !/^\p{Lu}/u.test(word)))
    const ahead = text.slice(Math.max(0, index - reach.before), index)
    const behind = text.slice(index + form.length, index + form.length + reach.behind)
    const title = words.titled.before?.exec(ahead)?.[0]
    if (title !== undefined) shown.add("titled")
    const before = title === undefined ? ahead : ahead.slice(0, -title.length)
    for (const sign of signs)
      if (words[sign].before?.test(before) === true || words[sign].after?.test(behind) === true)
        shown.add(sign)
  }
  return isSmall === null ? null : { shown, isSmall, isCapital }
}

/** Letters of a name that can be somebody's: an abbreviation ("LMNT") is none, nor is a word with digits. */
const namelike = /^\p{L}(?:\.|(?=.*\p{Ll})[\p{L}'’.-]+)?$/u

/** What a name starts with when it says what somebody is: "Dr Harkness". */
const withoutTitle = (name: string, language: Language): string => {
  const [first = "", ...rest] = name.split(" ")
  return rest.length > 0 && calling[language].signs.titled.before?.test(`${first} `) === true
    ? rest.join(" ")
    : name
}

/** Whether a name begins as a person's full name does. One alone is a brand's or a word's as often. */
const hasGivenName = ([first = "", ...rest]: ReadonlyArray<string>, language: Language): boolean =>
  rest.length > 0 &&
  [first, ...rest.slice(0, -1)].every((word) => calling[language].givenNames.has(unmarked(word)))

/**
 * Whether a name that no list knows is a person's: it begins with a first name that many bear, and is written as one; else by the sentences that hold it: somebody has a title, says something and
 * is "he" or "she", a thing is taken, has an article and is written small. Of the names that gave the weights, persons are
 * told in 55, 68 and 83 % of draws of four, six and ten posts, things in 1 to 2.3 %; of names that gave none, ten persons in
 * 64 % of draws of four, 25 things in 0.4 %. Persons of a single word are told in 27, 49 and 69 %, such things in 1 %.
 */
export const isPerson = (called: string, posts: ReadonlyArray<ReadPost>, language: Language): boolean => {
  const name = withoutTitle(called, language)
  const words = name.split(" ")
  if (words.length > 3 || words.some((word) => !namelike.test(word)) || isCommon(words)) return false
  const pattern = words.map(escaped).join(String.raw`\s+`)
  const place = new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}-])`, "giu")
  const seen = posts.flatMap(({ text }) => (text === null ? [] : (shownIn(text, place, language) ?? [])))
  const counted = (test: (sign: NameSign) => boolean): number =>
    seen.filter(({ shown }) => signs.some((sign) => shown.has(sign) && test(sign))).length
  const smallOnes = seen.filter(({ isSmall }) => isSmall).length
  // Whole posts are typed without capitals: there a first name is a word as often.
  if (hasGivenName(words, language) && seen.some(({ isCapital }) => isCapital))
    return smallOnes <= mostSmall * seen.length && counted((sign) => sign === "handled") < seen.length / 2
  if (counted((sign) => personal.includes(sign)) === 0 || smallOnes > mostSmall * seen.length) return false
  const bare = seen.filter(({ shown, isSmall }) => shown.size === 0 && !isSmall).length
  const spoken = signs.reduce((sum, sign) => {
    const weight = speaksFor[sign] * counted((one) => one === sign)
    return sum + (sign === "titled" ? Math.min(mostByTitle, weight) : weight)
  }, 0)
  const score = spoken + Math.min(mostUnsaid, unsaid * bare) + small * smallOnes
  return score >= surely[words.length > 1 ? "name" : "word"]
}
