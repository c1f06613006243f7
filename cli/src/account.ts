import type { Account } from "@rounds/core/account/account.ts"
import { Accounts } from "@rounds/core/account/ports.ts"
import * as Effect from "effect/Effect"
import { refuse } from "./command.ts"

/** The account of an id or an e-mail address; refuses when there is none. */
export const accountNamed = (name: string): Effect.Effect<Account, never, Accounts> =>
  Accounts.use((accounts) => (name.includes("@") ? accounts.byEmail(name) : accounts.byId(name))).pipe(
    Effect.flatMap((account) =>
      account === null ? Effect.sync(() => refuse(`There is no account ${name}.`)) : Effect.succeed(account),
    ),
  )
