import { evidenceWords } from "#language/evidence.ts"
import type { ReadingWords } from "#language/reading.ts"
import { ownTermsOf } from "#reading/in-language.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Language } from "#script/settings.ts"
import { unmarked } from "#text/letters.ts"

/** A place where posts write a concept, and whether it opens the text, where a capital says nothing. */
interface Place {
  readonly form: string
  readonly opens: boolean
}

const formsIn = (
  concept: string,
  posts: ReadonlyArray<ReadPost>,
  words: ReadingWords,
): ReadonlyArray<Place> => {
  const stems = concept.split("_")
  return posts.flatMap(({ text }) => {
    if (text === null) return []
    const terms = ownTermsOf(`${text.title} . ${text.body.slice(0, 300)}`, words)
    return terms.flatMap((_, at) =>
      stems.every((stem, i) => terms[at + i]?.stem === stem)
        ? [
            {
              opens: at === 0,
              form: terms
                .slice(at, at + stems.length)
                .map(({ written }) => written)
                .join(" "),
            },
          ]
        : [],
    )
  })
}

const commonPrefix = (forms: ReadonlyArray<string>): string =>
  forms.reduce((prefix, form) => {
    let length = 0
    while (length < prefix.length && prefix[length] === form[length]) length++
    return prefix.slice(0, length)
  })

/** Letters that nobody could speak as a word ("hpv", "tsh") are an abbreviation; units are written small. */
const withAbbreviations = (name: string): string =>
  name.replace(
    /(?<![\p{L}\p{N}])(?!(?:kg|mg|gr|cm|mm|km|ml|dk|sn|tl|dr)\b)[b-df-hj-np-tv-xz]{2,5}(?!\p{L})/gu,
    (letters) => letters.toUpperCase(),
  )

/** A word as it stands before an apostrophe and its ending, with a capital: "Mysimba'nın". None but a proper name is written so. */
const properFormOf = (name: string, posts: ReadonlyArray<ReadPost>): string | null => {
  const plain = unmarked(name)
  const forms = posts.flatMap(({ text }) =>
    text === null
      ? []
      : (`${text.title} . ${text.body}`.match(/(?<![\p{L}\p{N}])\p{Lu}\p{L}+(?=['’]\p{Ll})/gu) ?? []),
  )
  return forms.find((form) => unmarked(form) === plain) ?? null
}

/**
 * How the posts call a concept in the form of a dictionary: the form that others only add endings to, else what all
 * forms begin with, in letters with their marks and capitals where most write them. Null without a text.
 */
export const ownNameOf = (
  concept: string,
  posts: ReadonlyArray<ReadPost>,
  words: ReadingWords,
  language: Language,
): string | null => {
  const { lowerCase } = evidenceWords[language]
  const places = formsIn(concept, posts, words)
  const forms = places.map(({ form }) => form)
  if (forms.length === 0) return null
  const counts = new Map<string, number>()
  for (const form of forms) counts.set(unmarked(form), (counts.get(unmarked(form)) ?? 0) + 1)
  const plain = [...counts.keys()].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  // "ayak terlemem" is what somebody says of their own.
  const base = plain
    .filter((form) => !plain.some((other) => words.isMine(form, other)))
    .find((form) => plain.filter((other) => other.startsWith(form)).length >= Math.max(1, plain.length / 2))
  const shared = commonPrefix(plain)
  const chosen =
    plain.length > 1 && base === undefined && shared.length >= concept.length
      ? shared
      : (base ?? plain[0] ?? "")
  const written = forms
    .filter((form) => unmarked(form).startsWith(chosen))
    .map((form) => form.slice(0, chosen.length))
  const marked = written.filter((form) => unmarked(form) !== lowerCase(form))
  const pool = marked.length > 0 ? marked : written
  const inside = places.filter(({ opens }) => !opens)
  const capitals = inside.filter(({ form }) => /^\p{Lu}/u.test(form)).length
  const isShort =
    pool.filter((form) => form.length <= 5 && form === form.toUpperCase()).length > pool.length / 2
  const [first = chosen] = pool
  if (isShort) return first
  const proper = properFormOf(first, posts)
  if (proper !== null) return `${proper.slice(0, 1)}${lowerCase(first.slice(1))}`
  return capitals > inside.length / 2 && capitals > 1
    ? `${first.slice(0, 1)}${lowerCase(first.slice(1))}`
    : withAbbreviations(lowerCase(first))
}

/** Whether a form that ends as a case does is none: other cases stand behind it ("sauna", "saunayı"). */
export const isBare = (form: string, posts: ReadonlyArray<ReadPost>, words: ReadingWords): boolean => {
  const last = unmarked(form).split(" ").at(-1) ?? ""
  return (
    /[aeiou]$/.test(last) &&
    posts.some(({ text }) =>
      (unmarked(text?.title ?? "").match(/[a-z0-9]+/gu) ?? []).some(
        (word) => word.length > last.length && word.startsWith(last) && words.inflected.test(word),
      ),
    )
  )
}
