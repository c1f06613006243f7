import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { choices } from "#lib/choices.ts"
import { fullDay } from "#lib/words.ts"
import { adminEvidence as phrases } from "#words/admin/evidence.ts"

export type Subject = SuccessOf<"GET /api/admin/evidence">[number]
export type Finding = SuccessOf<"GET /api/admin/evidence/{subject}">[number]

/** Which subjects the list shows. */
export const filters = [
  ["all", phrases.allSubjects],
  ["unsigned", phrases.notSigned],
  ["overdue", phrases.overdue],
  ["held", phrases.withFindingsHeldBack],
] as const
export type Filter = (typeof filters)[number][0]

export const isShown = (
  { name, subject, unsigned, overdue, findings, spoken }: Subject,
  filter: Filter,
  text: string,
): boolean => {
  const counted = { all: 1, unsigned, overdue, held: findings - spoken }[filter]
  const wanted = text.trim().toLowerCase()
  return counted > 0 && `${name} ${subject}`.toLowerCase().includes(wanted)
}

export const isSigned = ({ standing, signedBy }: Pick<Finding, "standing" | "signedBy">) =>
  standing === "current" && signedBy !== null

/** Whether somebody answers for a finding, and else why not. */
export const stateOf = ({ standing, signedBy }: Pick<Finding, "standing" | "signedBy">) =>
  standing === "unverified"
    ? phrases.heldBack
    : standing === "retracted"
      ? phrases.sourceWithdrawn
      : standing === "overdue"
        ? phrases.overdue
        : signedBy === null
          ? phrases.notSigned
          : phrases.signed

export const askWords = ({ asks }: Pick<Finding, "asks">) =>
  phrases.answers({ questions: asks.map((ask) => `“${questions[ask]}”`).join(", ") })

/** What a finding answers. */
const questions: { readonly [A in Finding["asks"][number]]: string } = {
  what: phrases.what,
  works: phrases.works,
  how_much: phrases.howMuch,
  when: phrases.when,
  how_long: phrases.howLong,
  safe: phrases.safe,
  side_effects: phrases.sideEffects,
  who_not: phrases.whoNot,
  with: phrases.with,
  forms: phrases.forms,
  compare: phrases.compare,
  cause: phrases.cause,
  do_first: phrases.doFirst,
  stop: phrases.stop,
  children: phrases.children,
  pregnancy: phrases.pregnancy,
  older: phrases.older,
  myth: phrases.myth,
}

export const strengthWords: { readonly [S in Finding["strength"]]: string } = {
  strong: phrases.strong,
  moderate: phrases.moderate,
  weak: phrases.weak,
  conflicting: phrases.conflicting,
  none: phrases.noneFound,
}
export const strengthNames = choices<Finding["strength"]>(strengthWords)

export const designWords: { readonly [D in Finding["design"]]: string } = {
  guideline: phrases.guideline,
  regulator: phrases.regulator,
  "fact sheet": phrases.factSheet,
  "meta-analysis": phrases.metaAnalysis,
  "systematic review": phrases.systematicReview,
  review: phrases.reviewArticle,
  "position stand": phrases.positionStand,
  consensus: phrases.consensus,
  rct: phrases.rct,
  cohort: phrases.cohort,
  "case report": phrases.caseReport,
  label: phrases.label,
  "product test": phrases.productTest,
  lab: phrases.lab,
}

const readings = {
  own_page: phrases.readOnOwnPage,
  index_copy: phrases.readInACopy,
  republished: phrases.readRepublished,
  second_hand: phrases.readAtSecondHand,
} as const
export const readWords = ({ source, checkedOn }: Pick<Finding, "source" | "checkedOn">) =>
  readings[source.readAs]({ day: fullDay(`${checkedOn}T12:00:00Z`) })

type Said = Finding["history"][number]
const withReviewer = {
  signed: phrases.signedByAt,
  corrected: phrases.correctedByAt,
  retired: phrases.retiredByAt,
} as const
const withoutReviewer = {
  signed: phrases.signedAt,
  corrected: phrases.correctedAt,
  retired: phrases.retiredAt,
} as const
/** What was once said of a finding, when and by whom. */
export const historyWords = (kind: Said["kind"], at: string, reviewer: Said["reviewer"]) =>
  reviewer === null
    ? withoutReviewer[kind]({ at })
    : withReviewer[kind]({ at, name: reviewer.name, qualification: reviewer.qualification })

/** What correcting or retiring it touches. */
export const spokenWords = ({ scripts, people }: Pick<Finding, "scripts" | "people">) =>
  scripts === 0 ? phrases.noScriptSpeaksIt : phrases.scriptsSpeakIt({ scripts, people })
