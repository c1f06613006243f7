import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { mayCall } from "#account/access.ts"
import type { Account } from "#account/account.ts"
import { confirmedFor, mayBeginScript, scriptsBeforeConfirmation } from "#account/confirmed.ts"
import { Profiles } from "#account/ports.ts"
import type { Reach } from "#account/profile.ts"
import { ActorId } from "#kernel/stamped.ts"
import { textBetween } from "#kernel/text.ts"
import { packs } from "#language/pack.ts"
import { largerOnSale } from "#plan/larger.ts"
import { Entitlements, Plans } from "#plan/ports.ts"
import { PlanSelectionRequired } from "#plan/rejections.ts"
import { UsageQuery } from "#quota/ports.ts"
import { MonthlyQuotaReached } from "#quota/rejections.ts"
import { isHeld } from "#quota/usage.ts"
import { generationOutcome } from "./outcome.ts"
import { Scripts } from "./ports.ts"
import type { OnProgress } from "./progress.ts"
import type { ScriptSettings } from "./settings.ts"
import { writeScript } from "./write.ts"

/** A title as a person may give it: up to 300 characters, of which one at least is more than space. */
export const TopicTitle = textBetween(1, 300, "topic_title_missing")

/** What somebody asks for with one Generate click, at whatever door. */
export interface ScriptOrder {
  readonly idempotencyKey: string | null
  /** Null for a custom script, written from its title alone. */
  readonly topicId: string | null
  readonly topicTitle: string
  readonly angle: string | null
  readonly settings: OrderedSettings
  /** Written without AI, although a model is configured. */
  readonly withoutAi?: boolean
}

/** Settings as they are asked for: where the market, or what is promoted, is left open, the profile says it. */
export type OrderedSettings = Omit<ScriptSettings, "market" | "promotes"> & Partial<ScriptSettings>

/**
 * Has a script written for an account: whether it may, with what is known of the person, and in the words of their plan
 * when the month is used up. Every door calls this.
 */
export const orderScript = Effect.fn("orderScript")(function* (
  account: Account,
  order: ScriptOrder,
  onProgress: OnProgress,
) {
  const { id: userId } = account
  yield* Effect.fromResult(mayCall("active", account))
  if (!account.emailVerified) yield* mayBegin(account, order.idempotencyKey)
  // Two clicks at once have both begun none: the books, which take one after the other, let one of them through.
  const atMost = account.emailVerified ? null : scriptsBeforeConfirmation
  const topicTitle = Schema.decodeUnknownSync(TopicTitle)(order.topicTitle).trim()
  const profile = yield* Profiles.use((profiles) => profiles.of(userId))
  const settings = yield* settledFor(userId, order.settings)
  return yield* writeScript(
    { ...order, settings, topicTitle, userId, by: ActorId.make(userId), profile, atMost },
    onProgress,
  ).pipe(
    Effect.catchTag("MonthlyQuotaReached", (reached) =>
      Effect.gen(function* () {
        const now = yield* DateTime.now
        const { requiresPlanSelection, tier } = yield* Entitlements.use((port) => port.of(userId, now))
        const { limit, used, resetsAt } = reached
        const larger = largerOnSale(tier, (yield* Plans).on(now))
        if (atMost !== null && limit <= atMost) yield* Effect.fromResult(confirmedFor("next_script", account))
        return yield* requiresPlanSelection
          ? new PlanSelectionRequired({ of: "scripts", limit, used })
          : new MonthlyQuotaReached({ limit, used, resetsAt, ...(larger === undefined ? {} : { larger }) })
      }),
    ),
  )
})

/**
 * The settings with what the person has said before of where videos are shown and what they promote. What is said for
 * the first time is kept; without a word the language decides, and teaching promotes nothing.
 */
export const settledFor = Effect.fnUntraced(function* (userId: string, asked: OrderedSettings) {
  const known = yield* Profiles.use((profiles) => profiles.reachOf(userId))
  const kept = {
    market: known.market === null ? (asked.market ?? null) : null,
    promotes: known.promotes === null ? (asked.promotes ?? null) : null,
  }
  if (kept.market !== null || kept.promotes !== null)
    yield* Profiles.use((profiles) => profiles.keepReach(userId, kept))
  return settledBy(known, asked)
})

/** The same without keeping anything. */
export const settledBy = (known: Reach, asked: OrderedSettings): ScriptSettings => ({
  ...asked,
  market: asked.market ?? known.market ?? packs[asked.language].market,
  promotes: asked.promotes ?? known.promotes ?? "nothing",
})

/** A click that was sent before is no new one, whatever became of it. */
const mayBegin = Effect.fnUntraced(function* (account: Account, key: string | null) {
  const { state } = key === null ? { state: "unknown" } : yield* generationOutcome(account.id, key)
  if (state === "done" || state === "running" || state === "deleted") return
  const now = yield* DateTime.now
  const { open } = yield* UsageQuery.use((usage) => usage.of(account.id))
  const written = yield* Scripts.use((scripts) => scripts.hasAny(account.id))
  const begun = open.filter((one) => isHeld(one, now)).length + (written ? 1 : 0)
  yield* Effect.fromResult(mayBeginScript(begun, account))
})
