import type { IncomingMessage, ServerResponse } from "node:http"
import type { Person } from "@rounds/core/account/ports.ts"
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** What there is beside `Identity` when sign-in is our own; all `null` when a provider outside does it. */
export class OwnSignIn extends Context.Service<
  OwnSignIn,
  {
    readonly handler: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null
    /** Creates a verified sign-in unless there is one, and gives the person. */
    readonly ensure:
      | ((signIn: {
          readonly email: string
          readonly password: string
          readonly name: string
        }) => Effect.Effect<Person>)
      | null
  }
>()("adapters/identity/OwnSignIn") {}
