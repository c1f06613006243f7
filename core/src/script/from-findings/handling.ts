import type { Finding } from "#evidence/finding.ts"
import { usualLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"

type Told = Pick<Finding, "asks" | "says">

/** The first word of work in a kitchen that a finding says ("rinse", "degrees"): by what it tells two of them apart. Empty where it says none. */
export const handlingOf = ({ says }: Pick<Told, "says">): string =>
  titleWords[usualLanguage].handled.exec(says[usualLanguage])?.[0].toLowerCase() ?? ""

/** Whether a finding tells how a food is best handled, and not who should leave it. */
export const tellsHandling = (finding: Told): boolean =>
  handlingOf(finding) !== "" && finding.asks.includes("do_first") && !finding.asks.includes("who_not")
