import { healthTerms, lookUp } from "#text/lexicon.ts"
import { stem } from "#text/stem.ts"
import { knownRootOf, partsIn } from "#text/tokens.ts"
import { ofSubjects } from "#vocabulary/in-force.ts"
import { isListed, listedConcepts } from "#vocabulary/subjects.ts"

/** Stands between two terms that are no neighbours: a stop word or the end of a phrase parts them. */
const parted = ""

const isNumber = (term: string): boolean => {
  if (term.length < 1 || term.length > 4) return false
  for (let i = 0; i < term.length; i++) {
    const code = term.charCodeAt(i)
    if (code < 48 || code > 57) return false
  }
  return true
}

/**
 * A number with a point is a name of its own ("26.2", "Ironman 70.3"), if enough people write the same; below ten it is an
 * amount, and two digits behind the point are a price or a time of day.
 */
const isFigure = (term: string): boolean => /^[1-9]\d\.\d$/.test(term)

/** What is measured in one of these is an amount, whatever its number. */
const unit =
  /^(?:m?c?g|mgs|grams?|kgs?|kilos?|lbs?|pounds?|stone|oz|ounces?|ml|lit(?:er|re)s?|cm|mm|inch(?:es)?|m|met(?:er|re)s?|km|kilomet(?:er|re)s?|mph|kcal|cals?|calories|cups?|percent|degrees|hours?|hrs?|min(?:ute)?s?|sec(?:ond)?s?|days?|weeks?|months?|years?)$/

/** "mouth-taping" is written "mouth taping" by others; a hyphen in a word we know ("x-ray") belongs to it. */
const partsOf = (written: string, root: string): ReadonlyArray<string> => {
  if (!written.includes("-") || lookUp(root) !== undefined || isListed(root)) return [root]
  const parts = written.split("-")
  return parts.every((part) => /^\p{L}{3,}$/u.test(part)) ? parts.map((part) => stem(part)) : [root]
}

/** "Day" says nothing by itself, but with an owner it is a name ("mother's day"). */
const isOccasion = (word: string): boolean => word === "day" || word === "week"

/**
 * The content words of a text as stems, in order. An empty one stands where words are parted; a plain number stays
 * with the word before it ("zone 2"), and is dropped elsewhere.
 */
export const sequenceOf = (text: string): ReadonlyArray<string> => {
  const terms: Array<string> = []
  let before = ""
  const parts = partsIn(text)
  for (const [at, part] of parts.entries()) {
    const root = knownRootOf(part)
    const last = terms.at(-1) ?? parted
    if (before.endsWith("'s") && isOccasion(part)) terms.push(part)
    else if (root !== null) terms.push(...(part.includes("-") ? partsOf(part, root) : [root]))
    else if (isFigure(part) && !unit.test(parts[at + 1] ?? "")) terms.push(part)
    else if (isNumber(part) && last !== parted && !isNumber(last)) terms.push(part)
    else if (last !== parted) terms.push(parted)
    before = part
  }
  return terms.at(-1) === parted ? terms.slice(0, -1) : terms
}

/** Pairs that are a known subject, by their second stem, then by their first. */
const knownPairs = ofSubjects((): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const bySecond = new Map<string, Map<string, string>>()
  for (const pair of [...listedConcepts(), ...healthTerms]) {
    const [first, second, ...more] = pair.split("_")
    if (first === undefined || second === undefined || more.length > 0) continue
    const byFirst = bySecond.get(second)
    if (byFirst === undefined) bySecond.set(second, new Map([[first, pair]]))
    else byFirst.set(first, pair)
  }
  return bySecond
})

/** The name of two neighbouring terms when they are a known subject. */
export const knownPairOf = (first: string, second: string): string | undefined =>
  first === parted ? undefined : knownPairs().get(second)?.get(first)

const noPairs: ReadonlyMap<string, string> = new Map()

/** The known subjects that are pairs ending with a term, by their first. */
export const pairsEndedBy = (second: string): ReadonlyMap<string, string> =>
  knownPairs().get(second) ?? noPairs

/** Whether a term is the second of some known pair. */
export const endsKnownPair = (second: string): boolean => knownPairs().has(second)

const openings = ofSubjects(
  (): ReadonlySet<string> => new Set([...knownPairs().values()].flatMap((byFirst) => [...byFirst.keys()])),
)

