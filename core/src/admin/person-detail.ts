import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { Account } from "#account/account.ts"
import { AccountErased } from "#account/account-erased.ts"
import { isoOrNull } from "#kernel/iso.ts"
import { Notifications } from "#notification/ports.ts"
import { priceInCents } from "#plan/catalogue.ts"
import type { Language } from "#script/settings.ts"
import { explainAccount } from "#subscription/explain.ts"
import { Subscriptions } from "#subscription/ports.ts"
import { running } from "#subscription/unwanted.ts"
import { AdminActions, People } from "./ports.ts"

const SHOWN = 20
const FACTS = 50

/** What goes on being charged, the dearest first where there are several. */
const chargedOf = Effect.fnUntraced(function* (userId: string) {
  const state = yield* Subscriptions.use((subscriptions) => subscriptions.of(userId))
  const [first] = running(state)
    .map(({ latest: { tier, billing, renewsAt } }) => ({
      tier,
      billing,
      amountCents: priceInCents(tier, billing),
      next: isoOrNull(renewsAt),
    }))
    .toSorted((one, other) => other.amountCents - one.amountCents)
  return first ?? null
})

/** Everything an administrator sees of one person, and which rules decide what they may do now, told in `language`. */
export const detailOf = Effect.fn("detailOf")(function* (account: Account, language: Language) {
  const { id } = account
  const people = yield* People
  const notifications = yield* Notifications
  const user = yield* people.byId(id)
  if (user === null) return yield* Effect.die(new AccountErased({ operation: "read a person" }))
  const { events, decisions, tier, status, because, accessUntil, nextBillingAt, trialEndsAt } =
    yield* explainAccount(account, yield* DateTime.now, language)
  return {
    user,
    scripts: yield* people.scripts(id),
    access: { tier, status, because, accessUntil, nextBillingAt, trialEndsAt, decisions },
    charged: yield* chargedOf(id),
    facts: events
      .slice(-FACTS)
      .toReversed()
      .map(({ happenedAt, text }) => ({ happenedAt, text })),
    sessions: yield* people.places(id),
    notifications: yield* notifications.list(id, SHOWN),
    preferences: yield* notifications.preferencesOf(id),
    actions: yield* AdminActions.use((actions) => actions.list({ account: id, limit: SHOWN })),
  }
})
