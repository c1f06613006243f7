import * as Schema from "effect/Schema"

/** Administrators do not suspend, delete or demote themselves: a slip would lock them out. */
export class OwnAccount extends Schema.TaggedError<OwnAccount>()("OwnAccount", {}) {}

/** Without this account nobody could administer any more. */
export class LastAdministrator extends Schema.TaggedError<LastAdministrator>()("LastAdministrator", {}) {}

export const HarmRejection = Schema.Union([OwnAccount, LastAdministrator])
export type HarmRejection = typeof HarmRejection.Type
