import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { isLate, lateFrom } from "#collection/schedule.ts"

/** What the product stands on, in the order a page shows it. */
export const StatusPart = Schema.Literals(["database", "worker", "edition", "mail", "ai", "payments"])
export type StatusPart = typeof StatusPart.Type

/** `off`: not configured here, so that nothing of it can fail. */
export const PartState = Schema.Literals(["ok", "degraded", "down", "off"])
export type PartState = typeof PartState.Type

export type PartStates = { readonly [P in StatusPart]: PartState }

/** How scripts are written, and whether the endpoint took our key when it was asked at the start. */
export type WriterStanding = "offline" | "not asked yet" | "ready" | "refused"

/** What is known without the database: how this installation is set up. */
export interface Setup {
  readonly writer: WriterStanding
  readonly carrier: "smtp" | "outbox"
  readonly hasForum: boolean
  readonly takesMoney: boolean
}

/** What the records say. Times are UTC. */
export interface StatusFacts {
  /** When a worker last said that it is alive; null: never. */
  readonly worker: { readonly isAlive: boolean; readonly lastBeat: DateTime.Utc | null }
  readonly mail: {
    /** The oldest letter that should have left and has not. */
    readonly waitingSince: DateTime.Utc | null
    readonly lastSent: DateTime.Utc | null
  }
  /** Calls to the AI endpoint in the last hour. */
  readonly ai: { readonly answered: number; readonly failed: number }
  readonly payments: {
    /** Messages of the provider that were given up in the last day. */
    readonly dead: number
    /** How the last reading of the provider ended; null: it has not been read. */
    readonly lastReading: "done" | "retrying" | "failed" | null
  }
}

/** The edition that is shown, as far as its age matters. */
export interface ShownEdition {
  readonly finishedAt: DateTime.Utc
  readonly isSample: boolean
}

/** A state, and since when where the records say that better than our looking does. */
export interface Seen {
  readonly state: PartState
  readonly since: DateTime.Utc | null
}

const seen = (state: PartState, since: DateTime.Utc | null = null): Seen => ({ state, since })

/** After so many hours without a new edition it is no delay any more. */
const EDITION_DOWN_HOURS = 72

/** A letter may wait so long before mail counts as down, when none has left since. */
const MAIL_DOWN_MINUTES = 60

const editionSeen = (edition: ShownEdition | null, hasForum: boolean, now: DateTime.Utc): Seen => {
  if (edition === null) return seen(hasForum ? "down" : "off")
  if (edition.isSample || !isLate(edition.finishedAt, now)) return seen("ok")
  const lost = DateTime.add(edition.finishedAt, { hours: EDITION_DOWN_HOURS })
  return DateTime.isLessThan(lost, now) ? seen("down", lost) : seen("degraded", lateFrom(edition.finishedAt))
}

const mailSeen = ({ waitingSince, lastSent }: StatusFacts["mail"], now: DateTime.Utc): Seen => {
  if (waitingSince === null) return seen("ok")
  const leaves = lastSent !== null && DateTime.isGreaterThan(lastSent, waitingSince)
  const down = DateTime.add(waitingSince, { minutes: MAIL_DOWN_MINUTES })
  return leaves || DateTime.isLessThan(now, down) ? seen("degraded", waitingSince) : seen("down", down)
}

const aiSeen = (writer: WriterStanding, { answered, failed }: StatusFacts["ai"]): Seen => {
  if (writer === "offline") return seen("off")
  if (writer === "refused" || (failed > 0 && answered === 0)) return seen("down")
  return seen(failed > 0 ? "degraded" : "ok")
}

const paymentsSeen = ({ dead, lastReading }: StatusFacts["payments"]): Seen => {
  if (lastReading === "failed") return seen("down")
  return seen(dead > 0 || lastReading === "retrying" ? "degraded" : "ok")
}

/** How each part is, by what the records say now. */
export const partsSeen = (
  setup: Setup,
  facts: StatusFacts,
  edition: ShownEdition | null,
  now: DateTime.Utc,
): { readonly [P in StatusPart]: Seen } => ({
  database: seen("ok"),
  worker: facts.worker.isAlive ? seen("ok") : seen("down", facts.worker.lastBeat),
  edition: editionSeen(edition, setup.hasForum, now),
  mail: setup.carrier === "outbox" ? seen("off") : mailSeen(facts.mail, now),
  ai: aiSeen(setup.writer, facts.ai),
  payments: setup.takesMoney ? paymentsSeen(facts.payments) : seen("off"),
})

/** While the database cannot be reached nothing that lives in it works; the rest is as it is set up. */
export const partsWithoutDatabase = (setup: Setup): PartStates => ({
  database: "down",
  worker: "down",
  edition: "down",
  mail: setup.carrier === "outbox" ? "off" : "down",
  ai: setup.writer === "offline" ? "off" : setup.writer === "refused" ? "down" : "ok",
  payments: setup.takesMoney ? "down" : "off",
})

const worse: ReadonlyArray<PartState> = ["ok", "degraded", "down"]

/** The worst of all parts that are there. */
export const overallOf = (states: PartStates): PartState =>
  worse.findLast((state) => StatusPart.literals.some((part) => states[part] === state)) ?? "off"

/** Port. What the records say about each part, and since when each is as it is. */
export class StatusRecords extends Context.Service<
  StatusRecords,
  {
    readonly facts: Effect.Effect<StatusFacts>
    /** Keeps what has changed, as having begun then; gives since when each part is so. */
    readonly keep: (
      parts: { readonly [P in StatusPart]: Seen },
      at: DateTime.Utc,
    ) => Effect.Effect<{ readonly [P in StatusPart]: DateTime.Utc }>
  }
>()("core/status/StatusRecords") {}
