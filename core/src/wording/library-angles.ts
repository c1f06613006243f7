import type { Finding } from "#evidence/finding.ts"
import { maySpeak } from "#evidence/standing.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { usualLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import type { Aspect } from "#reading/asks.ts"
import { knownConceptsOf, sequenceOf } from "#reading/concepts.ts"
import { capitalised } from "#text/capitalised.ts"
import { lookUp } from "#text/lexicon.ts"
import { termsOf } from "#text/tokens.ts"
import { isBroad, isListed, subjectOf, type SubjectKind } from "#vocabulary/subjects.ts"
import type { Idea } from "./idea.ts"
import { type Population, populationsIn, populationsOf, statedFor } from "./populations.ts"
import { turnedBy } from "./turns.ts"
import { answers, formsOf, ofFinding, ofMyth, ofMythOnIt, ofStep, onIt } from "./library-angle-forms.ts"

const noDirection = new Float64Array()

/** Who speaks of one thing is told nothing about another of these; every diet and number is compared with others. */
const foreign: ReadonlySet<SubjectKind> = new Set([
  "supplement",
  "medicine",
  "skincare",
  "therapy",
  "condition",
  "food",
  "gear",
])

/** What one eats, takes, puts on or does about something: who names none of those that a statement is on asks for others. */
const done: ReadonlySet<SubjectKind> = new Set([
  "supplement",
  "medicine",
  "skincare",
  "therapy",
  "food",
  "meal",
  "diet",
  "gear",
])

/** Eating as such, which is no row of a list. */
const eating: ReadonlySet<string> = new Set(
  ["food", "diet", "eating", "plate"].flatMap((word) => termsOf(word)),
)

const kindOf = (concept: string): SubjectKind => subjectOf(concept, null, noDirection)?.kind ?? "term"

/** What is known of a topic's posts when a file is asked what they can be told. */
export interface Wanted {
  readonly asked: ReadonlyArray<Aspect>
  /** Of whom the posts are: what holds for others is not told them. */
  readonly populations: ReadonlySet<Population>
  /** Whether posts name a thing that a statement names beside the subject. */
  readonly isNamed: (concept: string) => boolean
  /** Whether most posts show a dish: then only what names what they serve answers them. */
  readonly isServed: boolean
  /** Whether the title asks for dishes. */
  readonly isCooked: boolean
  /** Whether the file is the subject's own; that of a wider one holds only where it names the subject. */
  readonly isOwn: boolean
  /** Whether posts speak of medicines: who has a complaint and takes none is not told about tablets. */
  readonly isMedicated: boolean
  /** Whether posts speak of beginning: what holds for beginners is told to nobody else. */
  readonly isBeginning: boolean
  readonly turn: number
  readonly name: string
}

/** What a file gives: what answers the posts, and what it holds beside. */
export interface Evident {
  readonly near: ReadonlyArray<Idea>
  readonly aside: ReadonlyArray<Idea>
}

/** Whether a word of a text begins as a name's longest word does: "fasting" in "a fast", and not in "breakfast". */
const firstWordIn = (text: string, name: string): boolean => {
  const word =
    name
      .toLowerCase()
      .split(/[ -]/)
      .toSorted((a, b) => b.length - a.length)[0] ?? ""
  const beginning = word.slice(0, Math.max(4, word.length - 3))
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((one) => one.startsWith(beginning))
}

const { handled } = titleWords[usualLanguage]

/** What leans on a sentence that stands elsewhere in a file: a trial that nobody has named, a day on which something starts. */
const leaning =
  /\b(?:this|that|these|those) (?:trials?|stud(?:y|ies)|reviews?|diets?)\b|\banother blood fat\b|\bthe day you start\b/i

/** What sounds as if nothing could happen: posts that share no question may tell of somebody to whom it does. */
const reassuring =
  /\bno (?:extra|harm|more|sign|danger|reason)\b|\b(?:safe|harmless|is fine)\b|\b(?:did|does|do) not (?:harm|hurt)\b/i

/** What holds for who begins. */
const ofBeginners =
  /\b(?:beginners?|novices?|newcomers?|new (?:runners|lifters|swimmers)|untrained|inactive)\b/i

/** What is said to people who take something for their complaint. */
const ofMedicines =
  /\b(?:tablets?|pills?|medicines?|medication|drugs?|prescri\w+|dos(?:e|es|age)|creams?|gels?|treatments?)\b/i

/** The listed things that a statement names, wide ones too, but its subject. */
const thingsIn = (text: string, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const own = new Set(names.flatMap((name) => knownConceptsOf(sequenceOf(name))))
  return knownConceptsOf(sequenceOf(text)).filter((one) => isListed(one) && !own.has(one))
}

/** Letters alone, and no short form of something else. */
const isWritten = (term: string): boolean => /^[a-z]{5,}$/.test(term)

/** A word of a statement says what it is on where it is so much of health as this, or is in no list of words at all. */
const leastTelling = 1

/** The words by which a statement differs from others on its subject. */
const tellingIn = (text: string, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const own = names.flatMap((name) => sequenceOf(name)).filter((term) => term !== "")
  return sequenceOf(text).filter((term) => {
    if (term === "" || own.some((one) => term.startsWith(one))) return false
    const word = lookUp(term)
    return word === undefined ? isWritten(term) : (word.specificity ?? 0) >= leastTelling
  })
}

