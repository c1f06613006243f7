import { nameWords } from "#evidence/names.ts"
import type { Hook, SubjectFile } from "#evidence/subject-file.ts"
import { evidenceWords } from "#language/evidence.ts"
import { usualLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import type { Language } from "#script/settings.ts"

/** What rests on the companion's findings goes before the rest; otherwise the order stays. */
export const companionFirst = <A extends { readonly finding: string }>(
  items: ReadonlyArray<A>,
  onCompanion: ReadonlySet<string>,
): ReadonlyArray<A> =>
  items.toSorted((a, b) => Number(onCompanion.has(b.finding)) - Number(onCompanion.has(a.finding)))

/** Shorter words ("and", "with") tell nothing about what a finding speaks of; names are shorter ("muz"). */
const shortest = 4
const shortestName = 3

/**
 * The findings of a file that speak of what the subject comes together with ("creatine and hair loss": those on hair),
 * themselves or in a hook that rests on them ("Does semaglutide cost you muscle?" where the finding says lean tissue):
 * those with the most of the companion's words, and of single words those with the word that the fewest have, for "loss"
 * stands beside weight, hair and vision. Empty where the file has nothing on it, or where most of it is about it anyway.
 *
 * @param keywords a topic's keywords, which are English: mostly the subject first
 */
export const speakOfCompanion = (
  { names, alsoCalled, findings, hooks }: SubjectFile,
  keywords: ReadonlyArray<string>,
): ReadonlySet<string> => {
  const wordsOf = (text: string) => nameWords(text, usualLanguage)
  const own = [...names[usualLanguage], ...alsoCalled[usualLanguage]].flatMap(wordsOf)
  const [subject = "", ...beside] = keywords
  // "Magnesium for cramps" is titled by the cramps; the file is on magnesium.
  const others = wordsOf(subject).some((word) => own.includes(word)) ? beside : keywords
  const speaking = speakOf(
    { findings, hooks },
    others.flatMap(wordsOf).filter((word) => !own.includes(word)),
  )
  return unlessMost(speaking, { findings })
}

/** So many letters at the end of a word are a shorter word for it: the vitamins of multivitamins. */
const longEnough = 6

/**
 * The findings of a file that speak of the part of it that is asked about: of a file on bread and carbohydrates those on
 * bread, of one on sleep apnoea those on snoring. Empty where the whole is asked about. Of a file on two things either
 * is a part, however much of it is on that.
 *
 * @param asked a topic's subject, or a title that a person typed
 * @param language what it is worded in
 */
export const speakOfPart = (
  { kind, names, alsoCalled, findings }: SubjectFile,
  asked: string,
  language: Language = usualLanguage,
): ReadonlySet<string> => {
  const { isForm } = evidenceWords[language]
  const wordsOf = (text: string) => nameWords(text, language)
  const { asksWith, isAkin, joins, shape } = titleWords[language]
  const words = wordsOf(asked)
  const called = [...names[language], ...alsoCalled[language]].flatMap(wordsOf)
  const isIn = (own: ReadonlyArray<string>): boolean =>
    own.every((one) => words.some((word) => isAkin(word, one)))
  const [first = []] = names[language].map(wordsOf)
  // The stockings of varicose veins are a part, though the file is found by "varicose vein stockings", too.
  const beyond = alsoCalled[language]
    .map(wordsOf)
    .filter((name) => name.length > first.length && isIn(name) && isIn(first))
    .filter((name) => !name.some((_, at) => asksWith(name, at)))
    .flatMap((name) => name.filter((word) => !shape.test(word) && !first.some((one) => isAkin(word, one))))
  const ofMore = unlessMost(speakOf({ findings, hooks: [] }, beyond, language), { findings })
  if (kind !== "interaction" && ofMore.size > 0) return ofMore
  // "Cholesterol" is high cholesterol, and no part of it.
  const isShort = (name: ReadonlyArray<string>): boolean =>
    name.length > 0 &&
    name.every((word, at) => {
      const whole = first[first.length - name.length + at]
      return whole === word || (word.length >= longEnough && whole?.endsWith(word) === true)
    })
  // So is any name of several words that it is spoken of by: screening for prostate cancer is all of a PSA test.
  const isSpokenName = names[language].map(wordsOf).some((name) => name.length > 1 && isIn(name))
  const isOfJoined = first.some((word) => joins.test(word))
  const isWhole =
    isIn(first) ||
    (isSpokenName && !isOfJoined) ||
    alsoCalled[language].map(wordsOf).some((name) => isShort(name) && isIn(name))
  if (kind === "interaction" || isWhole) return new Set()
  const parts = words.filter((word, at) => !asksWith(words, at) && called.some((own) => isForm(word, own)))
  // What only another name holds is the narrower part: the weights of who has high blood pressure.
  const spoken = names[language].flatMap(wordsOf)
  const narrower = parts.filter((word) => !spoken.some((own) => isAkin(word, own)))
  // Of two things that a file is on, either is a part; of one, what it shares with its other names is none.
  const owned = isOfJoined ? [] : first
  const own = parts.filter((word) => !shape.test(word) && !owned.some((one) => isAkin(word, one)))
  // First words call the whole by any of its names.
  const speaking = speakOf(
    { findings, hooks: [] },
    narrower.length > 0 ? narrower : own,
    language,
    shortestName,
  )
  return isOfJoined ? speaking : unlessMost(speaking, { findings })
}

/** Where the words of findings are looked for: in themselves, and in first words that rest on them. */
interface Told {
  readonly findings: SubjectFile["findings"]
  readonly hooks: ReadonlyArray<Hook>
}

/** The findings with the most of some words, or with the rarest of them; none where most have it. */
const speakOf = (
  { findings, hooks }: Told,
  words: ReadonlyArray<string>,
  language: Language = usualLanguage,
  least: number = shortest,
): ReadonlySet<string> => {
  const { isForm } = evidenceWords[language]
  const spoken = findings.map(({ id, says, brief }) => ({
    id,
    words: [says, brief, ...hooks.flatMap((hook) => (hook.finding === id ? [hook.says] : []))].flatMap(
      (text) => nameWords(text[language], language),
    ),
  }))
  const bearers = words
    .filter((word) => word.length >= least)
    .map((word) => spoken.flatMap(({ id, words }) => (words.some((one) => isForm(one, word)) ? [id] : [])))
    .filter((ids) => ids.length > 0)
    .toSorted((a, b) => a.length - b.length)
  const [rarest = []] = bearers
  const ofAll = rarest.filter((id) => bearers.every((ids) => ids.includes(id)))
  const speaking = ofAll.length > 0 ? ofAll : rarest
  return new Set(speaking)
}

/** What most of a file is about is no part of it. */
const unlessMost = (
  speaking: ReadonlySet<string>,
  { findings }: Pick<SubjectFile, "findings">,
): ReadonlySet<string> => (speaking.size * 2 > findings.length ? new Set() : speaking)
