import type { Ask, Finding } from "#evidence/finding.ts"
import type { Library } from "#evidence/library.ts"
import type { FirstStep, Myth, RedFlag, SubjectFile } from "#evidence/subject-file.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import { substanceOf } from "#script/from-findings/substance-of.ts"
import { ranked, touchesHarm } from "#script/from-findings/subject.ts"
import { warningId } from "#script/sources.ts"
import type { WritingOrder } from "#script/ports.ts"

/** What a writer may rest a script on: what the evidence library has for an order, and this speaker may say. */
export interface Given {
  /** The subject, then what it comes together with; empty when the library has nothing on it. */
  readonly subjects: ReadonlyArray<SubjectFile>
  /** The questions the script is to answer, the first before all. */
  readonly asks: ReadonlyArray<Ask>
  /** The best answer first, at most `mostFindings`. */
  readonly findings: ReadonlyArray<Finding>
  /** When to see someone, with the id that such a sentence names. */
  readonly redFlags: ReadonlyArray<RedFlag & { readonly id: string }>
  readonly firstSteps: ReadonlyArray<FirstStep>
  readonly myths: ReadonlyArray<Myth>
  /** The question touches harm: the subject's warning is spoken. */
  readonly mustWarn: boolean
}

/** Nothing: every statement is the writer's own. */
export const nothingGiven: Given = {
  subjects: [],
  asks: [],
  findings: [],
  redFlags: [],
  firstSteps: [],
  myths: [],
  mustWarn: false,
}

/** More findings than this fill no script, only the prompt. */
export const mostFindings = 24

export const givenFor = (
  library: Library,
  order: Pick<WritingOrder, "title" | "topic" | "angle" | "settings">,
  context: ClaimContext,
): Given => {
  const substance = substanceOf(library, order)
  if (substance === null) return nothingGiven
  const findings = ranked(substance, context).slice(0, mostFindings)
  const said = new Set(findings.map(({ id }) => id))
  const { main, companion, asks } = substance
  return {
    subjects: companion === null ? [main] : [main, companion],
    asks,
    findings,
    redFlags: main.redFlags.map((flag, index) => ({
      ...flag,
      id: flag.finding ?? warningId(main.subject, index),
    })),
    firstSteps: main.firstSteps.filter(({ finding }) => said.has(finding)),
    myths: main.myths.filter(({ finding }) => said.has(finding)),
    mustWarn: touchesHarm(substance),
  }
}
