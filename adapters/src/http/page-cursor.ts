import { InvalidRequest } from "@rounds/core/contract/door.ts"
import { fieldFault } from "@rounds/core/kernel/fault.ts"
import * as Effect from "effect/Effect"
import type { Cursor } from "#postgres/cursor.ts"

/** The cursor that a list was asked with, or null without one; one that no list gave is refused by its name. */
export const cursorAsked = (
  { read }: Pick<Cursor<never>, "read">,
  cursor: string | undefined,
): Effect.Effect<string | null, InvalidRequest> =>
  cursor !== undefined && read(cursor) === null
    ? Effect.fail(new InvalidRequest({ errors: [fieldFault("cursor", "cursor_unknown")] }))
    : Effect.succeed(cursor ?? null)
