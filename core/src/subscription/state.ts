import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Billing, PaidTier } from "#plan/paid-plan.ts"
import { Tier } from "#plan/tier.ts"
import { InvoiceFact, newerOf, type Origin, sameOrigin, SubscriptionFact } from "./facts.ts"

/** The plan a billing cycle began with; `asOf` is the earliest news of that cycle. */
export const Cycle = Schema.Struct({
  renewsAt: Schema.DateTimeUtcFromString,
  tier: PaidTier,
  /** Absent in what was stored before it was kept. */
  billing: Schema.optionalKey(Billing),
  asOf: Schema.DateTimeUtcFromString,
})
export type Cycle = typeof Cycle.Type

export const KnownSubscription = Schema.Struct({
  latest: SubscriptionFact,
  /** The newest news that said `active`: this subscription was paid for at least once. */
  paid: Schema.NullOr(SubscriptionFact),
  hadTrial: Schema.Boolean,
  trialAllowed: Schema.Boolean,
  cycles: Schema.Array(Cycle),
  /** When the provider first and then again said `cancelled`, since it last said that the subscription runs. */
  cancelledSince: Schema.Array(Schema.DateTimeUtcFromString).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed([])),
  ),
  /** The newest news that the subscription runs: neither cancelled nor over. */
  ranAt: Schema.NullOr(Schema.DateTimeUtcFromString).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(null)),
  ),
})
export type KnownSubscription = typeof KnownSubscription.Type

/**
 * Everything known about one account's subscriptions. Joining facts is commutative, associative and
 * idempotent, which is why order and repetition of messages do not matter.
 */
export const SubscriptionState = Schema.Struct({
  subscriptions: Schema.Array(KnownSubscription),
  invoices: Schema.Array(InvoiceFact),
  tierSet: Schema.NullOr(Schema.Struct({ tier: Tier, at: Schema.DateTimeUtcFromString })),
})
export type SubscriptionState = typeof SubscriptionState.Type

export const nothingKnown: SubscriptionState = { subscriptions: [], invoices: [], tierSet: null }

const same = (a: DateTime.Utc, b: DateTime.Utc): boolean =>
  DateTime.toEpochMillis(a) === DateTime.toEpochMillis(b)

const planOf = ({ tier, billing }: Cycle): string => `${tier} ${billing ?? ""}`

const beginsEarlier = (a: Cycle, b: Cycle): boolean =>
  DateTime.isLessThan(a.asOf, b.asOf) || (same(a.asOf, b.asOf) && planOf(a) < planOf(b))

const withCycle = (cycles: ReadonlyArray<Cycle>, fact: SubscriptionFact): ReadonlyArray<Cycle> => {
  if (fact.status !== "active" || fact.renewsAt === null) return cycles
  const { renewsAt, tier, billing, updatedAt } = fact
  const seen: Cycle = { renewsAt, tier, billing, asOf: updatedAt }
  const known = cycles.find((cycle) => same(cycle.renewsAt, seen.renewsAt))
  if (known === undefined) {
    return [...cycles, seen].sort((a, b) => DateTime.Order(a.renewsAt, b.renewsAt))
  }
  return beginsEarlier(seen, known) ? cycles.map((cycle) => (cycle === known ? seen : cycle)) : cycles
}

type Cancellation = Pick<KnownSubscription, "cancelledSince" | "ranAt">

const neverCancelled: Cancellation = { cancelledSince: [], ranAt: null }

const isOver = ({ status }: SubscriptionFact): boolean => status === "cancelled" || status === "expired"

/** News of a cancellation counts from its first message on, until newer news says that the subscription runs again. */
const withCancellation = ({ cancelledSince, ranAt }: Cancellation, fact: SubscriptionFact): Cancellation => {
  const before: Cancellation = { cancelledSince, ranAt }
  const { updatedAt, status } = fact
  if (ranAt !== null && DateTime.isLessThanOrEqualTo(updatedAt, ranAt)) return before
  if (!isOver(fact)) {
    const after = cancelledSince.filter((at) => DateTime.isLessThan(updatedAt, at))
    const isSameList = after.length === cancelledSince.length
    return { ranAt: updatedAt, cancelledSince: isSameList ? cancelledSince : after }
  }
  if (status === "expired" || cancelledSince.some((at) => same(at, updatedAt))) return before
  return { ranAt, cancelledSince: [...cancelledSince, updatedAt].sort(DateTime.Order) }
}

