import type { Finding } from "#evidence/finding.ts"
import { maySpeak } from "#evidence/standing.ts"
import type { SubjectKind } from "#evidence/subject-file.ts"
import { answersAsk } from "./answers-ask.ts"
import type { Group, Line } from "./line.ts"
import { introduced } from "./study-named.ts"
import { distanceFrom, holdsIn, isForOthers, mayBeSaid, ranked, type Substance } from "./subject.ts"
import { inTellingOrder } from "./telling-order.ts"
import { behind, inVoice, isCleanStatement, numberOf, oneOf, stated, type Voice } from "./voice.ts"

/** An item of the library with the ways to say it, the best first. */
export interface Sayable<T> {
  readonly item: T
  readonly groups: ReadonlyArray<Group>
}

/** The findings a script may say, plain, as the answer to the question, and introduced by their source. */
export interface FindingsSaid {
  readonly plain: ReadonlyArray<Sayable<Finding>>
  readonly answers: ReadonlyArray<Sayable<Finding>>
  readonly sourced: ReadonlyArray<Sayable<Finding>>
  /** The same as the answer to the question: where it is none, that is said first. */
  readonly reviewed: ReadonlyArray<Sayable<Finding>>
}

/** A casual speaker says longer statements in their short form, in written words. */
const longestCasual = 14

/**
 * The findings of a script, each with the ways to say it. What stands behind the answers is told by how near it is to the
 * question, unless `isByNearness` is false: of what is done with a food all is as near.
 */
export const findingsSaid = (voice: Voice, isByNearness = true): FindingsSaid => {
  const { words, salt, substance, order } = voice
  const findings = inTellingOrder(voice, onTheMatter(voice, usableIn(voice)), isByNearness)
  const isAnswer = ({ id, asks }: Finding): boolean => answersAsk(substance, id, asks)
  const isShort = order.settings.duration === "30_seconds"
  const elsewhere = words.elsewhere[openAs(voice)]
  const said = (
    lead: (finding: Finding, text: string) => ReadonlyArray<Line>,
    // Without the words before it a statement would pass for the answer that it is not.
    needsLead: (finding: Finding) => boolean = () => false,
  ) =>
    findings.map((finding): Sayable<Finding> => {
      const ways = waysOf(voice, finding)
      const brief = ways.toSorted((a, b) => a.length - b.length)[0] ?? inVoice(voice, finding.says)
      return {
        item: finding,
        groups: [
          ...ways.map((text) => together(voice, finding, lead(finding, text), true)),
          ...(needsLead(finding) && !isShort
            ? []
            : ways.map((text) => together(voice, finding, [stated(finding.id, text)], true))),
          // In half a minute the subject's warning, which is always spoken there, stands for who must ask first.
          ...(isShort ? [together(voice, finding, [stated(finding.id, brief)], false)] : []),
        ],
      }
    })
  return {
    plain: said(({ id }, text) => [stated(id, text)]),
    answers: said(
      (finding, text) => {
        const leads =
          substance.missing !== null
            ? words.known
            : isAnswer(finding)
              ? words.answer[order.settings.contentTone]
              : elsewhere
        const { before, opening } = partsOf(oneOf(leads, salt))
        return [...before, stated(finding.id, behind(opening, text))]
      },
      (finding) => !isAnswer(finding),
    ),
    sourced: said((finding, text) => sourcedLines(finding, text)),
    reviewed: said(
      (finding, text) =>
        isAnswer(finding) || substance.missing !== null
          ? sourcedLines(finding, text)
          : [...partsOf(oneOf(elsewhere, salt)).before, ...sourcedLines(finding, text)],
      (finding) => !isAnswer(finding),
    ),
  }

  function sourcedLines(finding: Finding, text: string): ReadonlyArray<Line> {
    return finding.design === "label"
      ? [stated(finding.id, text)]
      : [introduced(voice, finding), { ...stated(finding.id, text), isBound: true }]
  }
}

/** A lead apart: what says nothing of the subject rests on no finding, though it opens the answer. */
const partsOf = (lead: string): { readonly before: ReadonlyArray<Line>; readonly opening: string } => {
  const [, before, opening = ""] = /^(?:(.*[.!?]) )?(.*)$/su.exec(lead) ?? []
  return {
    before: before === undefined ? [] : [{ text: before, origin: { kind: "connective" } }],
    opening,
  }
}

