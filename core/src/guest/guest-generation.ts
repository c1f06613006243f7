import * as DateTime from "effect/DateTime"
import { leaseFrom } from "#quota/lease.ts"
import type { Script } from "#script/script.ts"

/** Guest scripts that one network gets a day, so that a clinic's shared address is not locked out by its first visitor. */
export const guestScriptsPerNetwork = 10

/** Days that a guest script waits for its visitor to sign up; its cookie lives as long. */
export const guestScriptDays = 30

/** Copies of a guest script that are included. */
export const guestCopies = 1

/** The one script of a visitor, as it stands. Times are ISO 8601, UTC. */
export interface GuestGeneration {
  readonly id: string
  /** What the visitor's cookie says. */
  readonly guestId: string
  /** The visitor's name for the click, as it is kept; null where none was given. */
  readonly key: string | null
  readonly topicId: string
  readonly claimedAt: string
  /** Null while it is written, and when an account has taken it. */
  readonly script: Script | null
  /** When an account took the script. */
  readonly adoptedAt: string | null
  readonly copyCount: number
}

/** What a visitor asks for. */
export interface GuestAsk {
  readonly topicId: string
  readonly key: string | null
}

/**
 * What becomes of a request of a visitor, by what is known of them. `begin`: the first one. `again`: what was begun
 * before has died. `running`: it is written at this moment. `written`: it is this very script. `used`: they had theirs.
 */
export type GuestStanding = "begin" | "again" | "running" | "written" | "used"

export const guestStanding = (
  known:
    | (Pick<GuestGeneration, "key" | "topicId" | "claimedAt" | "adoptedAt"> & {
        readonly script: object | null
      })
    | null,
  asked: GuestAsk,
  now: DateTime.Utc,
): GuestStanding => {
  if (known === null) return "begin"
  if (known.adoptedAt !== null) return "used"
  if (known.script !== null) {
    const isSame = known.topicId === asked.topicId || (asked.key !== null && known.key === asked.key)
    return isSame ? "written" : "used"
  }
  return DateTime.isLessThan(now, leaseFrom(DateTime.makeUnsafe(known.claimedAt))) ? "running" : "again"
}

/** Seconds until the day (UTC) is over, after which a network may ask again. */
export const secondsToNextDay = (now: DateTime.Utc): number => {
  const next = DateTime.startOf(DateTime.add(now, { days: 1 }), "day")
  return Math.max(1, Math.ceil((DateTime.toEpochMillis(next) - DateTime.toEpochMillis(now)) / 1000))
}
