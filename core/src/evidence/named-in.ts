import { languages } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import type { Library } from "./library.ts"
import { nameWords, type Span, spanOf } from "./names.ts"
import type { SubjectFile } from "./subject-file.ts"

interface Found {
  readonly file: SubjectFile
  /** Letters of the text that the name covers. */
  readonly length: number
}

/** Whether a name that stands somewhere is meant there: of which file, where that is known. */
export type IsMeant = (span: Span, file?: SubjectFile) => boolean

/**
 * Whether a name in a text is meant, and does not stand there as a part of another thing's name. A name of two words means
 * nothing else: a flu vaccine in pregnancy is no flu in pregnancy, and a flu vaccine.
 */
export const meantIn = ({ notMeantIn }: Library, text: string): IsMeant => {
  const others = languages.flatMap((language) => {
    const written = nameWords(text, language)
    return notMeantIn(language, written).flatMap(({ file, words }) => {
      const span = spanOf(words, written, language)
      return span === null ? [] : [{ ...span, file }]
    })
  })
  return ({ from, to }, file) =>
    others.every(
      (other) =>
        from < other.from ||
        to > other.to ||
        to - from === other.to - other.from ||
        (file !== undefined && file !== other.file && to - from > 1),
    )
}

/** A text with the languages that it may be written in. */
export interface Written {
  readonly text: string
  readonly of: ReadonlyArray<Language>
}

/** What is found in the language that explains most of a text: a title is written in one. */
const inBestLanguage = <F extends Found>(
  library: Library,
  { text, of }: Written,
  found: (words: ReadonlyArray<string>, language: Language, isMeant: IsMeant) => ReadonlyArray<F>,
): ReadonlyArray<F> => {
  const isMeant = meantIn(library, text)
  const longestOf = (all: ReadonlyArray<F>) => Math.max(0, ...all.map(({ length }) => length))
  return of
    .map((language) => found(nameWords(text, language), language, isMeant))
    .reduce((best, next) => (longestOf(next) > longestOf(best) ? next : best))
}

/** Single files named in a text, as they stand there. Where names overlap, the longer one counts, then the spoken one. */
export const foundIn = (library: Library, asked: Written): ReadonlyArray<SubjectFile> => {
  const found = inBestLanguage(library, asked, (written, language, isMeant) =>
    library.singlesIn(language, written).flatMap((entry) => {
      const isAs = ({ from, to }: Span) =>
        !entry.asWritten || entry.words.join(" ") === written.slice(from, to).join(" ")
      const span = spanOf(entry.words, written, language, (at) => isMeant(at, entry.file) && isAs(at))
      return span === null
        ? []
        : [{ file: entry.file, rank: entry.rank, span, length: entry.words.join("").length }]
    }),
  ).toSorted(
    (a, b) =>
      b.length - a.length ||
      a.rank - b.rank ||
      a.span.from - b.span.from ||
      (a.file.subject < b.file.subject ? -1 : 1),
  )
  const taken: (typeof found)[number][] = []
  for (const next of found) {
    // "coffee" inside "coffee before training" is no second subject.
    const isFree = taken.every(({ span }) => next.span.from >= span.to || span.from >= next.span.to)
    if (isFree) taken.push(next)
  }
  const ordered = taken.toSorted((a, b) => a.span.from - b.span.from)
  return [...new Set(ordered.map(({ file }) => file))]
}

/** Another thing than a file is on, by its name in a text: the words of the name, and the file that is not meant. */
export interface OtherThing {
  readonly file: SubjectFile
  readonly language: Language
  readonly words: ReadonlyArray<string>
}

/** What a text names that is no subject of a file, though the file's own name stands in it: eye pressure is no blood pressure. */
export const otherThingsIn = (library: Library, { text, of }: Written): ReadonlyArray<OtherThing> => {
  const isMeant = meantIn(library, text)
  return of.flatMap((language) => {
    const written = nameWords(text, language)
    const named = new Set(
      library
        .singlesIn(language, written)
        .filter(({ file, words }) => spanOf(words, written, language, (at) => isMeant(at, file)) !== null)
        .map(({ file }) => file),
    )
    return library
      .notMeantIn(language, written)
      .filter(({ file, words }) => !named.has(file) && spanOf(words, written, language) !== null)
  })
}

/** The pair of which both sides stand in a text, the one that covers most of it. */
export const pairOf = (library: Library, asked: Written): SubjectFile | null =>
  inBestLanguage(library, asked, (words, language, isMeant) =>
    library.pairs.flatMap(({ file, sides: [one, other], ...pair }) => {
      if (pair.language !== language) return []
      const first = longest(one, words, language, isMeant)
      if (first === null) return []
      const second = longest(
        other,
        words,
        language,
        (span) => isMeant(span) && (span.to <= first.from || span.from >= first.to),
      )
      return second === null ? [] : [{ file, length: covered(words, first) + covered(words, second) }]
    }),
  ).toSorted((a, b) => b.length - a.length)[0]?.file ?? null

/** Letters of a text that a span covers. */
const covered = (words: ReadonlyArray<string>, { from, to }: Span): number =>
  words.slice(from, to).join("").length

const longest = (
  names: ReadonlyArray<ReadonlyArray<string>>,
  words: ReadonlyArray<string>,
  language: Language,
  mayBeMeant: IsMeant,
): Span | null =>
  names
    .flatMap((name) => spanOf(name, words, language, mayBeMeant) ?? [])
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0] ?? null

/** The names of a file that stand in a text. */
const namesOf = ({ singlesIn }: Library, file: SubjectFile, { text, of }: Written) =>
  of.flatMap((language) => {
    const written = nameWords(text, language)
    return singlesIn(language, written).filter(
      (entry) => entry.file === file && spanOf(entry.words, written, language) !== null,
    )
  })

/** Whether a text holds a name of two words or more of a file: those mean nothing else. */
export const isCalledInFull = (library: Library, file: SubjectFile, text: Written): boolean =>
  namesOf(library, file, text).some(({ words }) => words.length > 1)

/** Whether all that names a file in a text is too wide to name it beside something unknown. */
export const isNamedTooWidely = (library: Library, file: SubjectFile, text: Written): boolean => {
  const names = namesOf(library, file, text)
  return names.length > 0 && names.every(({ isTooWide }) => isTooWide)
}

/** Whether a text is a name of a file, in whatever language, and nothing more. */
export const isCalledJust = (library: Library, file: SubjectFile, text: string): boolean =>
  languages.some((language) =>
    namesOf(library, file, { text, of: [language] }).some(
      ({ words }) => words.length === nameWords(text, language).length,
    ),
  )
