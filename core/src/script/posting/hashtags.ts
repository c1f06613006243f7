import { asksIn, isPlainAsk } from "#evidence/asks.ts"
import type { Ask } from "#evidence/finding.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { evidenceWords } from "#language/evidence.ts"
import { filming } from "#language/filming.ts"
import { packs, usualLanguage } from "#language/pack.ts"
import { hashtagPattern } from "#script/draft.ts"
import { soundsAs } from "#script/from-findings/called.ts"
import { typedTitle } from "#script/from-questions/typed-title.ts"
import type { Language } from "#script/settings.ts"
import { conceptOf, isBroad, isListed } from "#vocabulary/subjects.ts"

/** So many are counted on every platform. */
const wanted = 5

/** A longer one is searched for by nobody. */
const longest = 28

/** A name that is joined to what is asked about it. */
const longestBase = 20

export interface TagMaterial {
  readonly title: string
  readonly language: Language
  /** The subject first, then what it comes together with; of a subject without a file nobody knows the kind. */
  readonly files: ReadonlyArray<
    Pick<SubjectFile, "names" | "pair"> & { readonly kind: SubjectFile["kind"] | null }
  >
  /** What is asked about it, the main question first. */
  readonly asks: ReadonlyArray<Ask>
  /**
   * `sources`: it says what sources state; `questions`: it only asks; `name`: nothing can be joined to its name; `claim`: its
   * title states what must not be said.
   */
  readonly says: "sources" | "questions" | "name" | "claim"
}

/**
 * At most five hashtags that say what a script is about, exactly five where it states what sources say: its subject, what
 * it comes together with, their other names, then the subject with what is asked about it. None fits another subject, none
 * says another in its plural, and none promises evidence where a script only asks.
 */
export const hashtagsOf = ({ title, language, files, asks, says }: TagMaterial): ReadonlyArray<string> => {
  const words = filming[language].posting
  const spoken = files.map(({ names, pair }) => ({ names: names[language], isPair: pair !== null }))
  const sides = files.flatMap(({ pair }) => (pair ?? []).flatMap((side) => side[language].slice(0, 1)))
  const firsts = spoken.flatMap(({ names: [first], isPair }) => (isPair ? [first] : partsOf(first, language)))
  const others = spoken.flatMap(({ names: [, ...rest] }) => rest.flatMap((name) => partsOf(name, language)))
  const named = once(
    files.length === 0 ? titled(title, language, says) : [...firsts, ...sides, ...others],
    language,
  )
  const [first] = named
  const base =
    named.find((name) => tagOf(name, language).length <= longestBase + 1) ??
    (first === undefined ? undefined : begun(first, language))
  const besides = says === "sources" ? words.besides : words.asking
  const ofName: ReadonlyArray<Ask> = base === undefined ? [] : asksIn(base, language)
  const asked = [
    ...asks
      // "#quittingsmokingstopping" asks what its name says.
      .filter((ask) => isPlainAsk(ofName) || !ofName.includes(ask))
      // "#semaglutidecauses" accuses a medicine; what has causes is a complaint.
      .filter((ask) => ask !== "cause" || files.every(({ kind }) => kind === "condition" || kind === "body"))
      .flatMap((ask) => (says === "sources" ? words.asked[ask] : (words.put[ask] ?? []))),
    ...besides,
  ]
    // "#exerciseinpregnancypregnancy" names its word twice.
    .filter((word) => base !== undefined && !tagOf(base, language).includes(tagOf(word, language).slice(1)))
    .map((word) => `${base ?? ""} ${word}`)
  const tags = [...named.slice(0, wanted - 1), ...(says === "name" || says === "claim" ? [] : asked)]
    .map((name) => tagOf(name, language))
    .filter((tag) => hashtagPattern.test(tag) && /\p{L}/u.test(tag) && tag.length <= longest + 1)
  const known = [...new Set(tags)].slice(0, wanted)
  if (known.length > 0) return says === "claim" ? known.slice(0, 1) : known
  // A sentence that names nothing we know, as "I don't know what to eat anymore".
  return [tagOf(base ?? words.anything, language)]
}

/** Names of several things at once are those of each: nobody searches for "#retinoidsandisotretinoin". */
const partsOf = (name: string, language: Language): ReadonlyArray<string> =>
  name
    .split(/, /u)
    .flatMap((part) => part.split(evidenceWords[language].beside))
    .map((part) => part.replace(filming[language].posting.article, ""))

/** Each name once, whatever its number or spelling. */
const once = (names: ReadonlyArray<string>, language: Language): ReadonlyArray<string> =>
  names.filter((name, at) => names.slice(0, at).every((earlier) => !soundsAs(name, earlier, language)))

/** What a title that a person typed names: the whole where it is a name, else the listed subjects in it. */
const titled = (title: string, language: Language, says: TagMaterial["says"]): ReadonlyArray<string> => {
  if (
    says !== "claim" &&
    typedTitle(title, language).kind === "name" &&
    typedTitle(title, usualLanguage).kind === "name"
  )
    return partsOf(title.replace(/["“”?!.:]/gu, ""), language)
  const words = title.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== "")
  const phrases = [2, 1].flatMap((length) =>
    words
      .map((_, at) => words.slice(at, at + length).join(" "))
      .filter((text) => text.split(" ").length === length),
  )
  const { empty } = filming[language].posting
  const listed = phrases.filter(
    (text) => isListed(conceptOf(text)) && !isBroad(conceptOf(text)) && !empty.has(text.toLowerCase()),
  )
  return listed.filter((text) => listed.every((other) => other === text || !other.includes(text)))
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
    // "HIIT" is no Turkish word: its small letters have their dots.
    .replace(/(?<!\p{L})[A-Z]{2,}(?!\p{L})/gu, (short) => short.toLowerCase())
    .toLocaleLowerCase(packs[language].tag)
    .replace(/[^\p{L}\p{N}]+/gu, "")}`
