import { evidenceWords } from "#language/evidence.ts"
import { languages, partsOf, usualLanguage } from "#language/pack.ts"
import { firstWords, isSoonSaid } from "#script/first-words.ts"
import type { Language } from "#script/settings.ts"
import type { Design, Finding, Strength } from "./finding.ts"
import { heldBack } from "./held-back.ts"
import { nameWords } from "./names.ts"
import type { SubjectFile } from "./subject-file.ts"

/** Spoken at most so many words; longer sentences cannot be said in one breath. */
const longest = { says: 22, brief: 12, limit: 22, safety: 22, hook: 14 } as const

/** Words no finding may use: they promise what no study shows. */
const promising = new RegExp(
  String.raw`(?<!\p{L})(?:100 ?%|${partsOf(evidenceWords, "promising").join("|")})(?!\p{L})`,
  "iu",
)

/** Designs that are weak evidence however many people took part, and the strengths that would say otherwise. */
const weakDesigns: ReadonlySet<Design> = new Set(["cohort", "consensus", "review", "lab", "case report"])
const strongWords: ReadonlySet<Strength> = new Set(["strong", "moderate"])

/** Ids that findings of several files bear: one of them would be told in the name of the other. */
export const sharedIdsIn = (
  files: ReadonlyArray<SubjectFile>,
): ReadonlyArray<{ readonly subject: string; readonly fault: string }> => {
  const owners = new Map<string, string>()
  return files.flatMap(({ subject, findings }) =>
    findings.flatMap(({ id }) => {
      const owner = owners.get(id) ?? subject
      owners.set(id, owner)
      return owner === subject ? [] : [{ subject, fault: `${id}: a finding of ${owner} has that id` }]
    }),
  )
}

/**
 * What is wrong with a file beyond its shape, one line each: unknown or repeated ids, sentences that are too long,
 * promises, evidence called stronger than its design allows, findings that may be spoken though they were not read on
 * the source's own page, or that the claims check would leave out of every script.
 */
export const faultsOf = (file: SubjectFile): ReadonlyArray<string> => {
  const ids = new Set(file.findings.map(({ id }) => id))
  const unknown = (owner: string, id: string | null) =>
    id === null || ids.has(id) ? [] : [`${owner}: no finding "${id}" in this file`]
  const long = (owner: string, text: string, most: number) => {
    const count = text.trim().split(/\s+/u).length
    return count > most ? [`${owner}: ${count} words, at most ${most}`] : []
  }
  return [
    ...(ids.size < file.findings.length ? ["two findings share an id"] : []),
    ...((file.pair === null) === (file.kind !== "interaction")
      ? []
      : ["a pair is an interaction, and only a pair is"]),
    ...(["asWritten", "tooWide"] as const).flatMap((marked) =>
      languages.flatMap((language) =>
        (file[marked]?.[language] ?? []).flatMap((name) =>
          [...file.names[language], ...file.alsoCalled[language]].includes(name)
            ? []
            : [`${marked} ${language}: "${name}" is none of its names`],
        ),
      ),
    ),
    ...file.findings.flatMap((finding) => [
      ...languages.flatMap((language) => [
        ...long(`${finding.id} says ${language}`, finding.says[language], longest.says),
        ...long(`${finding.id} brief ${language}`, finding.brief[language], longest.brief),
        ...(finding.limit === null
          ? []
          : long(`${finding.id} limit ${language}`, finding.limit[language], longest.limit)),
        ...(finding.safety === null
          ? []
          : long(`${finding.id} safety ${language}`, finding.safety[language], longest.safety)),
        ...standingFault(file, finding, language).map((fault) => `${finding.id} ${language}: ${fault}`),
        ...(promising.test(`${finding.says[language]} ${finding.brief[language]}`)
          ? [`${finding.id} ${language}: promises what no study shows`]
          : []),
      ]),
      ...(weakDesigns.has(finding.design) && strongWords.has(finding.strength)
        ? [`${finding.id}: called ${finding.strength}, but a ${finding.design} is weak evidence`]
        : []),
      ...finding.mustPair.flatMap((id) => unknown(`${finding.id} must pair`, id)),
      ...pairFaults(file, finding),
      ...(finding.mayBeSpoken && untitled.test(finding.source.title)
        ? [`${finding.id}: spoken, but its source has no title`]
        : []),
      ...(finding.mayBeSpoken && !["own_page", "index_copy"].includes(finding.source.readAs)
        ? [`${finding.id}: spoken, but not read on its source's own page`]
        : []),
      ...(finding.mayBeSpoken || finding.toVerify !== null
        ? []
        : [`${finding.id}: not spoken, and nobody says why`]),
    ]),
    ...Object.keys(file.askedAs ?? {}).flatMap((id) => unknown("asked as", id)),
    ...file.myths.flatMap(({ finding }) => unknown("a myth", finding)),
    ...file.firstSteps.flatMap(({ finding }) => unknown("a first step", finding)),
    ...file.redFlags.flatMap(({ says, finding, source, basis }) => [
      ...languages.flatMap((language) =>
        endsInWhatToDo(says[language], language)
          ? []
          : [`a red flag ${language}: "${says[language]}" does not end in what to do`],
      ),
      ...(source !== null && untitled.test(source.title) ? ["a red flag's source has no title"] : []),
      ...unknown("a red flag", finding),
      ...(finding === null && source === null && basis === null ? ["a red flag rests on nothing"] : []),
    ]),
    ...file.hooks.flatMap(({ finding, says }) => [
      ...unknown("a hook", finding),
      ...languages.flatMap((language) =>
        long(`hook "${says[usualLanguage]}" ${language}`, says[language], longest.hook),
      ),
      ...languages.flatMap((language) =>
        isSoonSaid(says[language], language)
          ? []
          : [`hook "${says[language]}": "${firstWords(says[language])}" takes longer than three seconds`],
      ),
    ]),
    ...misheardIn(file),
    ...heldBack(file),
  ]
}

