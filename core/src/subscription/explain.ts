import { isoOrNull } from "#kernel/iso.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { fold } from "#kernel/decider.ts"
import { type AccessWords, accessWords } from "#language/access.ts"
import { usualLanguage } from "#language/pack.ts"
import { streamOf } from "#kernel/dispatch.ts"
import { EventStore } from "#kernel/event-store.ts"
import { allowanceOf } from "#plan/allowance.ts"
import { choosePlan } from "#plan/choose.ts"
import type { Entitlement } from "#plan/entitlement.ts"
import { Plans } from "#plan/ports.ts"
import type { Tier } from "#plan/tier.ts"
import type { Plan } from "#plan/catalogue.ts"
import { viewerOf } from "#plan/viewer.ts"
import { quota } from "#quota/aggregate.ts"
import { QuotaEvent } from "#quota/events.ts"
import type { Language } from "#script/settings.ts"
import { usageFacts } from "#quota/state.ts"
import { type Usage, usageAt } from "#quota/usage.ts"
import type { Deed } from "./deed.ts"
import { countedAt, entitlementAt, grantingAt, tierSetAt } from "./access.ts"
import { subscription } from "./aggregate.ts"
import { SubscriptionEvent } from "./events.ts"
import { Payments } from "./ports.ts"
import { countedIn, type SubscriptionState } from "./state.ts"
import { type TimelineEntry, timelineOf } from "./timeline.ts"

/** One thing an account may or may not do, and the rule that says so. */
export interface Decision {
  readonly what: Deed
  readonly allowed: boolean
  readonly because: string
}

/** Why an account may do what it may do at one instant. Times are ISO 8601, UTC. */
export interface Explanation {
  readonly userId: string
  readonly at: string
  readonly tier: Tier
  readonly status: Entitlement["status"]
  /** The rule that gives the tier. */
  readonly because: string
  readonly accessUntil: string | null
  readonly nextBillingAt: string | null
  readonly trialEndsAt: string | null
  readonly decisions: ReadonlyArray<Decision>
  /** The month, its counters, and which grants they burnt. */
  readonly period: Usage
  /** What the provider and admins said, as far as it was known at `at`. */
  readonly events: ReadonlyArray<TimelineEntry>
}

const counted = (
  words: AccessWords,
  what: "script" | "topic_view",
  used: number,
  limit: number | null,
): Decision => ({
  what,
  allowed: limit === null || used < limit,
  because: limit === null ? words.unlimited : words.used(used, limit),
})

const included = (
  words: AccessWords,
  what: "specialty_filter" | "manual_refresh",
  allowed: boolean,
): Decision => ({ what, allowed, because: allowed ? words.included : words.notIncluded })

const purchase = (
  words: AccessWords,
  entitlement: Entitlement,
  isAdmin: boolean,
  plan: Plan,
): ReadonlyArray<Decision> => {
  if (plan.id === "starter") return []
  const choice = choosePlan(viewerOf(entitlement, isAdmin), plan)
  return [
    choice._tag === "Refused"
      ? { what: plan.id, allowed: false, because: words.refused(choice) }
      : { what: plan.id, allowed: true, because: words.bought[choice._tag] },
  ]
}

const trialDecision = ({ trial }: AccessWords, { hasUsedTrial, tier }: Entitlement): Decision => {
  const allowed = !hasUsedTrial && (tier === "free" || tier === "freemium")
  return {
    what: "trial",
    allowed,
    because: hasUsedTrial ? trial.used : allowed ? trial.none : trial.hasPlan,
  }
}

const reasonOf = (words: AccessWords, state: SubscriptionState, at: DateTime.Utc): string => {
  const granting = grantingAt(state, at)
  if (granting !== undefined) return words.rules[granting.because]
  if (tierSetAt(state, at) !== null) return words.tierSet
  const [best] = countedAt(state, at)
  return best === undefined ? words.noSubscription : words.rules[best.because]
}

/** The same facts and rules that decide, put side by side. `usage` is of the month of `at`. */
export const explain = (given: {
  readonly userId: string
  readonly isAdmin: boolean
  readonly at: DateTime.Utc
  readonly baseTier: Tier
  readonly state: SubscriptionState
  readonly events: ReadonlyArray<SubscriptionEvent>
  readonly usage: Usage
  readonly plans: ReadonlyArray<Plan>
  /** In which it is told; the usual one, unless said. */
  readonly language?: Language
}): Explanation => {
  const { userId, at, state, usage, isAdmin } = given
  const entitlement = entitlementAt(state, at, given.baseTier)
  const words = accessWords[given.language ?? usualLanguage]
  const { specialtyFilter, manualRefresh } = allowanceOf(entitlement.tier)
  return {
    userId,
    at: DateTime.formatIso(at),
    tier: entitlement.tier,
    status: entitlement.status,
    because: reasonOf(words, state, at),
    accessUntil: isoOrNull(entitlement.accessUntil),
    nextBillingAt: isoOrNull(entitlement.nextBillingAt),
    trialEndsAt: isoOrNull(entitlement.trialEndsAt),
    decisions: [
      counted(words, "script", usage.scriptsUsed + usage.scriptsOpen, usage.scriptsLimit),
      counted(words, "topic_view", usage.topicViews, usage.topicViewsLimit),
      included(words, "specialty_filter", specialtyFilter),
      included(words, "manual_refresh", manualRefresh),
      trialDecision(words, entitlement),
      ...given.plans.flatMap((plan) => purchase(words, entitlement, isAdmin, plan)),
    ],
    period: usage,
    events: timelineOf(given.events, words.history),
  }
}

const decodeNews = Schema.decodeUnknownSync(SubscriptionEvent)
const decodeQuota = Schema.decodeUnknownSync(QuotaEvent)

const isKnownBy =
  (at: DateTime.Utc) =>
  (event: { readonly at: DateTime.Utc }): boolean =>
    DateTime.isLessThanOrEqualTo(event.at, at)

/**
 * Explains an account at any instant: in the past by what was known then, in the future by what is known now and
 * will come about by time alone.
 */
export const explainAccount = Effect.fn("explainAccount")(function* (
  account: { readonly id: string; readonly isAdmin: boolean; readonly baseTier: Tier },
  at: DateTime.Utc,
  language: Language = usualLanguage,
) {
  const { id: userId, isAdmin, baseTier } = account
  const store = yield* EventStore
  const plans = yield* Plans
  const heard = yield* store.load(streamOf(subscription, userId), null)
  const events = heard.events.map(({ data }) => decodeNews(data)).filter(isKnownBy(at))
  const { origin } = yield* Payments
  const state = countedIn(fold(subscription.decider, events), origin)
  const counted = yield* store.load(streamOf(quota, userId), null)
  const spent = counted.events.map(({ data }) => decodeQuota(data)).filter(isKnownBy(at))
  const facts = usageFacts(fold(quota.decider, spent))
  const usage = usageAt(facts, at, allowanceOf(entitlementAt(state, at, baseTier).tier))
  return explain({ userId, isAdmin, at, baseTier, state, events, usage, plans: plans.on(at), language })
})
