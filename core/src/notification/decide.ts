import * as DateTime from "effect/DateTime"
import * as Schema from "effect/Schema"
import { allowanceOf } from "#plan/allowance.ts"
import { QuotaEvent } from "#quota/events.ts"
import type { WriterProblem } from "#script/rejections.ts"
import type { SubscriptionEvent } from "#subscription/events.ts"
import { running } from "#subscription/unwanted.ts"
import { subscriptionNotices } from "./decide-subscription.ts"
import type { Happening } from "./happening.ts"
import type { Notice } from "./kinds.ts"
import { isWithoutPlan, type Known, usageOf } from "./standing.ts"
import { dayOf } from "./value-types.ts"

/** Everything that can be told about. */
export type Fact = SubscriptionEvent | QuotaEvent | Happening

/** What a fact is looked at with. */
export interface Circumstances {
  /** Which fact it is, so that it is told once: the event's place in its stream. */
  readonly event: string
  readonly known: Known
  /** Where mail to the person it is told to goes. */
  readonly email: string
  /** Where people write for help: a mailbox or a page. */
  readonly support: string
  /** The moment of telling. */
  readonly now: DateTime.Utc
}

const isHappening = (fact: Fact): fact is Happening => fact._tag in happened

/**
 * What a fact tells the person it is about, or the administrators. Pure, and exhaustive over every event there is: a
 * new one does not compile until it says what it tells, and nothing is an answer.
 */
export const noticesOf = (fact: Fact, circumstances: Circumstances): ReadonlyArray<Notice> => {
  if (isHappening(fact)) return happeningNotices(fact, circumstances)
  return isOfQuota(fact) ? quotaNotices(fact, circumstances) : subscriptionNotices(fact, circumstances)
}

const isOfQuota: (fact: QuotaEvent | SubscriptionEvent) => fact is QuotaEvent = Schema.is(QuotaEvent)

const quotaNotices = (fact: QuotaEvent, circumstances: Circumstances): ReadonlyArray<Notice> => {
  switch (fact._tag) {
    case "GenerationCharged":
      return scriptNotices(circumstances)
    case "TopicViewed":
      return viewNotices(circumstances)
    case "QuotaGranted": {
      const { extraScripts: scripts, extraTopicViews: views, until } = fact
      return granted({ scripts, views, until: until === null ? null : dayOf(until) }, circumstances.event)
    }
    // The screen that waits for it says it.
    case "GenerationReserved":
    case "GenerationReleased":
    case "QuotaMonthOpened":
      return []
  }
}

/** Only what was given is told. */
const granted = (
  { scripts, views, until }: { scripts: number; views: number; until: DateTime.Utc | null },
  about: string,
): ReadonlyArray<Notice> => [
  ...(scripts === 0 ? [] : [{ kind: "scripts_granted", about, values: { scripts, until } } as const]),
  ...(views === 0 ? [] : [{ kind: "views_granted", about, values: { views, until } } as const]),
]

/** From here on there is not much left. */
const NEAR = 0.8

type Stage = "near" | "used_up"

const stageOf = (used: number, limit: number | null): Stage | null => {
  if (limit === null || limit === 0 || used < limit * NEAR) return null
  return used < limit ? "near" : "used_up"
}

/** Each stage once a month; a larger plan or a bonus has stages of its own. */
const scriptNotices = ({ known, now }: Circumstances): ReadonlyArray<Notice> => {
  const { scriptsUsed: used, scriptsLimit: limit, period, resetsAt } = usageOf(known, now)
  const stage = stageOf(used, limit)
  if (stage === null || limit === null) return []
  const about = `scripts_${stage}:${period}:${limit}`
  // Whoever pays already has no larger number to go to.
  const more = isWithoutPlan(known, now) ? allowanceOf("creator_pro").scripts : null
  const values = { used, limit, more, resets: DateTime.makeUnsafe(resetsAt) }
  return [{ kind: `scripts_${stage}`, about, values }]
}

