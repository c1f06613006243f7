import { titleWords } from "#language/title-words.ts"
import type { Language } from "#script/settings.ts"
import type { Library } from "./library.ts"
import { type IsMeant, meantIn, type Written } from "./named-in.ts"
import { nameWords, spanOf } from "./names.ts"
import type { SubjectFile } from "./subject-file.ts"

/** So many other words may stand between the words of a name, and it is still one name. */
const scatteredOver = 4

/** The words of a text, and where each word of a name stands among them: thousands of names share few words. */
interface Places {
  readonly written: ReadonlyArray<string>
  readonly language: Language
  readonly of: (word: string) => ReadonlyArray<number>
}

const placesIn = (written: ReadonlyArray<string>, language: Language, isMeant: IsMeant): Places => {
  const { isGrammar, isSame } = titleWords[language]
  const free = written.flatMap((word, at) =>
    // A word of another thing's name is none of this one's: a glucose load is no carb loading.
    !isGrammar(written, at) && isMeant({ from: at, to: at + 1 }) ? [{ word, at }] : [],
  )
  const known = new Map<string, ReadonlyArray<number>>()
  return {
    written,
    language,
    of: (word) => {
      const before = known.get(word)
      if (before !== undefined) return before
      const places = free.filter((other) => isSame(other.word, word)).map(({ at }) => at)
      known.set(word, places)
      return places
    },
  }
}

/**
 * Whether the words of a name stand in a text near each other, each in a word of its own. Grammar names nothing, so
 * that one word beside it is too little ("if diet", "while sick"); but weight gained is no weight gained back.
 */
const standsScattered = (
  name: ReadonlyArray<string>,
  { written, language, of }: Places,
  mayLackGrammar = false,
): boolean => {
  // Of most names no two words stand there, whatever is grammar among them.
  if (name.filter((word) => of(word).length > 0).length < 2) return false
  const { isGrammar, joins } = titleWords[language]
  const naming = name.filter((_, at) => !isGrammar(name, at))
  // Whatever is grammar elsewhere, type 2 is not type 1.
  const isThere = (word: string, at: number) =>
    (mayLackGrammar && !/^\d/u.test(word)) ||
    !isGrammar(name, at) ||
    joins.test(word) ||
    written.includes(word)
  if (naming.length < 2 || !name.every(isThere)) return false
  const places = naming.map(of)
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
 * The file of which a longer name holds all words of what a title names, be it one subject or two, and whose other words
 * stand in the title, too: "low back pain: do you need an MRI?" is on "MRI for low back pain", and who fasts in Ramadan
 * and has diabetes asks of "Ramadan and diabetes". Null where there is none, or several.
 */
export const widerIn = (
  library: Library,
  { text, of }: Written,
  named: ReadonlyArray<SubjectFile>,
): SubjectFile | null => {
  const isMeant = meantIn(library, text)
  const files = of.flatMap((language) => {
    const written = nameWords(text, language)
    const entries = library.singlesIn(language, written)
    const { isGrammar } = titleWords[language]
    const places = placesIn(written, language, isMeant)
    const namesOf = (own: SubjectFile) =>
      entries.filter(({ file, words }) => file === own && spanOf(words, written, language) !== null)
    const ofEach = named.map(namesOf)
    const isWhole = ofEach.flat().some(({ words }) => words.length >= written.length)
    const isLonger = (words: ReadonlyArray<string>): boolean => {
      const naming = words.filter((_, at) => !isGrammar(words, at)).length
      const holds = (name: ReadonlyArray<string>): boolean =>
        name.length < naming && name.every((word) => words.includes(word))
      return ofEach.every((names) => names.some((name) => holds(name.words)))
    }
    return isWhole
      ? []
      : entries.flatMap(({ file, words }) =>
          (named.length > 1 || !named.includes(file)) &&
          isLonger(words) &&
          standsScattered(words, places, true)
            ? [file]
            : [],
        )
  })
  const [found, ...others] = new Set(files)
  return found !== undefined && others.length === 0 ? found : null
}

/**
 * The file of which all words of a longer name stand in a title that asks, wherever and in whatever form: "knees from
 * clicking", "count calories". None where names of several files do, and in a mere name: cod liver oil is no liver fat.
 */
export const scatteredIn = (library: Library, { text, of }: Written): ReadonlyArray<SubjectFile> => {
  const { singles } = library
  const isMeant = meantIn(library, text)
  const found = of.flatMap((language) => {
    const written = nameWords(text, language)
    if (!written.some((_, at) => titleWords[language].asksWith(written, at))) return []
    const places = placesIn(written, language, isMeant)
    return singles.flatMap(({ file, words, ...entry }) =>
      entry.language === language && standsScattered(words, places) ? [{ file, count: words.length }] : [],
    )
  })
  const most = Math.max(0, ...found.map(({ count }) => count))
  const best = [...new Set(found.filter(({ count }) => count === most).map(({ file }) => file))]
  return best.length === 1 ? best : []
}
