/** What an operator, or the person, did with an account as a whole. */
export type AccountAction = "suspended" | "restored" | "exported" | "erasure_asked" | "erased"

/** Who does it and why. `by`: an account's id, or `cli`. */
export interface Cause {
  readonly by: string
  readonly why: string
}

export interface AuditEntry extends Cause {
  readonly accountId: string
  readonly action: AccountAction
  readonly at: string
}
