import type { ReadingWords } from "#language/reading.ts"
import { evidenceWords } from "#language/evidence.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Language } from "#script/settings.ts"
import { unmarked } from "#text/letters.ts"

/** The word beside a name belongs to it in this share of the places; where no ending says so, in nearly all. */
const mostly = 0.7
const always = 0.9
const leastPlaces = 3
/** Words of the longest name. */
const longest = 4

const wordsIn = (text: string): ReadonlyArray<string> => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** The places of a name in the titles of its posts: each as it is written, with the words before it and behind it, as far as they stand. */
const placesOf = (name: ReadonlyArray<string>, posts: ReadonlyArray<ReadPost>) =>
  posts.flatMap(({ text }) => {
    const all = text === null ? [] : wordsIn(text.title)
    const plain = all.map(unmarked)
    const at = plain.findIndex((_, from) =>
      name.every((word, i) => plain[from + i]?.startsWith(word) === true),
    )
    return at < 0
      ? []
      : [
          {
            before: all[at - 1] ?? "",
            written: all[at + name.length - 1] ?? "",
            behind: all[at + name.length] ?? "",
          },
        ]
  })

/**
 * The word that stands in so many of the places, small and with its marks where somebody types them; null where none does.
 *
 * @param under what makes forms one word: their letters, or their stem
 */
const sameIn = (
  beside: ReadonlyArray<string>,
  share: number,
  language: Language,
  under: (word: string) => string = unmarked,
): string | null => {
  const { lowerCase } = evidenceWords[language]
  const counts = new Map<string, Array<string>>()
  for (const word of beside) counts.set(under(word), [...(counts.get(under(word)) ?? []), word])
  const [best] = [...counts].toSorted((a, b) => b[1].length - a[1].length)
  if (best === undefined || best[0].length < 2) return null
  const [, forms] = best
  if (forms.length < leastPlaces || forms.length < share * beside.length) return null
  // The shortest form has the fewest endings.
  const plain = forms.map(unmarked).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? ""
  const small = forms.filter((form) => unmarked(form) === plain).map(lowerCase)
  return small.find((form) => form !== plain) ?? small[0] ?? plain
}

/** After a vowel only a possessive has an s: "terlemesi", "terlemesinin"; other endings alone may be a case. */
const isOwned = (written: string, head: string): boolean =>
  /[aeiou]$/.test(head) && /^s[iu](?:n|$)/.test(written.startsWith(head) ? written.slice(head.length) : "")

/** One word more; the same where none belongs to it. */
const longer = (
  name: string,
  posts: ReadonlyArray<ReadPost>,
  words: ReadingWords,
  language: Language,
): string => {
  const parts = unmarked(name).split(" ")
  const [head = ""] = parts
  const places = placesOf(parts, posts)
  const isOwn = (word: string): boolean =>
    !words.stopWords.has(unmarked(word)) &&
    !words.general.has(unmarked(word)) &&
    !words.verb.test(unmarked(word))
  // "yağ yakan" and "şeker ölçen" say what something does: what does it stands behind.
  const isAct = parts.length > 1 && words.acting.test(parts.at(-1) ?? "")
  if (isAct || (parts.length === 1 && words.describing.test(head))) {
    const like = sameIn(
      places.map(({ behind }) => behind),
      mostly,
      language,
      (word) => words.stemOf(unmarked(word)),
    )
    // "su" is a word that says nothing where it has a mark ("şu"), and a thing here.
    if (like !== null && !words.asksAtEnd.test(unmarked(like))) return `${name} ${like}`
  }
  const before = places.map((place) => place.before)
  const owner = words.belonging.test(head) ? sameIn(before, mostly, language) : null
  if (owner !== null) return `${owner} ${name}`
  // Most may write it as owned ("gece terlemesi") where others say otherwise whose it is ("gece terlemem").
  const owned = parts.length === 1 ? places.filter(({ written }) => isOwned(unmarked(written), head)) : []
  if (owned.length > places.length / 2) {
    const whose = sameIn(
      owned.map((place) => place.before),
      mostly,
      language,
    )
    const form = sameIn(
      owned.map(({ written }) => written),
      mostly,
      language,
      () => head,
    )
    if (whose !== null && form !== null) return `${whose} ${form}`
  }
  const first = sameIn(before, always, language)
  if (first !== null && isOwn(first)) return `${first} ${name}`
  const last = sameIn(
    places.map(({ behind }) => behind),
    always,
    language,
    (word) => words.stemOf(unmarked(word)),
  )
  return last !== null && isOwn(last) && words.belonging.test(unmarked(last)) ? `${name} ${last}` : name
}

/**
 * A name with the words that belong to it by how its posts write it: the one before it that its ending asks for, though it
 * is general ("gece terlemesi"), the one behind it where it only says what that is like ("limonlu su"), and any that nearly all
 * of them write beside it ("ters asılma bankı", "buz küpü masajı"). Any other name as it is.
 */
export const wholeNameOf = (
  name: string,
  posts: ReadonlyArray<ReadPost>,
  words: ReadingWords,
  language: Language,
): string => {
  const next = name.split(" ").length >= longest ? name : longer(name, posts, words, language)
  return next === name ? name : wholeNameOf(next, posts, words, language)
}
