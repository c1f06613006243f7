import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Script } from "#script/script.ts"
import type { GuestAsk, GuestGeneration, GuestStanding } from "./guest-generation.ts"

/**
 * Whether a model writes for guests too, where one is configured: it costs its operator money, and nobody pays for it. So
 * many a day (UTC) at most; guests after that get a script without AI.
 */
export class GuestWriting extends Context.Service<
  GuestWriting,
  { readonly withAi: boolean; readonly aiPerDay: number }
>()("core/guest/GuestWriting") {}

/** A request for a guest script. `at` is ISO 8601, UTC. */
export interface GuestClaim extends GuestAsk {
  /** Ids that are new, for a visitor who is. */
  readonly id: string
  readonly newGuestId: string
  /** What the visitor's cookie says; null without one. */
  readonly guestId: string | null
  /** The day's keyed hash of the visitor's network. */
  readonly network: string
  readonly at: string
}

/** What came of a claim. `full`: the network has had its scripts of the day. */
export type GuestClaimed =
  { readonly standing: "full" } | { readonly standing: GuestStanding; readonly generation: GuestGeneration }

/** One run of the writer for a guest. `claimedAt` tells it from another run for the same visitor. */
export type GuestRun = Pick<GuestGeneration, "id" | "claimedAt">

/** Port. The one script of each visitor. Holds nobody's address and nothing of their browser. */
export class Guests extends Context.Service<
  Guests,
  {
    /**
     * Looks the visitor up, by the cookie or else by the key from the same network, decides by `guestStanding`, and
     * takes one of the network's `guestScriptsPerNetwork` places of the day for whoever may begin. All in one turn: however
     * many ask at once, a visitor begins once and a network never has more.
     */
    readonly claim: (claim: GuestClaim) => Effect.Effect<GuestClaimed>
    /** Keeps the finished script; false when the run is no longer the visitor's. */
    readonly finish: (run: GuestRun, script: Script, at: string) => Effect.Effect<boolean>
    /** Nothing came of the run: the visitor may ask again. `keepsPlace`: what was spent counts for the network. */
    readonly release: (run: GuestRun, keepsPlace: boolean) => Effect.Effect<void>
    /** Takes one of the day's scripts that a model may write for guests; false when all are taken. It is never given back. */
    readonly takeAiTurn: (day: string, most: number) => Effect.Effect<boolean>
    readonly byGuest: (guestId: string) => Effect.Effect<GuestGeneration | null>
    /** Counts a copy while fewer than `most` were made; false when they were, or there is no script. */
    readonly countCopy: (guestId: string, most: number) => Effect.Effect<boolean>
    /** The visitor has signed up under this identity: its account gets the script, from whatever browser. */
    readonly promise: (guestId: string, identityId: string) => Effect.Effect<void>
    /**
     * A script that waits for an account of this identity, or of who carries this cookie, and was written before `until`;
     * the oldest. Held for the surrounding transaction.
     */
    readonly waiting: (who: {
      readonly guestId: string | null
      readonly identityId: string
      readonly until: string
    }) => Effect.Effect<{ readonly id: string; readonly script: Script } | null>
    /** The script is an account's now: here, only that the visitor has had it stays. */
    readonly adopted: (id: string, at: string) => Effect.Effect<void>
    /** Median seconds of the last 50 guest scripts; null while there are too few to say anything. */
    readonly usualSeconds: Effect.Effect<number | null>
  }
>()("core/guest/Guests") {}
