/** The files of an export that hold rows. What each is, is said in every language (`#language/records.ts`). */
export type RecordName =
  | "writing"
  | "usage"
  | "subscription"
  | "history"
  | "trial"
  | "waitlist"
  | "payment-messages"
  | "mail"
  | "security"
  | "decisions"
  | "exports"
  | "sessions"
  | "passkeys"
  | "sign-in"
  | "account"
  | "script-approvals"
  | "script-versions"
  | "topic-use"
  | "deleted-scripts"
  | "scripts"
  | "notifications"
  | "notification-preferences"
  | "weekly-plans"
  | "messages"
  | "profile"
  | "reach"
  | "topic-marks"
  | "acceptances"
  | "finding-reviews"

/** One table's rows about a person, as a file of their export. */
export interface RecordFile {
  readonly name: RecordName
  readonly rows: ReadonlyArray<{ readonly [column: string]: unknown }>
}
