import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Instant } from "#kernel/text.ts"
import { Language } from "#script/settings.ts"

/** A queue of jobs and what stands in it now. */
export const QueueState = Schema.Struct({
  name: Schema.String,
  /** Ready to be worked on, or waiting for their time. */
  waiting: Schema.Natural,
  running: Schema.Natural,
  /** Failed, and will be tried again. */
  retrying: Schema.Natural,
  /** Tried in vain, in the last two weeks. */
  failed: Schema.Natural,
  oldestRunningSince: Schema.NullOr(Instant),
})
export type QueueState = typeof QueueState.Type

export const WebhookState = Schema.Literals(["received", "done", "ignored", "dead"])

/** A message of the payment provider that is not carried out yet, or could not be. */
export const OpenWebhook = Schema.Struct({
  hash: Schema.String,
  eventName: Schema.String,
  receivedAt: Instant,
  attempts: Schema.Natural,
  status: WebhookState,
  lastError: Schema.NullOr(Schema.String),
})
export type OpenWebhook = typeof OpenWebhook.Type

export const MailState = Schema.Literals(["queued", "sent", "refused", "failed"])
export type MailState = typeof MailState.Type

/** One letter and its fate; its text is gone once it has left. */
export const MailLine = Schema.Struct({
  id: Schema.String,
  kind: Schema.String,
  recipient: Schema.NullOr(Schema.String),
  subject: Schema.String,
  /** Of the subject; absent where somebody edited it. */
  language: Schema.optionalKey(Language),
  status: MailState,
  tries: Schema.Natural,
  lastError: Schema.NullOr(Schema.String),
  /** "outbox", or the mail server that took it. */
  transport: Schema.NullOr(Schema.String),
  queuedAt: Instant,
  settledAt: Schema.NullOr(Instant),
  /** Whether it could not leave and can be sent again. */
  maySendAgain: Schema.Boolean,
}).annotate({ identifier: "MailLine" })
export type MailLine = typeof MailLine.Type

const Count = <S extends string>(status: Schema.Literals<ReadonlyArray<S>>) =>
  Schema.Struct({ status, count: Schema.Natural })

/** What runs beside the screens, as it stands now. */
export const OperationsNow = Schema.Struct({
  /** Whether a worker has said lately that it is alive. */
  worker: Schema.Boolean,
  queues: Schema.Array(QueueState),
  webhooks: Schema.Struct({
    counts: Schema.Array(Count(WebhookState)),
    /** Dead ones and those that failed at least once, the newest first, at most 50. */
    open: Schema.Array(OpenWebhook),
  }),
  mail: Schema.Array(Count(MailState)),
}).annotate({ identifier: "OperationsNow" })
export type OperationsNow = typeof OperationsNow.Type

/** Port. Queues, messages of the payment provider, letters. */
export class Operations extends Context.Service<
  Operations,
  {
    /** Counts of webhooks and letters since a day (UTC). */
    readonly now: (since: string) => Effect.Effect<OperationsNow>
    /** The newest first, at most `limit` (1 to 200). */
    readonly mail: (search: {
      readonly status: MailState | null
      readonly limit: number
    }) => Effect.Effect<ReadonlyArray<MailLine>>
    /** One letter; null when there is none. */
    readonly letter: (id: string) => Effect.Effect<MailLine | null>
  }
>()("core/admin/Operations") {}

/** What a further try of a message came to. */
export const WebhookRetried = Schema.Struct({
  hash: Schema.String,
  eventName: Schema.String,
  status: Schema.Literals([...WebhookState.literals, "seen", "unreadable"]),
  error: Schema.NullOr(Schema.String),
}).annotate({ identifier: "WebhookRetried" })
export type WebhookRetried = typeof WebhookRetried.Type

/** Port. Tries a dead message of the payment provider again; null when there is none of this hash. */
export class DeadWebhooks extends Context.Service<
  DeadWebhooks,
  { readonly retry: (hash: string) => Effect.Effect<WebhookRetried | null> }
>()("core/admin/DeadWebhooks") {}

/** Port. Puts a letter that could not leave back on its way; false when nothing of it is left to be sent. */
export class UndeliveredMail extends Context.Service<
  UndeliveredMail,
  { readonly sendAgain: (id: string) => Effect.Effect<boolean> }
>()("core/admin/UndeliveredMail") {}

/** What became of a message that says what became of a letter. `letter`: the one it is about, where that is ours. */
export const ReturnedOutcome = Schema.Struct({
  outcome: Schema.Literals([
    /** It is no report of a delivery, or none of a letter that we can tell. */
    "no_report",
    /** No letter that left from here has this id. Nothing in such a message is believed. */
    "not_ours",
    /** Late, or given up for now: noted with the letter. */
    "noted",
    /** The letter was refused for ever. */
    "refused",
    /** And nobody has the address: it gets no more mail until one arrives that its owner asked for. */
    "address_stopped",
  ]),
  letter: Schema.NullOr(Schema.String),
  reason: Schema.NullOr(Schema.String),
}).annotate({ identifier: "ReturnedOutcome" })
export type ReturnedOutcome = typeof ReturnedOutcome.Type

/** Port. Takes a message that came back after a mail server had taken a letter (RFC 3464); the same one twice is once. */
export class ReturnedMail extends Context.Service<
  ReturnedMail,
  { readonly take: (message: Uint8Array) => Effect.Effect<ReturnedOutcome> }
>()("core/admin/ReturnedMail") {}
