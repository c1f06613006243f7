import type { RecordName } from "@rounds/core/account/personal-records.ts"
import type postgres from "postgres"
import type { Statements } from "./client.ts"

/** Whose rows are meant. Without an account only the id is known. */
export interface Who {
  readonly id: string
  /** Proved to be theirs: what anybody has sent from an address is whose mailbox it is. */
  readonly email: string | null
  /** As the account has it, proved or not. */
  readonly typedEmail: string | null
  /** Ids at the identity provider. */
  readonly identities: ReadonlyArray<string>
}

type Fragment = postgres.PendingQuery<postgres.Row[]>

/** What is held about people in one table, and what becomes of it when one of them is erased. */
export interface Holding {
  readonly table: string
  /** Columns that say whose a row is, or something about them. */
  readonly columns: ReadonlyArray<string>
  readonly rowsOf: (sql: Statements, who: Who) => Fragment
  readonly fate: Fate
  /** The export's file, and which columns it leaves out; `null`: nothing a person could read. */
  readonly exported: {
    readonly name: RecordName
    readonly without: ReadonlyArray<string>
  } | null
}

export type Fate =
  /** The rows go. */
  | { readonly _tag: "Erased" }
  /** The rows stay and say nothing about anybody. */
  | { readonly _tag: "Anonymised"; readonly set: (sql: Statements) => Fragment; readonly why: string }
  /** The port that owns the table does it. */
  | { readonly _tag: "ErasedBy"; readonly port: "EventStore" | "TrialRedemptions" }
  | { readonly _tag: "Kept"; readonly why: string }