const viewNotices = ({ known, now }: Circumstances): ReadonlyArray<Notice> => {
  const { topicViews: used, topicViewsLimit: limit, period, resetsAt } = usageOf(known, now)
  const stage = stageOf(used, limit)
  if (stage === null || limit === null) return []
  const about = `views_${stage}:${period}:${limit}`
  return [{ kind: `views_${stage}`, about, values: { used, limit, resets: DateTime.makeUnsafe(resetsAt) } }]
}

const welcome = (): ReadonlyArray<Notice> => {
  const { scripts, topicViews } = allowanceOf("freemium")
  return [{ kind: "welcome", about: "welcome", values: { scripts: scripts ?? 0, views: topicViews ?? 0 } }]
}

/** Who is suspended hears that the plan is charged all the same. */
const suspended = ({ event, known, support }: Circumstances): Notice => {
  const charged = running(known.subscriptions)[0]?.latest
  return {
    kind: "account_suspended",
    about: event,
    values: { plan: charged?.tier ?? null, support },
    inTestMode: charged?.mode === "test",
  }
}

/** Where an operator looks first. */
const settingOf: { readonly [P in WriterProblem]: string } = {
  key: "OPENAI_API_KEY",
  model: "OPENAI_MODEL",
  request: "OPENAI_BASE_URL",
}

type Happened = {
  readonly [Tag in Happening["_tag"]]: (
    happening: Extract<Happening, { readonly _tag: Tag }>,
    circumstances: Circumstances,
  ) => ReadonlyArray<Notice>
}

/** `about` is the thing itself where the same may be noticed twice. */
const happened: Happened = {
  AccountOpened: ({ confirmed }, { event }) =>
    confirmed ? welcome() : [{ kind: "confirm_address", about: event, values: {} }],
  AddressConfirmed: welcome,
  AddressChanged: (_, { event, support }) => [{ kind: "address_changed", about: event, values: { support } }],
  SafetyChanged: ({ change }, circumstances) => {
    const { event: about, support } = circumstances
    if (change === "account_suspended") return [suspended(circumstances)]
    return change === "two_step_on"
      ? [{ kind: change, about, values: { support } }]
      : [{ kind: change, about, values: {} }]
  },
  AddressRefused: ({ letter }, { email }) => [
    { kind: "mail_refused", about: `mail_refused:${letter}`, values: { email } },
  ],
  DataReady: ({ hours }, { event }) => [{ kind: "data_ready", about: event, values: { hours } }],
  ScriptUnclaimed: ({ scriptId, topic }) => [
    { kind: "script_ready", about: `script_ready:${scriptId}`, values: { script: scriptId, topic } },
  ],
  CollectionFailed: ({ day }) => [
    { kind: "collection_failed", about: `collection_failed:${day}`, values: { day: dayOf(day) } },
  ],
  EditionWithheld: ({ day }) => [
    { kind: "edition_withheld", about: `edition_withheld:${day}`, values: { day: dayOf(day) } },
  ],
  WriterRefused: ({ day, problem }) => [
    { kind: "ai_refused", about: `ai_refused:${day}`, values: { setting: settingOf[problem] } },
  ],
  MessageReceived: ({ id, subject }) => [
    { kind: "message_received", about: `message_received:${id}`, values: { subject } },
  ],
  WebhookDead: ({ hash, message }) => [
    { kind: "webhook_dead", about: `webhook_dead:${hash}`, values: { message } },
  ],
}

const happeningNotices = <H extends Happening>(
  happening: H,
  circumstances: Circumstances,
): ReadonlyArray<Notice> => {
  // The table has for each tag the function that takes it.
  const tell = happened[happening._tag] as (
    happening: H,
    circumstances: Circumstances,
  ) => ReadonlyArray<Notice>
  return tell(happening, circumstances)
}