/** Why no finding that is said answers the question: one that would may not be said here, or there is none. */
const openAs = ({ substance, context }: Voice): keyof Voice["words"]["elsewhere"] => {
  const { main } = substance
  const isHeld = main.findings.some(
    (finding) =>
      maySpeak(finding) &&
      holdsIn(finding, context.market) &&
      !mayBeSaid(finding, context) &&
      answersAsk(substance, finding.id, finding.asks),
  )
  if (isHeld) return "held"
  return clinical.has(main.kind) ? "clinical" : "other"
}

/** Subjects whose open questions are for a doctor or pharmacist. */
const clinical: ReadonlySet<SubjectKind> = new Set([
  "medicine",
  "interaction",
  "condition",
  "body",
  "supplement",
])

/**
 * A statement in the words that fit the voice, the fitting ones first: whole sentences, and where they take too long
 * headlines. What points back at a sentence before it is said only after its partner.
 */
const waysOf = (voice: Voice, finding: Finding): ReadonlyArray<string> => {
  const { words, isBrief, mayClip, order } = voice
  const full = inVoice(voice, finding.says)
  const brief = inVoice(voice, finding.brief)
  const isLong = order.settings.contentTone === "casual" && full.split(" ").length > longestCasual
  return (isBrief || isLong ? [brief, full] : [full, brief])
    .filter((text) => text === full || mayClip || !words.isClipped(text))
    .filter((text) => finding.mustPair.length > 0 || !words.leans(text))
}

/** What may be said and passes the claims check, with all that it would mislead without. */
const usableIn = (voice: Voice): ReadonlyArray<Finding> => {
  const clean = ranked(voice.substance, voice.context).filter(({ says, brief, limit, safety }) =>
    [says, brief, limit, safety].every(
      (text) => text === null || isCleanStatement(voice, inVoice(voice, text)),
    ),
  )
  const spoken = new Set(clean.map(({ id }) => id))
  return clean.filter(
    (finding) => finding.mustPair.every((id) => spoken.has(id)) && waysOf(voice, finding).length > 0,
  )
}

/** So many findings on a question and its neighbours are a script. */
const enough = 5

/**
 * Where enough is known of what a person typed, nothing else fills the time: the syrup in the fridge is no matter of
 * whether antibiotics help with a cold.
 */
const onTheMatter = ({ substance, order }: Voice, usable: ReadonlyArray<Finding>): ReadonlyArray<Finding> => {
  if (order.topic !== null || substance.missing !== null || isPlain(substance)) return usable
  const isNear = (finding: Finding): boolean =>
    substance.onCompanion.has(finding.id) ||
    (distanceFrom(substance, finding) < far && !isForOthers(substance, finding))
  const near = usable.filter(isNear)
  return near.length < enough ? usable : near
}

/** Findings at this distance answer neither a question nor its neighbours. */
const far = 20

const isPlain = ({ asks: [first], onCompanion }: Substance): boolean =>
  onCompanion.size === 0 && (first === undefined || first === "what")

/** A statement with its limit, who must ask first, and the findings without which it misleads. */
const together = (
  voice: Voice,
  finding: Finding,
  statement: ReadonlyArray<Line>,
  isWithSafety: boolean,
): Group => {
  const beside = ({ id, limit, safety }: Finding): ReadonlyArray<Line> => [
    ...(limit === null ? [] : [stated(id, limitIn(voice, id, inVoice(voice, limit)))]),
    ...(safety === null || !isWithSafety ? [] : [{ ...stated(id, inVoice(voice, safety)), isAside: true }]),
  ]
  const partners = finding.mustPair.flatMap((id) => {
    const partner = voice.findingOf(id)
    const brief = partner === undefined ? "" : inVoice(voice, partner.brief)
    const isWhole = voice.mayClip || !voice.words.isClipped(brief)
    return partner === undefined
      ? []
      : [stated(id, isWhole ? brief : inVoice(voice, partner.says)), ...beside(partner)]
  })
  const own = [...statement, ...beside(finding)]
  const pointsBack = voice.words.leans(statement.at(-1)?.text ?? "")
  return {
    keys: [`finding:${finding.id}`, ...finding.mustPair.map((id) => `finding:${id}`)],
    lines: pointsBack ? [...partners, ...own] : [...own, ...partners],
  }
}

/** How good the evidence is, as a sentence: a note of a few words is led in where there is time for it. */
const limitIn = ({ words, salt, order }: Voice, id: string, limit: string): string =>
  order.settings.duration === "30_seconds" || !words.isClipped(limit) || limit.includes(":")
    ? limit
    : `${oneOf(words.limit, salt + numberOf(id))} ${words.within(limit)}`
