import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { wordsOf } from "#lib/words.ts"
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
  phrases.answersJoin({ join: asks.map((ask) => `“${wordsOf(ask).toLowerCase()}”`).join(", ") })

const readings: { readonly [R in Finding["source"]["readAs"]]: string } = {
  own_page: phrases.readOnTheSourcesOwnPage,
  index_copy: phrases.readInAnIndexsCopy,
  republished: phrases.readWhereItWasPublishedAgain,
  second_hand: phrases.readAtSecondHand,
}
export const readWords = ({ source, checkedOn }: Pick<Finding, "source" | "checkedOn">) =>
  phrases.valueLastOnCheckedon({ value: readings[source.readAs], checkedOn })

/** What correcting or retiring it touches. */
export const spokenWords = ({ scripts, people }: Pick<Finding, "scripts" | "people">) =>
  scripts === 0 ? phrases.noScriptSpeaksIt : phrases.scriptsOfPeopleSpeakItRetired({ scripts, people })
