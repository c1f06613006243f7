import { Accounts } from "@rounds/core/account/ports.ts"
import type { ScriptReview } from "@rounds/core/contract/script-parts.ts"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import type { Script } from "@rounds/core/script/script.ts"
import { subscription } from "@rounds/core/subscription/aggregate.ts"
import * as Effect from "effect/Effect"
import { publishTopics, startApi } from "./api.ts"
import type { TestClient } from "./client.ts"

const topicId = "2026-11-20-grapefruit-statins"
const order = { topicId, topicTitle: "Grapefruit", scriptFormat: "myth_buster", targetPlatform: "tiktok" }

/** The product with a topic that the library has findings on, and people who write on it and change what they wrote. */
export const startDesk = async (databaseUrl: string) => {
  const api = await startApi({ databaseUrl, rates: { change: { max: 1_000, seconds: 60 } } })
  await api.run(
    publishTopics({
      id: topicId,
      title: "Grapefruit and statins: does spacing help?",
      keywords: ["grapefruit", "statins"],
    }),
  )
  let people = 0
  const person = async (tier: "creator_pro" | "freemium") => {
    people += 1
    const email = `writer${people}@example.org`
    const client = await api.confirmed(email)
    await client.get("/api/user")
    await api.run(
      Effect.gen(function* () {
        const account = yield* Accounts.use((accounts) => accounts.byEmail(email))
        if (account === null) throw new Error(`no account ${email}`)
        yield* dispatch(subscription, { id: account.id, by: ActorId.make("cli") }, { _tag: "SetTier", tier })
      }),
    )
    return client
  }
  return { api, person }
}

/** The address of a script, or of something of it. */
export const at = ({ id }: { readonly id: string }, path = "") => `/api/user/scripts/${id}${path}`

/** A script as it was just written. */
export const written = async (client: TestClient) =>
  (await client.post<Script>("/api/generate-script", order)).body

/** Changes what a beat says, from the version that is given. */
export const edit = (
  client: TestClient,
  script: { readonly id: string; readonly version: number },
  beat: number,
  text: string,
) => client.patch<ScriptReview>(at(script, `/beats/${beat}`), { version: script.version, change: { text } })
