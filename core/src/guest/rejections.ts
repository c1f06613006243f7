import * as Schema from "effect/Schema"

/** The visitor has had the one script that is written without an account. */
export class GuestScriptUsed extends Schema.TaggedError<GuestScriptUsed>()("GuestScriptUsed", {}) {}

/** As many guest scripts as one network gets a day were written for it. */
export class GuestNetworkFull extends Schema.TaggedError<GuestNetworkFull>()("GuestNetworkFull", {
  limit: Schema.Natural,
  retryAfterSeconds: Schema.Natural,
}) {}

/** Whoever has an account writes with it. */
export class GuestsOnly extends Schema.TaggedError<GuestsOnly>()("GuestsOnly", {}) {}

/** The guest script was copied before; one copy is included. */
export class GuestCopyUsed extends Schema.TaggedError<GuestCopyUsed>()("GuestCopyUsed", {}) {}

/** The visitor has no guest script, or an account has taken it. */
export class NoGuestScript extends Schema.TaggedError<NoGuestScript>()("NoGuestScript", {}) {}

export type GuestRejection = NoGuestScript | GuestScriptUsed | GuestNetworkFull | GuestsOnly | GuestCopyUsed
