import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { SubscriptionStatus } from "#plan/entitlement.ts"
import { Billing, PaidTier } from "#plan/paid-plan.ts"

const Utc = Schema.DateTimeUtcFromString

/** What the provider can say; `incomplete` is ours, for who never bought anything. */
export const ProviderStatus = SubscriptionStatus.pick([
  "trialing",
  "active",
  "past_due",
  "paused",
  "cancelled",
  "expired",
])
export type ProviderStatus = typeof ProviderStatus.Type

/** Who takes the money. The sandbox takes none. */
export const Provider = Schema.Literals(["sandbox", "lemonsqueezy"])
export type Provider = typeof Provider.Type

/** Whether money is real there. */
export const MoneyMode = Schema.Literals(["test", "live"])
export type MoneyMode = typeof MoneyMode.Type

/** Where a fact comes from. A fact counts only where it comes from what is configured. */
export interface Origin {
  readonly provider: Provider
  readonly mode: MoneyMode
}

/** What was stored before facts said where they come from is play money: real money is read at the provider again. */
const origin = {
  provider: Provider.pipe(Schema.withDecodingDefaultKey(Effect.succeed("sandbox" as const))),
  mode: MoneyMode.pipe(Schema.withDecodingDefaultKey(Effect.succeed("test" as const))),
}

/**
 * What the payment provider says about one subscription as of `updatedAt`. A message is a fact about that
 * instant, not an order: it may come late, twice, or before its predecessor. Ids are the provider's; nothing
 * here names a person.
 */
export const SubscriptionFact = Schema.Struct({
  ...origin,
  subscriptionId: Schema.String,
  customerId: Schema.String,
  orderId: Schema.NullOr(Schema.String),
  tier: PaidTier,
  billing: Billing,
  status: ProviderStatus,
  /** When the provider created the subscription: a trial starts here. */
  startedAt: Utc,
  trialEndsAt: Schema.NullOr(Utc),
  renewsAt: Schema.NullOr(Utc),
  endsAt: Schema.NullOr(Utc),
  updatedAt: Utc,
  /** When we asked the provider ourselves; null when the provider told us. */
  readAt: Schema.NullOr(Utc),
  /** False when this person already had a trial under another account. */
  trialAllowed: Schema.Boolean,
  /** Our own conclusion instead of the provider's word: asked about the subscription, it knows none. */
  unknownToProvider: Schema.optionalKey(Schema.Literal(true)),
})
export type SubscriptionFact = typeof SubscriptionFact.Type

export const InvoiceStatus = Schema.Literals(["pending", "paid", "void", "refunded", "partial_refund"])
export type InvoiceStatus = typeof InvoiceStatus.Type

/** What the provider says about one payment. Amounts are cents. An order stands for the first payment. */
export const InvoiceFact = Schema.Struct({
  ...origin,
  invoiceId: Schema.String,
  subscriptionId: Schema.NullOr(Schema.String),
  orderId: Schema.NullOr(Schema.String),
  /** `updated`: a payment between two billing dates; refunding it ends nothing. */
  reason: Schema.Literals(["initial", "renewal", "updated"]),
  status: InvoiceStatus,
  total: Schema.Int,
  refunded: Schema.Int,
  createdAt: Utc,
  refundedAt: Schema.NullOr(Utc),
  updatedAt: Utc,
  readAt: Schema.NullOr(Utc),
})
export type InvoiceFact = typeof InvoiceFact.Type

const lifeOrder: { readonly [S in ProviderStatus | InvoiceFact["status"]]: number } = {
  trialing: 0,
  active: 1,
  past_due: 2,
  paused: 3,
  cancelled: 4,
  expired: 5,
  pending: 0,
  void: 1,
  paid: 2,
  partial_refund: 3,
  refunded: 4,
}

type Fact = SubscriptionFact | InvoiceFact

const textOf = (fact: Fact): string =>
  Object.entries(fact)
    .filter(([name]) => name !== "readAt")
    .map(([, value]) => value)
    .map((value) => (DateTime.isDateTime(value) ? DateTime.formatIso(value) : String(value)))
    .join("|")

const millis = (at: DateTime.Utc | null): number => (at === null ? 0 : DateTime.toEpochMillis(at))

/**
 * A total order on facts about one object: positive when `a` is newer news than `b`. The provider's clock has
 * whole seconds, so ties are settled for ever in one way: what we read ourselves beats what we were told, then
 * the later stage of life, then the text. Any order of arrival therefore ends in the same state.
 */
export const compareNews = (a: Fact, b: Fact): number => {
  const byTime = millis(a.updatedAt) - millis(b.updatedAt)
  if (byTime !== 0) return byTime
  const byReading = millis(a.readAt) - millis(b.readAt)
  if (byReading !== 0) return byReading
  const byStage = lifeOrder[a.status] - lifeOrder[b.status]
  if (byStage !== 0) return byStage
  const [left, right] = [textOf(a), textOf(b)]
  return left === right ? 0 : left < right ? -1 : 1
}

/** Whether two facts come from the same place. */
export const sameOrigin = (a: Origin, b: Origin): boolean => a.provider === b.provider && a.mode === b.mode

export const newerOf = <F extends Fact>(a: F, b: F): F => (compareNews(a, b) >= 0 ? a : b)

/** Whether two facts say the same; when we asked does not matter. */
export const saysTheSame = (a: Fact, b: Fact): boolean => textOf(a) === textOf(b)
