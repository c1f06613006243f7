import { inEachLanguage, languages, packs, usualLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import type { Language } from "#script/settings.ts"
import { nameWords, type Span, spanOf } from "./names.ts"
import type { SubjectFile } from "./subject-file.ts"

/** A name a file is found by, in words. `rank`: 0 for a name that is spoken, 1 for any other. */
interface Entry {
  readonly file: SubjectFile
  readonly language: Language
  readonly words: ReadonlyArray<string>
  readonly rank: number
  /** It counts in just this form. */
  readonly asWritten: boolean
}

/** A pair of subjects with the words either side is found by. */
interface PairEntry {
  readonly file: SubjectFile
  readonly language: Language
  readonly sides: readonly [ReadonlyArray<ReadonlyArray<string>>, ReadonlyArray<ReadonlyArray<string>>]
}

/** The evidence library with the names its files are found by. */
export interface Library {
  readonly files: ReadonlyArray<SubjectFile>
  readonly bySubject: ReadonlyMap<string, SubjectFile>
  readonly singles: ReadonlyArray<Entry>
  readonly pairs: ReadonlyArray<PairEntry>
  /** Names of other things, in which the name of a file stands. */
  readonly notMeant: ReadonlyArray<{ readonly language: Language; readonly words: ReadonlyArray<string> }>
}

export const makeLibrary = (files: ReadonlyArray<SubjectFile>): Library => ({
  files,
  bySubject: new Map(files.map((file) => [file.subject, file])),
  singles: files.flatMap((file) =>
    file.pair !== null
      ? []
      : languages.flatMap((language) => {
          const entry = (rank: number) => (name: string) => ({
            file,
            language,
            words: nameWords(name, language),
            rank,
            asWritten: file.asWritten?.[language].includes(name) === true,
          })
          return [...file.names[language].map(entry(0)), ...file.alsoCalled[language].map(entry(1))]
        }),
  ),
  pairs: files.flatMap(({ pair, ...file }) =>
    pair === null
      ? []
      : languages.map((language) => ({
          file: { ...file, pair },
          language,
          sides: [
            pair[0][language].map((name) => nameWords(name, language)),
            pair[1][language].map((name) => nameWords(name, language)),
          ] as const,
        })),
  ),
  notMeant: files.flatMap(({ notMeant }) =>
    languages.flatMap((language) =>
      (notMeant?.[language] ?? []).map((name) => ({ language, words: nameWords(name, language) })),
    ),
  ),
})

/** What a script is to be about: a topic's title and keywords, or a title that a person typed. */
export interface Wanted {
  readonly title: string
  /** The subject first, then what it comes together with. */
  readonly keywords: ReadonlyArray<string>
  /** What a topic is worded in; the usual language where it is not said. */
  readonly language?: Language
}

/** The files a script may speak from. `companion` is the second subject of two single files. */
export interface Match {
  readonly main: SubjectFile
  readonly companion: SubjectFile | null
}

/**
 * The files for what is wanted: a pair before two single ones; the keyword before the title; the longer name before
 * the shorter. Null when the library has nothing on it.
 */
export const matchOf = (library: Library, { title, keywords, language }: Wanted): Match | null => {
  // What is worded in one language holds no name of another: "in real life" is no Turkish fibre ("lif").
  const isUsual =
    languages.every((each) => packs[each].ownLetters?.test(title) !== true) &&
    (keywords.length > 0 || asksInUsual(title))
  const own = language ?? (isUsual ? usualLanguage : null)
  const of: ReadonlyArray<Language> = own === null ? languages : [own]
  const [subject, ...others] = keywords
  // What only comes up beside the subject makes no pair of it: the title names both.
  const paired = pairOf(library, { text: [title, subject ?? ""].join(" . "), of })
  if (paired !== null) return { main: paired, companion: null }
  // A narrower keyword names the subject better than a wide one: "knee clicking" before "knee trouble".
  const narrower = others.flatMap((keyword) =>
    subject !== undefined && sharesWord(keyword, subject, own ?? usualLanguage)
      ? foundIn(library, { text: keyword, of })
      : [],
  )
  const named = subject === undefined || narrower.length > 0 ? [] : foundIn(library, { text: subject, of })
  // Where a topic's subject is known, a single word of its title brings in none but its words: one spots no acne early.
  const listed =
    [...named, ...narrower].length === 0
      ? null
      : new Set(keywords.flatMap((text) => foundIn(library, { text, of })))
  const titled = foundIn(library, { text: title, of }).filter(
    (file) => listed === null || listed.has(file) || isCalledInFull(library, file, { text: title, of }),
  )
  const singles = [
    ...narrower,
    ...named,
    ...titled,
    // What only comes up beside the subject speaks with it where the title names nothing, and never in its place.
    ...(titled.length > 0 || named.length === 0
      ? []
      : others.flatMap((keyword) => foundIn(library, { text: keyword, of }))),
  ]
  const distinct =
    singles.length > 0 || keywords.length > 0
      ? [...new Set(singles)]
      : scatteredIn(library, { text: title, of })
  const [main, companion] = distinct
  return main === undefined ? null : { main, companion: companion ?? null }
}

/** A single one may be a name elsewhere: "bit" and "but" are lice and a chicken leg. */
const fewestAsking = 2

/** Whether the words that a typed title asks with are of the usual language, more than of any other. */
const asksInUsual = (title: string): boolean => {
  const asked = inEachLanguage((language) => {
    const words = nameWords(title, language)
    return words.filter((_, at) => titleWords[language].asksWith(words, at)).length
  })
  const usual = asked[usualLanguage]
  return usual >= fewestAsking && languages.every((other) => other === usualLanguage || usual > asked[other])
}

/** So many other words may stand between the words of a name, and it is still one name. */
const scatteredOver = 4

/**
 * Whether the words of a name stand in a text near each other, each in a word of its own. Grammar names nothing, so
 * that one word beside it is too little ("if diet", "while sick"); but weight gained is no weight gained back.
 */
const standsScattered = (
  name: ReadonlyArray<string>,
  written: ReadonlyArray<string>,
  language: Language,
  isMeant: IsMeant,
): boolean => {
  const { isSame, isGrammar, joins } = titleWords[language]
  const naming = name.filter((_, at) => !isGrammar(name, at))
  const isThere = (word: string, at: number) =>
    !isGrammar(name, at) || joins.test(word) || written.includes(word)
  if (naming.length < 2 || !name.every(isThere)) return false
  const free = written.flatMap((word, at) =>
    // A word of another thing's name is none of this one's: a glucose load is no carb loading.
    !isGrammar(written, at) && isMeant({ from: at, to: at + 1 }) ? [{ word, at }] : [],
  )
  const places = naming.map((word) => free.filter((other) => isSame(other.word, word)).map(({ at }) => at))
  const first = places[0] ?? []
  return first.some((from) => {
    const taken = new Set([from])
    return places.slice(1).every((ats) => {
      const near = ats.find(
        (at) => !taken.has(at) && Math.abs(at - from) <= name.length + scatteredOver && taken.add(at),
      )
      return near !== undefined
    })
  })
}

/**
 * The file of which all words of a longer name stand in a title that asks, wherever and in whatever form: "knees from
 * clicking", "count calories". None where names of several files do, and in a mere name: cod liver oil is no liver fat.
 */
const scatteredIn = (library: Library, { text, of }: Written): ReadonlyArray<SubjectFile> => {
  const { singles } = library
  const isMeant = meantIn(library, text)
  const found = of.flatMap((language) => {
    const written = nameWords(text, language)
    if (!written.some((_, at) => titleWords[language].asksWith(written, at))) return []
    return singles.flatMap(({ file, words, ...entry }) =>
      entry.language === language && standsScattered(words, written, language, isMeant)
        ? [{ file, count: words.length }]
        : [],
    )
  })
  const most = Math.max(0, ...found.map(({ count }) => count))
  const best = [...new Set(found.filter(({ count }) => count === most).map(({ file }) => file))]
  return best.length === 1 ? best : []
}

/** Whether a text holds a name of two words or more of a file: those mean nothing else. */
const isCalledInFull = ({ singles }: Library, file: SubjectFile, { text, of }: Written): boolean =>
  singles.some(
    (entry) =>
      entry.file === file &&
      entry.words.length > 1 &&
      of.includes(entry.language) &&
      spanOf(entry.words, nameWords(text, entry.language), entry.language) !== null,
  )

const sharesWord = (a: string, b: string, language: Language): boolean => {
  const words = new Set(nameWords(a, language))
  return nameWords(b, language).some((word) => words.has(word))
}

interface Found {
  readonly file: SubjectFile
  /** Letters of the text that the name covers. */
  readonly length: number
}

type IsMeant = (span: Span) => boolean

/** Whether a name in a text is meant, and does not stand there as a part of another thing's name. */
const meantIn = ({ notMeant }: Library, text: string): IsMeant => {
  const written = inEachLanguage((language) => nameWords(text, language))
  const others = notMeant.flatMap(({ words, language }) => spanOf(words, written[language], language) ?? [])
  return ({ from, to }) =>
    others.every((other) => from < other.from || to > other.to || to - from === other.to - other.from)
}

/** A text with the languages that it may be written in. */
interface Written {
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
const foundIn = (library: Library, asked: Written): ReadonlyArray<SubjectFile> => {
  const found = inBestLanguage(library, asked, (written, language, isMeant) =>
    library.singles.flatMap((entry) => {
      if (entry.language !== language) return []
      const isAs = ({ from, to }: Span) =>
        !entry.asWritten || entry.words.join(" ") === written.slice(from, to).join(" ")
      const span = spanOf(entry.words, written, language, (at) => isMeant(at) && isAs(at))
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

/** The pair of which both sides stand in a text, the one that covers most of it. */
const pairOf = (library: Library, asked: Written): SubjectFile | null =>
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
