import type { Account } from "@rounds/core/account/account.ts"
import { Accounts } from "@rounds/core/account/ports.ts"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { subscription } from "@rounds/core/subscription/aggregate.ts"
import * as Effect from "effect/Effect"
import type { Ports } from "#http/ports.ts"
import { publishTopics, startApi, type TestApi } from "./api.ts"
import type { TestClient } from "./client.ts"
import { testDatabase } from "./database.ts"
import { webhookSecret } from "./settle.ts"

/** Everybody who calls, in the order of a `Row`. */
export const callers = ["visitor", "free", "pro", "suspended", "admin"] as const
export type Caller = (typeof callers)[number]

/** The topic that is published for them. */
export const topicId = "2026-11-20-creatine-hair-loss"
export const order = { topicId, topicTitle: "Does creatine cause hair loss?" }
export const profile = {
  name: "Ada",
  profession: "dietitian",
  experienceLevel: "expert",
  preferredTone: "casual",
}

export interface Called {
  readonly api: TestApi
  readonly clients: { readonly [C in Caller]: TestClient }
}

/** An API of its own with one published topic and an account for every kind of caller. */
export const startWithCallers = async (): Promise<Called> => {
  const api = await startApi({
    databaseUrl: await testDatabase(),
    env: { ROUNDS_DEMO: "on", ADMIN_EMAILS: "admin@example.org", LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret },
  })
  await api.run(publishTopics({ id: topicId }))
  const clients = {
    visitor: api.visitor(),
    free: await api.confirmed("free@example.org"),
    pro: await api.signUp("pro@example.org"),
    suspended: await api.signUp("suspended@example.org"),
    admin: await api.confirmed("admin@example.org"),
  }
  const change = async <A, E>(
    caller: Caller,
    by: (account: Account) => Effect.Effect<A, E, Ports>,
  ): Promise<void> => {
    await clients[caller].get("/api/user")
    await api.run(
      Effect.gen(function* () {
        const account = yield* Accounts.use((accounts) => accounts.byEmail(`${caller}@example.org`))
        if (account === null) throw new Error(`no account of ${caller}`)
        yield* by(account)
      }),
    )
  }
  for (const [name, tier] of [["pro", "creator_pro"] as const, ["admin", "admin"] as const])
    await change(name, ({ id }) =>
      dispatch(subscription, { id, by: ActorId.make("cli") }, { _tag: "SetTier", tier }),
    )
  await change("suspended", ({ id }) => Accounts.use((accounts) => accounts.setActive(id, false)))
  return { api, clients }
}
