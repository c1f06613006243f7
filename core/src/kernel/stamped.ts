import type * as DateTime from "effect/DateTime"
import * as Schema from "effect/Schema"

/** Who asks: an account id, or a door of the house such as `cli`, `worker`, `provider`. Never a name or an e-mail address. */
export const ActorId = Schema.String.pipe(Schema.brand("ActorId"))
export type ActorId = typeof ActorId.Type

/** A command plus the facts it may not invent for itself: when (UTC), who, and which request. */
export interface Stamped<Command> {
  readonly command: Command
  readonly commandId: string
  readonly at: DateTime.Utc
  readonly by: ActorId
}
