import type { Ask, Finding } from "#evidence/finding.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { near } from "#evidence/nature.ts"
import { maySpeak } from "#evidence/standing.ts"
import { evidenceWords } from "#language/evidence.ts"
import { usualLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import type { Language } from "#script/settings.ts"
import type { Called } from "./called.ts"

/** A question that stays open: nothing is known of it (`unknown`), only of what lies `nearest`, or it may not be said (`held`). */
export interface Missing {
  readonly kind: "unknown" | "nearest" | "held"
  /** What is asked about, as the script's language calls it; null where it has no name that stands in a sentence. */
  readonly beside: string | null
}

/** What a script may be made of: the files that are about its subject, and what it is to answer. */
export interface Substance {
  readonly main: SubjectFile
  /** How the script calls `main`. */
  readonly called: Called
  readonly companion: SubjectFile | null
  /** The question first, then what lies near it. */
  readonly asks: ReadonlyArray<Ask>
  /** Only a finding on that very question answers it: an amount, a time, a way that a typed title asks for. */
  readonly isExact: boolean
  /** Ids of the main file's findings on what the subject comes together with: the script is about these. */
  readonly onCompanion: ReadonlySet<string>
  /** The title names a second thing of which the library knows nothing together with the subject. */
  readonly isOneOfTwo: boolean
  /** What a typed title asks that no finding answers which may be said here; null where one does. */
  readonly missing: Missing | null
  /** Findings that would tell only the half of what is asked. */
  readonly leftOut: ReadonlySet<string>
  /** What the title is worded in. */
  readonly written: Language
}

/** Professions that leave to others how a medicine is handled. Who has not said what they are is not held back. */
const noClinicians: ReadonlySet<string> = new Set([
  "nutritionist",
  "fitness_professional",
  "health_coach",
  "other",
])

/** Whether how a medicine is handled is for a speaker to say. */
export const speaksOfMedicines = (profession: ClaimContext["profession"]): boolean =>
  !noClinicians.has(profession ?? "")

/** Whether a finding holds in a market: what Europe advises is told in Türkiye, too. */
export const holdsIn = ({ jurisdiction }: Finding, market: ClaimContext["market"]): boolean =>
  jurisdiction === "any" || jurisdiction === market || (market === "TR" && jurisdiction === "EU")

/**
 * Whether a speaker in a market may say a finding to the public. What a prescription medicine does well is spoken in
 * the United States alone, and there by nobody who sells something.
 */
export const mayBeSaid = (finding: Finding, { market, profession, promotes }: ClaimContext): boolean =>
  maySpeak(finding) &&
  (finding.saidBy === "anyone" || speaksOfMedicines(profession)) &&
  (finding.promotes === "none" || (market === "US" && promotes === "nothing")) &&
  holdsIn(finding, market)

/** Questions about a pair that its whole file answers. */
export const aboutBoth: ReadonlySet<Ask> = new Set(["safe", "with", "works", "what", "side_effects"])

/** Questions that only a finding on them answers: an amount, a time, a way. */
export const exact: ReadonlySet<Ask> = new Set([
  "how_much",
  "when",
  "how_long",
  "stop",
  "forms",
  "compare",
  "cause",
])

/** People for whom something is asked: what is about them is told last to whoever did not ask for them. */
export const forWhom: ReadonlySet<Ask> = new Set(["pregnancy", "children", "older"])
/** So many places behind what else answers as well: before what does not answer, and behind that where it only comes near. */
const ofOthers = { answering: 5, near: 15 } as const
/** From so far on a finding only comes near an answer. */
const nearFrom = 10

/** Whether a finding is about people for whom nobody asked. */
export const isForOthers = (
  { asks }: Pick<Substance, "asks">,
  { asks: [foremost] }: Pick<Finding, "asks">,
): boolean => foremost !== undefined && forWhom.has(foremost) && !asks.includes(foremost)

/** Who asks what helps with a complaint hears that first, and then what is believed to help and does not. */
export const disappoints = (
  { main, asks: [foremost] }: Pick<Substance, "main" | "asks">,
  { asks }: Pick<Finding, "asks">,
): boolean => main.kind === "condition" && foremost === "works" && asks.includes("myth")

/** The findings that hold for adults: who asks for a child is told none of them. */
export const ofGrownUps = ({ findings }: SubjectFile): ReadonlyArray<string> =>
  findings
    .filter(
      ({ asks, says }) =>
        !asks.includes("children") && titleWords[usualLanguage].grownUps.test(says[usualLanguage]),
    )
    .map(({ id }) => id)

/** What is asked also where a title puts no question of its own. */
const unput: ReadonlySet<Ask> = new Set(["what", "works"])

/** What advises rather than measures. */
const advises: ReadonlySet<Finding["design"]> = new Set([
  "guideline",
  "regulator",
  "fact sheet",
  "position stand",
  "consensus",
])

/** Questions that each country rules on for itself. */
const ruled: ReadonlySet<Ask> = new Set(["when", "how_much", "how_long", "forms"])
/** Of two rules as good, that of the viewers' own market goes first. */
const ofOwnMarket = -0.6

const ruleOf = (
  { design, says }: Finding,
  { market, language }: ClaimContext,
  asked: Ask | undefined,
): number => {
  const isRule = asked !== undefined && ruled.has(asked) && advises.has(design)
  return isRule && evidenceWords[language].ruledIn[market].test(says[language]) ? ofOwnMarket : 0
}

const weight = { strong: 0, moderate: 1, weak: 2, conflicting: 2, none: 3 } as const

/**
 * What may be said about the subject, the best answer first: what speaks of what it comes together with, what answers
 * the question itself, then its neighbours, then the rest; within those the stronger evidence. Of a second subject only what answers the question.
 */
export const ranked = (
  { main, companion, asks, onCompanion, leftOut }: Substance,
  context: ClaimContext,
): ReadonlyArray<Finding> => {
  const [first] = asks
  const distanceOf = (finding: Finding): number => {
    const distance = answerDistance(finding)
    if (!isForOthers({ asks }, finding)) return distance
    return distance + ofOthers[distance < nearFrom ? "answering" : "near"]
  }
  // Most who ask are not the few who must not.
  const exempting = (finding: Finding): number =>
    finding.asks[0] === "who_not" && !asks.includes("who_not") && main.kind !== "interaction" ? 2 : 0
  // Of what speaks of the second thing, that on the question itself: no stronger evidence makes up for another one.
  const isPut = first !== undefined && !unput.has(first)
  const answered = ({ asks: own }: Finding): number =>
    asks.filter((ask) => own.includes(ask)).length + Number(isPut && own.includes(first))
  const disappointing = (finding: Finding): number => Number(disappoints({ main, asks }, finding))
  const answerDistance = (finding: Finding): number => {
    if (onCompanion.has(finding.id)) return -10 - answered(finding) + exempting(finding)
    // A pair's file tells the risk first; a single reassuring study must not answer for it.
    if (main.kind === "interaction" && (first === undefined || aboutBoth.has(first))) return 0
    const at = asks.findIndex((ask) => finding.asks.includes(ask))
    if (at >= 0) return at + (asks[at] === finding.asks[0] ? 0 : 0.25) + disappointing(finding)
    const beside = first === undefined ? -1 : near[first].findIndex((ask) => finding.asks.includes(ask))
    return beside >= 0 ? nearFrom + beside : 2 * nearFrom
  }
  const inOrder = (file: SubjectFile, base: number) =>
    file.findings
      .filter((finding) => mayBeSaid(finding, context) && !leftOut.has(finding.id))
      .map((finding, index) => ({
        finding,
        place:
          base +
          distanceOf(finding) * 2 +
          (main.kind === "interaction" ? 0 : weight[finding.strength]) +
          ruleOf(finding, context, first) +
          index / 100,
      }))
  const second =
    companion === null ? [] : inOrder(companion, 4).filter(({ place }) => place < 4 + 2 * nearFrom)
  return [...inOrder(main, 0), ...second].toSorted((a, b) => a.place - b.place).map(({ finding }) => finding)
}

/** How far what rests on a finding is from the question: what speaks of the second thing, the question itself, its neighbours, the rest. */
export const distanceFrom = (
  { asks, onCompanion }: Pick<Substance, "asks" | "onCompanion">,
  finding: Finding | undefined,
): number => {
  const [first] = asks
  if (finding === undefined || first === undefined) return 0
  if (onCompanion.has(finding.id)) return -1
  const at = asks.findIndex((ask) => finding.asks.includes(ask))
  if (at >= 0) return at
  const beside = near[first].findIndex((ask) => finding.asks.includes(ask))
  return beside >= 0 ? 10 + beside : 20
}

/** Questions about harm: a script that touches one says when to see someone. */
const harmful: ReadonlySet<Ask> = new Set([
  "safe",
  "side_effects",
  "who_not",
  "with",
  "stop",
  "cause",
  "children",
  "pregnancy",
])

/** Whether the subject's warning must be spoken. */
export const touchesHarm = ({ main, asks }: Substance): boolean =>
  ["medicine", "interaction", "condition", "body"].includes(main.kind) ||
  asks.slice(0, 2).some((ask) => harmful.has(ask))