/** Sentences that are spoken with a figure in a unit that is heard as another. */
const misheardIn = (file: SubjectFile): ReadonlyArray<string> => {
  const spoken = [
    ...file.findings.flatMap(({ says, brief, limit, safety }) => [says, brief, limit, safety]),
    ...[...file.hooks, ...file.firstSteps, ...file.redFlags].map(({ says }) => says),
    ...file.myths.flatMap(({ myth, truth }) => [myth, truth]),
  ]
  return languages.flatMap((language) =>
    spoken.flatMap((text) =>
      text !== null && evidenceWords[language].misheard?.test(text[language]) === true
        ? [`"${text[language]}" ${language}: the unit is heard as another one`]
        : [],
    ),
  )
}

/** A title that was not read, in the place of one. */
const untitled = /\bnot shown\b/iu

/** Whether a warning's last clause is a sentence that says what to do, and no mere "emergency number". */
const endsInWhatToDo = (text: string, language: Language): boolean =>
  evidenceWords[language].toldToAct.test(
    text
      .split(/[:;]\s/u)
      .at(-1)
      ?.replace(/[.!?]+$/u, "") ?? "",
  )

/** One source, however it is found. */
const sourceKey = ({ source }: Finding): string => source.pmid ?? source.doi ?? source.pmcid ?? source.url

/**
 * What a spoken finding would be said without: a partner that may not be spoken, or, where it calls itself one of a
 * subgroup, every other finding of the same source. Partners of different markets could be spoken in none.
 */
const pairFaults = ({ findings }: SubjectFile, finding: Finding): ReadonlyArray<string> => {
  if (!finding.mayBeSpoken) return []
  const spoken = new Set(findings.filter(({ mayBeSpoken }) => mayBeSpoken).map(({ id }) => id))
  const whole = findings.filter(
    (other) => other !== finding && spoken.has(other.id) && sourceKey(other) === sourceKey(finding),
  )
  const isPart = languages.some((language) =>
    [finding.says, finding.limit].some(
      (text) => text !== null && evidenceWords[language].partOnly.test(text[language]),
    ),
  )
  const together = [finding, ...findings.filter(({ id }) => finding.mustPair.includes(id))]
  const markets = new Set(together.map(({ jurisdiction }) => jurisdiction).filter((one) => one !== "any"))
  return [
    ...(markets.size > 1
      ? [`${finding.id}: its partners are of ${[...markets].join(" and ")}, so it is spoken nowhere`]
      : []),
    ...finding.mustPair.flatMap((id) =>
      findings.some((other) => other.id === id) && !spoken.has(id)
        ? [`${finding.id}: spoken, but its partner ${id} is not`]
        : [],
    ),
    ...(isPart && whole.length > 0 && !whole.some(({ id }) => finding.mustPair.includes(id))
      ? [`${finding.id}: tells of a subgroup without the whole`]
      : []),
  ]
}

/** So many words that tell something make a short statement that names no subject about something. */
const leastTelling = 2
/** Shorter words hold a sentence together. */
const shortestTelling = 4
/** Words with the same beginning are forms of one word. */
const stem = 5

/**
 * Why a statement cannot be spoken alone: it points back at what nobody has said, or its short form names neither its
 * subject nor anything else that it could be about. What is only said after its partner may lean on it.
 */
const standingFault = (
  { names, alsoCalled, pair }: SubjectFile,
  { says, brief, mustPair, mayBeSpoken }: Finding,
  language: Language,
): ReadonlyArray<string> => {
  if (!mayBeSpoken || mustPair.length > 0) return []
  const { pointsBack, tellsNothing } = evidenceWords[language]
  const leaning = [says[language], brief[language]].find((text) => pointsBack.test(text))
  if (leaning !== undefined) return [`"${leaning}" points back at what has not been said`]
  const called = [
    ...names[language],
    ...alsoCalled[language],
    ...(pair ?? []).flatMap((side) => side[language]),
  ]
  const own = new Set(called.flatMap((name) => nameWords(name, language)).map((word) => word.slice(0, stem)))
  const words = nameWords(brief[language], language)
  const isNamed = words.some((word) => own.has(word.slice(0, stem)))
  const telling = words.filter(
    (word) => word.length >= shortestTelling && !tellsNothing.has(word) && !/^\d/.test(word),
  )
  return isNamed || telling.length >= leastTelling
    ? []
    : [`"${brief[language]}" does not say what it is about`]
}
