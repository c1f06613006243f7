import { isAdded, type Head } from "#topic/telling.ts"
import { textRead } from "#topic/text-read.ts"
import { knownConceptsOf, sequenceOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { termsOf } from "#text/tokens.ts"
import { isBroad, isListed, type Subject, type SubjectKind, subjectOf } from "#vocabulary/subjects.ts"
import { presentIn } from "./present.ts"
import { isPut } from "./put.ts"
import { mark, markedIn, phrase } from "./subject-mark.ts"

/** A part of a sentence that says one thing, in small letters, the subject as a mark. */
export interface Clause {
  readonly said: string
  /** The same with what it leaves out: "instead of §". */
  readonly whole: string
  /** Whether it asks, or calls for an answer. */
  readonly asks: boolean
  /** Whether it names another subject of ours. */
  readonly names: boolean
}

const clauseEnds =
  /[.,;:!?()"/]|\b(?:but|because|since|though|although|however)\b|\b(?:and|so|or)(?= (?:what|how|which|why|when|where|is|are|do|does|did|can|could|should|would|will|any|i|has|have|if)\b)/

const asking =
  /\b(?:what|what's|whats|how|how's|which|why|when|where|who|is|are|am|was|do|does|did|can|could|should|would|will|has|have|any|any(?:one|body|thing)|recommend\w*|suggest\w*|advice|help|need\w*|want|looking|tips|ideas|thoughts|form[ -]?check|critique|dae|share|best)\b/

/** Who needed help tells of it. */
const past = /\b(?:wanted|needed|asked|got|gave|offered|was|were|had|found|helped)\b/

/** What somebody says in quotation marks is another's. */
const quoted = /["“][^"“”]{12,}["”]/g

/** What a question may be about in place of what it names beside that: who runs, and when, is none. */
const objects: ReadonlySet<SubjectKind> = new Set([
  "supplement",
  "medicine",
  "food",
  "diet",
  "condition",
  "symptom",
  "skincare",
  "therapy",
  "gear",
  "organ",
])
const none = new Float64Array()

const holdsOther = (clause: string, own: Subject): boolean => {
  const parts = new Set(own.concept.split("_"))
  return knownConceptsOf(sequenceOf(clause.replaceAll(mark, " ; "))).some(
    (one) =>
      isListed(one) &&
      !isBroad(one) &&
      !one.split("_").some((part) => parts.has(part)) &&
      objects.has(subjectOf(one, null, none)?.kind ?? "term"),
  )
}

const clausesIn = (sentence: string, subject: Subject): ReadonlyArray<Clause> => {
  const plain = sentence.replace(quoted, " ; ")
  const isAsked = isPut(plain)
  const isQuestion = plain.includes("?")
  const split = (text: string): ReadonlyArray<string> =>
    markedIn(text, subject)
      .split(clauseEnds)
      .map((one) => one.trim())
      .filter((one) => one !== "")
  const [here, all] = [split(presentIn(plain)), split(plain)]
  return all.map((whole, at) => ({
    said: here.includes(whole) ? whole : (here.find((one) => whole.startsWith(one)) ?? ""),
    whole,
    asks: isQuestion
      ? at === all.length - 1 || asking.test(whole)
      : isAsked && asking.test(whole) && !past.test(whole),
    names: holdsOther(whole, subject),
  }))
}

/** A pronoun behind a verb or a preposition: "is it" and "does this" may stand for the sentence. */
const pronoun =
  /(?<!\b(?:is|was|does|did|do|will|would|can|could|should|makes|if|that|and|but|what|how|like)) (?:it|them|these|this)(?= |$)/

/** Asks and leaves to the title what about. */
const bareCall =
  /^(?:please |so |and )?(?:what (?:can|should|could|do) i do|(?:any |need |looking for |some )(?:\w+ )?(?:advice|tips|suggestions|help|ideas|recommendations)|(?:please )?help(?: me)?(?: please)?|advice|suggestions)$/

const titlePieces = (title: string): ReadonlyArray<string> =>
  title.split(/(?<=[.!?:;])\s+|\s+[-–—]+\s+|\.{2,}|…/).filter((piece) => /\p{L}/u.test(piece))

/** Words of a name that say no more than its others. */
const filling = /^(?:eating|disorders?|diseases?|syndromes?|diets?|the|of|a|and)$/i

/** Whether a post writes all that a name says. */
const isWhole = ({ terms }: ReadPost, { name, concept }: Subject): boolean => {
  const counted = concept.split("_")
  return name
    .split(/[ -]/)
    .filter((word) => !filling.test(word))
    .flatMap(termsOf)
    .every((term) => counted.includes(term) || isAdded(term) || terms.includes(term))
}

const named = new RegExp(phrase)

/** What a post says of a subject: the clauses of its title, and those of its body that name it or, under such a title, mean it. */
export interface SpokenClauses {
  readonly title: ReadonlyArray<Clause>
  readonly body: ReadonlyArray<Clause>
  /** All that it asks, whatever about. */
  readonly asked: ReadonlyArray<Clause>
  /** The questions of the title and the body whole, where one part names it and another asks. */
  readonly questions: ReadonlyArray<Clause>
}

export const spokenClausesOf = (post: ReadPost, { subject }: Pick<Head, "subject">): SpokenClauses | null => {
  const { text } = post
  if (text === null || !isWhole(post, subject)) return null
  const title = titlePieces(text.title).flatMap((piece) => clausesIn(piece, subject))
  const isTitled = title.some(({ said }) => named.test(said)) && title.every(({ names }) => !names)
  const body = textRead(text)
    .sentences()
    .flatMap(({ written }) => (isPut(written) ? clausesIn(written, subject) : []))
  const meant = (clauses: ReadonlyArray<Clause>): ReadonlyArray<Clause> =>
    clauses.flatMap((clause) => {
      if (clause.whole.includes(mark)) return [clause]
      if (!isTitled || clause.names || !clause.asks) return []
      const own = bareCall.test(clause.whole)
        ? `${clause.whole} with ${mark}`
        : clause.whole.replace(pronoun, ` ${mark}`)
      return [{ ...clause, said: own, whole: own }]
    })
  const questions = [
    ...titlePieces(text.title),
    ...textRead(text)
      .sentences()
      .map(({ written }) => written),
  ]
    .filter((sentence) => sentence.trim().endsWith("?"))
    .map((sentence): Clause => {
      const said = markedIn(presentIn(sentence.replace(quoted, " ; ")), subject)
      return { said, whole: said, asks: true, names: false }
    })
  return {
    title: meant(title),
    body: meant(body),
    asked: [...title, ...body].filter(({ asks }) => asks),
    questions,
  }
}
