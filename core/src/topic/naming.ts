import { sequenceOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { lookUp } from "#text/lexicon.ts"
import { stem } from "#text/stem.ts"
import { stopWords } from "#text/stop-words.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { textRead } from "./text-read.ts"

const mostWords = 3
/** A neighbour belongs to the name when it stands there in this share of the posts. */
const belongs = 0.5

/** A concept is written in so many words at most. */
const longest = 3

/** One place where the concept is written: the words of its text, and where it stands in them. */
interface Place {
  readonly post: string
  readonly words: ReadonlyArray<string>
  readonly from: number
  readonly to: number
}

const isWritten = (word: string | undefined): word is string =>
  word !== undefined && /[\p{L}\p{N}]/u.test(word)

const isGrammar = (word: string): boolean => stopWords.has(word.toLowerCase().replaceAll("’", "'"))

/** Two letters that some word of every spelling of a concept holds; null where that cannot be said of it ("vit d", "t3"). */
const heldBy = (concept: string): string | null =>
  /^(?!vitamin)[a-z]{2}[^_]/.test(concept) ? concept.slice(0, 2) : null

/** The places of a concept among the words of one text: one or two in a row whose terms are the concept's. */
const placesIn = (post: string, words: ReadonlyArray<string>, concept: string): ReadonlyArray<Place> => {
  const letters = heldBy(concept)
  const mayStand = words.map((word) => letters === null || word.toLowerCase().includes(letters))
  const isConcept = (from: number, to: number): boolean =>
    sequenceOf(words.slice(from, to).join(" ")).join("_") === concept
  const places: Array<Place> = []
  let next = mayStand.indexOf(true)
  for (let from = 0; from < words.length; from++) {
    if (next < from) next = mayStand.indexOf(true, from)
    if (next < 0) break
    const first = words[from]
    // "My nose" is the nose.
    if (next >= from + longest || !isWritten(first) || isGrammar(first)) continue
    for (let to = from + 1; to <= from + longest; to++) {
      if (to > words.length || !isWritten(words[to - 1])) break
      if (next >= to) continue
      if (!isConcept(from, to)) continue
      // A number before a word is no part of it: "12.5 mg".
      const isCounted = /^\d+(?:\.\d+)?$/.test(first) && isConcept(from + 1, to)
      if (!isCounted) places.push({ post, words, from, to })
      break
    }
  }
  return places
}

/** A word that may follow in a name: no grammar, but a single letter in capitals or a number may ("vitamin K 2"). */
const mayFollow = (word: string): boolean =>
  /^(?:[A-HJ-Z]|\d{1,4}(?:\.\d{1,2})?|Day|Week|Year)$/.test(word) || mayName(word)

/** What is wished before a day is no part of its name. */
const wished = /^(?:happy|merry)$/i

/** A word that may open a name: neither grammar nor a wish nor a number. */
const mayName = (word: string): boolean =>
  !/^\d/.test(word) && word.length > 1 && !wished.test(word) && !isGrammar(word)

/** What most posts write beside the name so far, when enough of them do; each post has one voice. */
const neighbourOf = (
  places: ReadonlyArray<Place>,
  side: (place: Place) => number,
  may: (word: string) => boolean,
): boolean => {
  const votes = new Map<string, Set<string>>()
  const posts = new Set(places.map(({ post }) => post))
  for (const place of places) {
    const word = place.words[side(place)]
    if (!isWritten(word) || !may(word)) continue
    const key = stem(word.toLowerCase())
    votes.set(key, (votes.get(key) ?? new Set()).add(place.post))
  }
  const most = Math.max(0, ...[...votes.values()].map(({ size }) => size))
  return most >= 2 && most >= belongs * posts.size
}

const isShouted = (words: ReadonlyArray<string>): boolean =>
  words.every((word) => !isWritten(word) || word === word.toUpperCase())

/** The form most of the posts use. At the start of a sentence a capital says nothing, so the others decide about it. */
const formOf = (places: ReadonlyArray<Place>): string => {
  const forms = new Map<string, number>()
  const cased = new Map<string, number>()
  for (const { words, from, to } of places) {
    const form = words.slice(from, to).join(" ")
    const lower = form.toLowerCase()
    forms.set(lower, (forms.get(lower) ?? 0) + 1)
    const isPlain = /^\p{Lu}?[^\p{Lu}]*$/u.test(form)
    const isTelling = isPlain ? from > 0 && isWritten(words[from - 1]) : !isShouted(words)
    if (isTelling) cased.set(form, (cased.get(form) ?? 0) + 1)
  }
  const best = (counts: ReadonlyMap<string, number>): string | undefined =>
    [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
  const plain = best(forms) ?? ""
  return best(new Map([...cased].filter(([form]) => form.toLowerCase() === plain))) ?? plain
}

/**
 * How the posts themselves call a concept: its commonest form, with the words beside it that most of them write
 * ("urolithin" is "Urolithin A"), at most `most`. Null when no post has text.
 */
export const phraseOf = (
  concept: string,
  posts: ReadonlyArray<ReadPost>,
  most: number = mostWords,
): string | null => {
  let places = posts.flatMap(({ id, text }) =>
    text === null ? [] : placesIn(id, textRead(text).opening(), concept),
  )
  if (places.length === 0) return null
  for (let words = concept.split("_").length; words < most; words++) {
    const right = neighbourOf(places, ({ to }) => to, mayFollow)
    if (!right && !neighbourOf(places, ({ from }) => from - 1, mayName)) break
    const wide = places.map((place) =>
      right ? { ...place, to: place.to + 1 } : { ...place, from: place.from - 1 },
    )
    const key = ({ words: own, from, to }: Place): string =>
      own
        .slice(from, to)
        .map((word) => stem(word.toLowerCase()))
        .join(" ")
    const fitting = wide.filter(
      ({ words: own, from, to }) =>
        own.slice(from, to).every(isWritten) && own[to - 1] !== undefined && own[from] !== undefined,
    )
    const common = mostOf(fitting.map(key))
    places = fitting.filter((place) => key(place) === common)
  }
  return formOf(places)
}

const mostOf = (values: ReadonlyArray<string>): string | undefined => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
}

/**
 * A subject for what no list names: called what its posts call it, of the kind "term". A single word that health forums
 * use as a verb or before a noun names nothing; null then, and when there is no text to take a name from.
 */
export const newTerm = (concept: string, posts: ReadonlyArray<ReadPost>): Subject | null => {
  const name = phraseOf(concept, posts)
  if (name === null) return null
  const word = lookUp(concept)
  const isProper = /\p{Lu}/u.test(name)
  if (
    word !== undefined &&
    (word.kind !== "noun" || word.specificity === null) &&
    !name.includes(" ") &&
    !isProper
  )
    return null
  return { concept, name, kind: "term", listed: false }
}
