import type { WritingOrder } from "@rounds/core/script/ports.ts"

/** The findings of an order as a model reads them, with their ids; bounded. Ours, so outside the fence. */
export const evidenceFor = ({ given, settings: { language } }: WritingOrder): string => {
  if (given.findings.length === 0) {
    return (
      "FINDINGS: none on this subject. State nothing about it. Write what people ask, what to find out and whom to ask; " +
      "a sentence that states something all the same is marked as the speaker's own, who must bring a source."
    )
  }
  const findings = given.findings.map(
    ({ id, strength, design, population, says, limit, safety, mustPair, source }) =>
      [
        `[${id}] ${strength}; ${design}${source.year === null ? "" : ` ${source.year}`}; ${population}.`,
        `Says: ${says[language]}`,
        limit === null ? "" : `Limit: ${limit[language]}`,
        safety === null ? "" : `Safety: ${safety[language]}`,
        mustPair.length === 0 ? "" : `Must go with: ${mustPair.join(", ")}.`,
      ]
        .filter((part) => part !== "")
        .join(" "),
  )
  const warnings = given.redFlags.map(({ id, urgency, says }) => `[${id}] ${urgency}: ${says[language]}`)
  const steps = given.firstSteps.map(({ finding, says }) => `[${finding}] ${says[language]}`)
  const myths = given.myths.map(
    ({ finding, myth, truth }) => `[${finding}] Myth: ${myth[language]} Truth: ${truth[language]}`,
  )
  return [
    `The script answers, in this order of weight: ${given.asks
      .slice(0, 4)
      .map((ask) => ask.replaceAll("_", " "))
      .join(", ")}.`,
    `FINDINGS, the best answer first:\n${bounded(findings, 9_000)}`,
    warnings.length === 0
      ? ""
      : `WARNINGS (${given.mustWarn ? "say at least one, with its id" : "say one where harm is touched"}):\n${bounded(warnings, 2_000)}`,
    steps.length === 0 ? "" : `FIRST STEPS:\n${bounded(steps, 1_500)}`,
    myths.length === 0 ? "" : `MYTHS:\n${bounded(myths, 2_000)}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n")
}

/** Whole lines, as many as there is room for. */
const bounded = (lines: ReadonlyArray<string>, room: number): string => {
  let left = room
  return lines
    .filter((line) => {
      left -= line.length + 1
      return left >= 0
    })
    .join("\n")
}
