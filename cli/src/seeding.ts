import type { Configuration } from "@rounds/adapters/config.ts"
import { demoAddress } from "@rounds/adapters/identity/demo.ts"
import { OwnSignIn } from "@rounds/adapters/identity/own-sign-in.ts"
import { keptSecret } from "@rounds/adapters/identity/secret.ts"
import { startDemoTrial } from "@rounds/adapters/sandbox/demo.ts"
import type { Account } from "@rounds/core/account/account.ts"
import { Accounts } from "@rounds/core/account/ports.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { Payments, Subscriptions } from "@rounds/core/subscription/ports.ts"
import { setTier } from "@rounds/core/subscription/set-tier.ts"
import { collect } from "@rounds/core/collection/collect.ts"
import { ForumSource } from "@rounds/core/collection/source-ports.ts"
import { Editions } from "@rounds/core/topic/ports.ts"
import * as Effect from "effect/Effect"

export interface SignInShown {
  readonly plan: string
  readonly email: string
  readonly password: string
}

/** A trial in its third day began this long ago. */
const TRIAL_HOURS_AGO = 50

/** Sample topics and the three demo accounts, each made unless it is there. Gives the sign-ins. */
export const seedDemo = Effect.fn("seedDemo")(function* (
  configuration: Configuration,
  publicUrl: string,
  report: (line: string) => void,
) {
  yield* seedTopics(report)
  const { ensure } = yield* OwnSignIn
  if (ensure === null) return []
  const password = keptSecret(configuration.ROUNDS_DATA, "demo-password", 9)
  const accounts = yield* Accounts
  const account = (name: string, full: string) =>
    Effect.flatMap(ensure({ email: demoAddress(name), password, name: full }), accounts.signIn)

  yield* account("free", "Frida Free")
  yield* startTrial(yield* account("pro", "Petra Pro"), publicUrl)
  yield* makeAdmin(yield* account("admin", "Ada Admin"))
  return [
    { plan: "Starter", email: demoAddress("free"), password },
    { plan: "Creator Pro, day 3 of the trial", email: demoAddress("pro"), password },
    { plan: "Admin", email: demoAddress("admin"), password },
  ] satisfies ReadonlyArray<SignInShown>
})

const seedTopics = Effect.fn("seedTopics")(function* (report: (line: string) => void) {
  const { name, sampleDate } = yield* ForumSource
  const newest = yield* Editions.use((editions) => editions.newestOf(name))
  if (sampleDate === null || newest !== null) return
  report("Collecting topics from the sample data")
  yield* collect({ asOf: null, dueOn: null, onStage: () => Effect.void })
})

/** A trial bought in the sandbox, so that it can be cancelled and lived through; none where real money is taken. */
const startTrial = Effect.fn("startTrial")(function* ({ id, email }: Account, publicUrl: string) {
  const { mode } = yield* Payments
  const before = yield* Subscriptions.use((subscriptions) => subscriptions.of(id))
  if (mode === "live" || before.subscriptions.length > 0) return
  yield* startDemoTrial({ userId: id, email, name: "Petra Pro", publicUrl, hoursAgo: TRIAL_HOURS_AGO })
})

const makeAdmin = ({ id }: Account) => setTier(id, "admin", { by: ActorId.make("cli"), paid: "keep" })