/**
 * What a file of the library says against a common belief, the openings that its findings carry, the findings and first
 * steps: `near` what answers one of the questions or names what the posts name, `aside` the rest, each in turn. None that
 * promotes a medicine, and none that holds for people whom the posts are not about.
 */
export const fromFile = (
  file: SubjectFile,
  { asked, populations, isNamed, isServed, isCooked, isOwn, isMedicated, isBeginning, turn, name }: Wanted,
): Evident => {
  const { findings, myths, hooks, firstSteps } = file
  const spoken = new Map(
    findings.filter((one) => maySpeak(one) && one.promotes === "none").map((one) => [one.id, one]),
  )
  const called = [name, ...file.names[usualLanguage], ...file.alsoCalled[usualLanguage]]
  const wanted = new Set(asked.flatMap((aspect) => answers[aspect] ?? []))
  // "No extra tiredness was found": a statement says what it is about.
  const toldOf = (text: string): string =>
    called.some((one) => firstWordIn(text, one)) || text.includes(": ")
      ? text
      : `${capitalised(name)}: ${text}`
  const ideas = (text: string, finding: Finding | undefined, forms: ReadonlyArray<string>) => {
    if (
      finding === undefined ||
      leaning.test(text) ||
      (!isOwn && ![name, ...file.names[usualLanguage]].some((one) => firstWordIn(text, one)))
    )
      return []
    const of = [...new Set([...populationsOf(finding, file), ...populationsIn(text)])]
    if (!of.every((one) => populations.has(one))) return []
    if (ofBeginners.test(text) && !isBeginning) return []
    if (file.kind === "condition" && ofMedicines.test(text) && !isMedicated) return []
    const things = thingsIn(text, called)
    // Who asks what helps with scars is not told of sugar: a statement on other things than the posts name is on none of them.
    const means = [
      ...things.filter((concept) => done.has(kindOf(concept))),
      ...(file.kind === "condition" ? sequenceOf(text).filter((term) => eating.has(term)) : []),
    ]
    const isUntouched =
      means.length > 0 && means.filter((concept) => isNamed(concept)).length * 2 <= means.length
    const telling = [...tellingIn(text, called), ...things]
    const isElsewhere = isUntouched || (telling.length > 0 && !telling.some((term) => isNamed(term)))
    const isOnThem =
      (!isServed && !isUntouched && finding.asks.some((ask) => wanted.has(ask))) ||
      things.some((concept) => !isBroad(concept) && isNamed(concept))
    // Who shows or seeks a dish is told how its food is handled, and nothing of a blood test.
    const isHandled = isOwn && finding.asks.includes("do_first") && handled.test(finding.says[usualLanguage])
    const isNear = isCooked ? isHandled && !isUntouched : isOnThem
    // What people believe is no finding: it is quoted as it is said.
    const isBelief = forms === ofMyth || forms === ofMythOnIt
    const states = statedFor(text, of)
    const said = isBelief ? text : forms === ofStep || text.includes("?") ? states : toldOf(states)
    return [
      {
        text: said,
        of: finding.id,
        // A statement that opens with its subject and a colon takes no second one.
        forms:
          forms === ofFinding && said.includes(": ")
            ? forms.filter((form) => !form.includes(": {t}"))
            : forms,
        isNear,
        isPlain: forms !== ofStep && !reassuring.test(text) && called.some((one) => firstWordIn(text, one)),
        isUntouched,
        isElsewhere,
        isForeign: things.some((one) => !isBroad(one) && foreign.has(kindOf(one)) && !isNamed(one)),
      },
    ]
  }
  const rows = [
    hooks.flatMap(({ type, says, finding }) =>
      ideas(says[usualLanguage], spoken.get(finding), formsOf(type, says[usualLanguage])),
    ),
    myths.flatMap(({ myth, finding }) => {
      const belief = myth[usualLanguage]
      return ideas(belief, spoken.get(finding), onIt.test(belief) ? ofMythOnIt : ofMyth)
    }),
    [...spoken.values()]
      .filter(({ strength }) => strength === "strong" || strength === "moderate")
      .slice(0, 4)
      .flatMap((finding) => ideas(finding.brief[usualLanguage], finding, ofFinding)),
    firstSteps.flatMap(({ says, finding }) => ideas(says[usualLanguage], spoken.get(finding), ofStep)),
  ].map((row) => turnedBy(row, turn))
  // One of each kind in turn, so that neither myths nor openings stand first for a week.
  const mixed = turnedBy(rows, turn)
    .flatMap((row) => row.map((idea, place) => ({ ...idea, place })))
    .toSorted((a, b) => a.place - b.place)
  const worded = (isNear: boolean): ReadonlyArray<Idea> =>
    mixed
      .filter((idea) => idea.isNear === isNear)
      .flatMap(({ text, of, forms, isPlain, isForeign, isUntouched, isElsewhere }, i) =>
        turnedBy(forms, turn + i).map((form) => ({
          form,
          of,
          isPlain,
          isForeign,
          isUntouched,
          isElsewhere,
          angle: form
            .replace("{n}", () => capitalised(name))
            .replace("{t}", () => text)
            .replace("{m}", () => text.replace(/\.$/, "")),
        })),
      )
  return { near: worded(true), aside: worded(false) }
}
