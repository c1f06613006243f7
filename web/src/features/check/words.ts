import type { ClaimFinding } from "@rounds/core/script/script.ts"
import { check as phrases } from "#words/check.ts"

type Severity = ClaimFinding["severity"]

/** How serious a finding is, in words. */
export const severityWords: { readonly [S in Severity]: string } = {
  block: phrases.mustChange,
  warn: phrases.needsASourceOrOtherWords,
  info: phrases.lookAgain,
}

/** By the first letters of a rule's name. */
const kinds: { readonly [family: string]: string } = {
  HC: phrases.promisesACure,
  EV: phrases.moreThanTheEvidence,
  WT: phrases.weightAndLooks,
  RX: phrases.medicines,
  PHI: phrases.aPatientsStory,
  DX: phrases.adviceFromAfar,
  AD: phrases.advertising,
  CR: phrases.aTitle,
  VG: phrases.vagueHealthWords,
  SF: phrases.safety,
}

/** Rules of a family that are about something else than the rest of it. */
const own: { readonly [rule: string]: string } = {
  "HC-SUBSTITUTE": phrases.leadsAwayFromTreatment,
  "HC-DISCOURAGE": phrases.leadsAwayFromTreatment,
  "HC-HARMFUL-REMEDY": phrases.safety,
  "HC-INFANT-FOOD": phrases.safety,
  "HC-VACCINE": phrases.againstHealthAuthorities,
  "HC-DENIAL": phrases.againstHealthAuthorities,
  "D16-LANGUAGE": phrases.notRead,
}

/** What sort of claim a rule is about. */
export const kindOf = ({ rule }: Pick<ClaimFinding, "rule">): string =>
  own[rule] ?? kinds[rule.split("-")[0] ?? ""] ?? phrases.aClaimToCheck

export const looksFor = [
  phrases.looksForPromises,
  phrases.looksForNumbers,
  phrases.looksForStories,
  phrases.looksForMedicines,
  phrases.looksForTitles,
]
