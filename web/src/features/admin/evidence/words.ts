import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { plural, wordsOf } from "#lib/words.ts"

export type Subject = SuccessOf<"GET /api/admin/evidence">[number]
export type Finding = SuccessOf<"GET /api/admin/evidence/{subject}">[number]

/** Which subjects the list shows. */
export const filters = [
  ["all", "All subjects"],
  ["unsigned", "Not signed"],
  ["overdue", "Overdue"],
  ["held", "With findings held back"],
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
    ? "Held back"
    : standing === "retracted"
      ? "Source withdrawn"
      : standing === "overdue"
        ? "Overdue"
        : signedBy === null
          ? "Not signed"
          : "Signed"

export const askWords = ({ asks }: Pick<Finding, "asks">) =>
  `answers ${asks.map((ask) => `“${wordsOf(ask).toLowerCase()}”`).join(", ")}`

const readings: { readonly [R in Finding["source"]["readAs"]]: string } = {
  own_page: "Read on the source’s own page",
  index_copy: "Read in an index’s copy",
  republished: "Read where it was published again",
  second_hand: "Read at second hand",
}
export const readWords = ({ source, checkedOn }: Pick<Finding, "source" | "checkedOn">) =>
  `${readings[source.readAs]}, last on ${checkedOn}.`

/** What correcting or retiring it touches. */
export const spokenWords = ({ scripts, people }: Pick<Finding, "scripts" | "people">) =>
  scripts === 0
    ? "No script speaks it."
    : `${plural(scripts, "script")} of ${plural(people, "person", "people")} speak it. Retired, it is a point to settle in each of them.`
