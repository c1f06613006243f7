import * as Schema from "effect/Schema"
import { Instant } from "#kernel/text.ts"
import type { Beat } from "#script/script.ts"

/**
 * Whether a script was checked before filming. `draft`: never. `out_of_date`: it was, and then its words changed, or
 * something opened again.
 */
export const ApprovalState = Schema.Literals(["draft", "checked", "out_of_date"])
export type ApprovalState = typeof ApprovalState.Type

export const Approval = Schema.Struct({
  state: ApprovalState,
  openPoints: Schema.Natural,
  /** When it was last checked; null while it never was. */
  checkedAt: Schema.NullOr(Instant),
  /** The version whose words were checked. */
  checkedVersion: Schema.NullOr(Schema.Natural),
})
export type Approval = typeof Approval.Type

/** What an approval vouches for: everything that is said, and everything that is shown in letters. */
export const approvedWords = (beats: ReadonlyArray<Pick<Beat, "text" | "onScreen">>): string =>
  beats.map(({ text, onScreen }) => (onScreen === "" ? text : `${text}\n[${onScreen}]`)).join("\n\n")

/** The last approval of a script. `isOfTheseWords`: the words are still the ones that were checked. */
export interface LastApproval {
  readonly version: number
  readonly at: string
  readonly isOfTheseWords: boolean
}

export const approvalOf = (last: LastApproval | null, openPoints: number): Approval => ({
  state: last === null ? "draft" : last.isOfTheseWords && openPoints === 0 ? "checked" : "out_of_date",
  openPoints,
  checkedAt: last?.at ?? null,
  checkedVersion: last?.version ?? null,
})