const join = (known: KnownSubscription | undefined, fact: SubscriptionFact): KnownSubscription => {
  const paid = fact.status === "active" ? fact : null
  const hadTrial = fact.status === "trialing" || fact.trialEndsAt !== null
  if (known === undefined) {
    return {
      latest: fact,
      paid,
      hadTrial,
      trialAllowed: fact.trialAllowed,
      cycles: withCycle([], fact),
      ...withCancellation(neverCancelled, fact),
    }
  }
  const joined: KnownSubscription = {
    latest: newerOf(known.latest, fact),
    paid: paid === null ? known.paid : known.paid === null ? paid : newerOf(known.paid, paid),
    hadTrial: known.hadTrial || hadTrial,
    trialAllowed: known.trialAllowed && fact.trialAllowed,
    cycles: withCycle(known.cycles, fact),
    ...withCancellation(known, fact),
  }
  return isSame(known, joined) ? known : joined
}

const isSame = (a: KnownSubscription, b: KnownSubscription): boolean =>
  a.latest === b.latest &&
  a.paid === b.paid &&
  a.hadTrial === b.hadTrial &&
  a.trialAllowed === b.trialAllowed &&
  a.cycles === b.cycles &&
  a.cancelledSince === b.cancelledSince &&
  a.ranAt === b.ranAt

/** The subscription that `fact` is about; ids of two providers may be alike. */
export const subscriptionOf = (
  state: SubscriptionState,
  fact: Origin & Pick<SubscriptionFact, "subscriptionId">,
): KnownSubscription | undefined =>
  state.subscriptions.find(
    ({ latest }) => latest.subscriptionId === fact.subscriptionId && sameOrigin(latest, fact),
  )

/** The payment that `invoice` is about. */
export const invoiceOf = (
  state: SubscriptionState,
  invoice: Origin & Pick<InvoiceFact, "invoiceId">,
): InvoiceFact | undefined =>
  state.invoices.find((known) => known.invoiceId === invoice.invoiceId && sameOrigin(known, invoice))

/** What of it counts where this is configured: play money is worth nothing where real money is taken. */
export const countedIn = (state: SubscriptionState, origin: Origin): SubscriptionState => ({
  ...state,
  subscriptions: state.subscriptions.filter(({ latest }) => sameOrigin(latest, origin)),
  invoices: state.invoices.filter((invoice) => sameOrigin(invoice, origin)),
})

/** Text by which facts about different things are put into one order for ever. */
const placeOf = ({ provider, mode }: Origin, id: string): string => `${id} ${provider} ${mode}`

/** What is known with `fact`; the very same state when the fact teaches nothing. */
export const withSubscription = (state: SubscriptionState, fact: SubscriptionFact): SubscriptionState => {
  const known = subscriptionOf(state, fact)
  const joined = join(known, fact)
  if (joined === known) return state
  const others = state.subscriptions.filter((other) => other !== known)
  return {
    ...state,
    subscriptions: [...others, joined].sort((a, b) =>
      placeOf(a.latest, a.latest.subscriptionId) < placeOf(b.latest, b.latest.subscriptionId) ? -1 : 1,
    ),
  }
}

/** What is known with `invoice`; the very same state when it teaches nothing. */
export const withInvoice = (state: SubscriptionState, invoice: InvoiceFact): SubscriptionState => {
  const known = invoiceOf(state, invoice)
  const newest = known === undefined ? invoice : newerOf(known, invoice)
  if (newest === known) return state
  const others = state.invoices.filter((other) => other !== known)
  return {
    ...state,
    invoices: [...others, newest].sort((a, b) =>
      placeOf(a, a.invoiceId) < placeOf(b, b.invoiceId) ? -1 : 1,
    ),
  }
}

/** The one subscription whose trial counts: the earliest, if it was allowed. No other trial grants anything. */
export const countedTrial = (state: SubscriptionState): KnownSubscription | undefined =>
  state.subscriptions
    .filter(({ hadTrial }) => hadTrial)
    .sort((a, b) => DateTime.Order(a.latest.startedAt, b.latest.startedAt))
    .slice(0, 1)
    .find(({ trialAllowed }) => trialAllowed)
