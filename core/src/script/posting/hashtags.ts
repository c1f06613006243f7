import type { Ask } from "#evidence/finding.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { packs } from "#language/pack.ts"
import { hashtagPattern } from "#script/draft.ts"
import type { Language } from "#script/settings.ts"
import { filming } from "#language/filming.ts"

/** So many are counted on every platform. */
const wanted = 5

/** A longer one is searched for by nobody. */
const longest = 28

/** A name that is joined to what is asked about it. */
const longestBase = 20

export interface TagMaterial {
  readonly title: string
  readonly language: Language
  /** The subject first, then what it comes together with. */
  readonly files: ReadonlyArray<Pick<SubjectFile, "names" | "pair">>
  /** What is asked about it, the main question first. */
  readonly asks: ReadonlyArray<Ask>
}

/**
 * Exactly five hashtags that say what a script is about: its subject, what it comes together with, their other names,
 * then the subject with what is asked about it. None fits another subject.
 */
export const hashtagsOf = ({ title, language, files, asks }: TagMaterial): ReadonlyArray<string> => {
  const words = filming[language].posting
  const spoken = files.map(({ names }) => names[language])
  const sides = files.flatMap(({ pair }) => (pair ?? []).flatMap((side) => side[language].slice(0, 1)))
  const named = [...spoken.map(([first]) => first), ...sides, ...spoken.flatMap(([, ...others]) => others)]
  const base =
    (named.length === 0 ? titleWords(title, language) : named).find(
      (name) => tagOf(name, language).length <= longestBase + 1,
    ) ?? begun(named[0] ?? title, language)
  const asked = [...asks.map((ask) => words.asked[ask]), ...words.besides]
    // "#exerciseinpregnancypregnancy" names its word twice.
    .filter((word) => !tagOf(base, language).includes(tagOf(word, language).slice(1)))
    .map((word) => `${base} ${word}`)
  const all = [
    ...named.slice(0, wanted - 1),
    ...(files.length === 0 ? titleWords(title, language).slice(0, 3) : []),
    ...asked,
  ]
  const tags = all
    .map((name) => tagOf(name, language))
    .filter((tag) => hashtagPattern.test(tag) && tag.length <= longest + 1)
  return [...new Set(tags)].slice(0, wanted)
}

/** As many words of a long name as make a base. */
const begun = (name: string, language: Language): string => {
  const words = name.split(/\s+/u)
  const most = words.findLastIndex(
    (_, at) => tagOf(words.slice(0, at + 1).join(" "), language).length <= longestBase + 1,
  )
  return most < 0 ? Array.from(name).slice(0, longestBase).join("") : words.slice(0, most + 1).join(" ")
}

const tagOf = (name: string, language: Language): string =>
  `#${name
    .replace(/\s*\([^()]*\)/g, "")
    .toLocaleLowerCase(packs[language].tag)
    .replace(/[^\p{L}\p{N}]+/gu, "")}`

/** The words of a title that name something, the longer first. */
const titleWords = (title: string, language: Language): ReadonlyArray<string> =>
  [
    ...new Set(
      title
        .toLocaleLowerCase(packs[language].tag)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length >= 4 && !filming[language].posting.empty.has(word)),
    ),
  ].toSorted((a, b) => b.length - a.length)
