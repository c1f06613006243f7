import type { PartState, StatusPart } from "./status.ts"

/** What a part is called, and what it does for people. */
export const partWords: { readonly [P in StatusPart]: readonly [name: string, does: string] } = {
  database: ["Database", "Keeps accounts, topics and scripts."],
  worker: ["Background work", "Collects topics, sends mail, carries out what the payment provider says."],
  edition: ["Topics of the day", "The daily edition of topics."],
  mail: ["Mail", "Letters leave for your mailbox."],
  ai: ["Writing with AI", "Scripts written by a model."],
  payments: ["Payments", "Trials, subscriptions and invoices."],
}

export const stateWords: { readonly [S in PartState]: string } = {
  ok: "Works",
  degraded: "Slower or in part",
  down: "Does not work",
  off: "Not used here",
}

/** The state of the whole in one sentence. */
export const overallWords: { readonly [S in PartState]: string } = {
  ok: "Everything works.",
  degraded: "Something is slower than usual, or works in part.",
  down: "Something does not work.",
  off: "Nothing is switched on here.",
}