/** Whether a term is the first of some known pair. */
export const opensKnownPair = (first: string): boolean => openings().has(first)

/** Whether a term stands for something by itself: no number, no "day", and no gap. */
export const isWord = (term: string): boolean => term !== parted && !isNumber(term) && !isOccasion(term)

/** Distinct stems of a text, in order of first appearance. */
export const stemsOf = (terms: ReadonlyArray<string>): ReadonlyArray<string> => {
  const stems = new Set<string>()
  for (const term of terms) if (isWord(term)) stems.add(term)
  return [...stems]
}

/** Distinct stems, and the known subjects that two neighbours of them are, in order of first appearance. */
export const knownConceptsOf = (terms: ReadonlyArray<string>): ReadonlyArray<string> => {
  const concepts = new Set<string>()
  terms.forEach((term, i) => {
    if (!isWord(term)) return
    concepts.add(term)
    const pair = knownPairOf(terms[i - 1] ?? parted, term)
    if (pair !== undefined) concepts.add(pair)
  })
  return [...concepts]
}

/**
 * The terms of a post's title, read once for each post that has its text: they are asked for again with every rise that
 * the post belongs to.
 */
export const titleSequenceOf = (text: { readonly title: string }): ReadonlyArray<string> => {
  const known = titles()
  const before = known.get(text)
  if (before !== undefined) return before
  const own = sequenceOf(text.title)
  known.set(text, own)
  return own
}

const titles = ofSubjects((): WeakMap<object, ReadonlyArray<string>> => new WeakMap())

/** Whether a stem, or two neighbouring stems, stand in a text. */
export const holdsConcept = (terms: ReadonlyArray<string>, concept: string): boolean => {
  if (!concept.includes("_")) return terms.includes(concept)
  const [first = "", second = ""] = concept.split("_")
  for (let at = terms.indexOf(second, 1); at > 0; at = terms.indexOf(second, at + 1))
    if (terms[at - 1] === first) return true
  return false
}

/** An amount, a rank or a dimension by its form: "3rd", "2.5mg", "7x10", "30-year-old". */
const isMeasure = (word: string): boolean => /^\d+(?:\.\d+)?(?:\p{L}{1,5}|['x]\d*|-\p{L}.*)$/u.test(word)

/** A name of digits ("12-3-30"): three groups, as dates have too, so nobody may have written it before. */
const isNumberName = (word: string): boolean => /^\d+(?:-\d+){2,}$/.test(word)

/**
 * Whether a stem may be what a topic is about: a subject, a word typical of health forums, or one never seen before,
 * which may be a new name. Words as common elsewhere as in health forums, amounts and ranks are none.
 */
export const isEligible = (word: string): boolean => {
  if (isListed(word)) return true
  if (isMeasure(word)) return false
  const known = lookUp(word)
  if (known !== undefined) return known.specificity !== null
  // Latin letters with marks are letters: "açaí".
  return /^[a-z\u00DF-\u024F][a-z0-9\u00DF-\u024F-]{3,24}$/.test(word) || isNumberName(word) || isFigure(word)
}

/** Names of days, months and seasons come round by themselves. */
const calendar = new Set(
  `monday tuesday wednesday thursday friday saturday sunday weekend january february march april may june july august
  september october november december spring summer autumn fall winter tonight morning evening`
    .split(/\s+/)
    .map((word) => stem(word)),
)

/** Whether a word is as common elsewhere as in health forums: its count must be a far greater surprise. */
export const isCommon = (word: string): boolean =>
  /^[a-z]{4,}$/.test(word) && lookUp(word)?.specificity === null && !calendar.has(word)

/** Whether two neighbours are as common elsewhere, as "high school" is. */
export const isCommonPair = (first: string, second: string): boolean =>
  lookUp(`${first}_${second}`)?.specificity === null

/** Whether two neighbours may be: as for a word, but a pair never seen before must begin with a word and hold no amount. */
export const isEligiblePair = (first: string, second: string): boolean => {
  if (knownPairOf(first, second) !== undefined) return true
  if (!isWord(first) || first.length < 3 || (second.length < 2 && isWord(second))) return false
  if (isMeasure(first) || first === second) return false
  return (lookUp(`${first}_${second}`)?.specificity ?? null) === null
}
