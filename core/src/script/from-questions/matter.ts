import type { Nature } from "#evidence/nature.ts"
import type { Kitchen } from "#script/from-findings/kitchen.ts"
import type { Line } from "#script/from-findings/line.ts"
import { type AskFirst, type Errand, errands } from "./words.ts"

/** A subject that nothing, or too little, may be stated about. */
export interface Matter {
  /** As it is said in the order's language. */
  readonly name: string
  readonly nature: Nature
  /** Its own, from the library. */
  readonly warning: Line | null
  /** For whom somebody must be asked first, where the title asks for them. */
  readonly asksFirst: AskFirst | null
  /** What is known of what dishes are asked of; empty of anything else. */
  readonly kitchen: Kitchen
  /** Says a title that is a sentence. */
  readonly quoted: string | null
}

/** Of these one decides for or against. */
const chosen: ReadonlySet<Errand> = new Set(["taken", "prescribed", "eaten", "done"])

/** Whether one decides for or against a matter, and may be told what to ask before. */
export const isChoice = ({ nature }: Pick<Matter, "nature">): boolean => chosen.has(errands[nature])
