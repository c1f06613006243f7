import type { ClaimFinding } from "@rounds/core/script/script.ts"

type Severity = ClaimFinding["severity"]

/** How serious a finding is, in words. */
export const severityWords: { readonly [S in Severity]: string } = {
  block: "Must change",
  warn: "Needs a source or other words",
  info: "Look again",
}

/** By the first letters of a rule's name. */
const kinds: { readonly [family: string]: string } = {
  HC: "Promises a cure or a protection",
  EV: "More than the evidence says",
  WT: "Weight and looks",
  RX: "Medicines",
  PHI: "A patient’s story or details",
  DX: "Advice from afar",
  AD: "Advertising",
  CR: "A title",
  VG: "Vague health words",
  SF: "Safety",
}

/** What sort of claim a rule is about. */
export const kindOf = ({ rule }: Pick<ClaimFinding, "rule">): string =>
  kinds[rule.split("-")[0] ?? ""] ?? "A claim to check"

export const looksFor = [
  "Promises of a cure, a result or safety",
  "Numbers and “studies show” without a study",
  "Patients’ stories used as proof",
  "Starting, stopping or changing a medicine",
  "Titles and claims your market does not allow",
]
