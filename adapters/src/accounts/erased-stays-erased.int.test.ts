import { AccountErased } from "@rounds/core/account/account-erased.ts"
import { askErasure, erase } from "@rounds/core/account/erase.ts"
import { Accounts, type Person, Profiles } from "@rounds/core/account/ports.ts"
import { NotSignedIn } from "@rounds/core/account/rejections.ts"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { Happenings } from "@rounds/core/notification/ports.ts"
import { quota } from "@rounds/core/quota/aggregate.ts"
import { goodDraft } from "@rounds/core/testing/script/example-draft.ts"
import { BackendUsage, ScriptWriter } from "@rounds/core/script/ports.ts"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, expect, test } from "vitest"
import { connectPool } from "#postgres/client.ts"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { order, somebodyWithScript, topicId } from "#testing/person.ts"

const url = await testDatabase()
const sql = connectPool(url, 2)

/** What happens while the writer is at work. */
let meanwhile: () => Promise<void> = async () => {}
const slowWriter = Layer.succeed(ScriptWriter, {
  name: "slow",
  madeByAi: false,
  write: (asked) =>
    Effect.promise(() => meanwhile()).pipe(
      Effect.as({ draft: goodDraft(asked, 150), tokens: 0, cost: null }),
    ),
})

let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: url, writer: slowWriter })
  await api.run(publishTopics({ id: topicId }))
})
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const cause = { by: "cli", why: "asked by letter" }
const eraseNow = async (id: string) => {
  await api.run(askErasure(id, cause))
  await api.run(erase(id))
}

/** What stays of an erased account. */
const STAYS = ["public.account_erasures", "public.admin_actions", "public.security_log"]

/** Tables that know a word anywhere in a row. */
const placesOf = async (word: string) => {
  const tables = await sql<{ schema: string; name: string }[]>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'identity') AND table_type = 'BASE TABLE' ORDER BY 1, 2`
  const found: Array<string> = []
  for (const { schema, name } of tables) {
    const rows = await sql`
      SELECT FROM ${sql(schema)}.${sql(name)} AS held WHERE position(${word} IN held::text) > 0 LIMIT 1`
    if (rows.length > 0) found.push(`${schema}.${name}`)
  }
  return found
}
const beyondWhatStays = async (id: string) => (await placesOf(id)).filter((table) => !STAYS.includes(table))

const defectOf = <A, E>(exit: Exit.Exit<A, E>) => (Exit.isFailure(exit) ? Cause.squash(exit.cause) : null)

test("a token from before an erasure opens nothing, and no account comes of it", async () => {
  const { id, email, client } = await somebodyWithScript(api, "token")
  const { token } = (await client.get<{ token: string }>("/identity/token")).body
  const withToken = () =>
    api.visitor().get<{ id?: string; code?: string }>("/api/user", {
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await withToken()).body.id).toBe(id)
  await eraseNow(id)
  expect(await withToken()).toMatchObject({ status: 401, body: { code: "NotSignedIn" } })
  expect(await sql`SELECT FROM accounts WHERE email = ${email}`).toHaveLength(0)
  expect(await placesOf(email)).toEqual(["public.mail_log"])
  expect(await beyondWhatStays(id)).toEqual([])
})

test("somebody's account at a provider may come back with a token that was made since, as somebody new", async () => {
  const person: Person = {
    identityId: "provider|7",
    email: "seven@example.org",
    emailVerified: true,
    firstName: "Ada",
    lastName: null,
    profileImageUrl: null,
  }
  const signIn = (provedAt: number) =>
    api.run(Effect.exit(Accounts.use((accounts) => accounts.signIn({ ...person, provedAt }))))
  const before = await signIn(Date.now() - 1_000)
  const id = Exit.isSuccess(before) ? before.value.id : ""
  await eraseNow(id)
  expect(defectOf(await signIn(Date.now() - 60_000))).toBeInstanceOf(NotSignedIn)
  expect(defectOf(await signIn(0))).toBeInstanceOf(NotSignedIn)
  expect(await placesOf("provider|7")).toEqual([])
  const after = await signIn(Date.now() + 1_000)
  expect(Exit.isSuccess(after) && after.value.id !== id).toBe(true)
})

test("an address of an account that is erased links no other identity to it", async () => {
  const { id, email } = await somebodyWithScript(api, "linked")
  await eraseNow(id)
  const stranger = await api.run(
    Accounts.use((accounts) =>
      accounts.signIn({
        identityId: "another",
        email,
        emailVerified: true,
        firstName: null,
        lastName: null,
        profileImageUrl: null,
      }),
    ),
  )
  expect(stranger.id).not.toBe(id)
})

test("a script that was being written when its account was erased is nobody's, and leaves nothing", async () => {
  const { id, client } = await somebodyWithScript(api, "writes")
  meanwhile = () => eraseNow(id)
  const answer = await client.post("/api/generate-script", order, {
    headers: { "idempotency-key": "a-click-that-takes-long" },
  })
  meanwhile = async () => {}
  expect(answer.body.code).toBe("GenerationInterrupted")
  expect((await client.post("/api/generate-script", order)).body.code).toBe("NotSignedIn")
  expect(await beyondWhatStays(id)).toEqual([])
})

test("what is stored about an erased account is refused where it is stored", async () => {
  const { id } = await somebodyWithScript(api, "late")
  await eraseNow(id)
  const reserve = dispatch(
    quota,
    { id, by: ActorId.make(id) },
    { _tag: "ReserveGeneration", reservationId: crypto.randomUUID(), allowance: 5 },
  )
  const reach = Profiles.use((profiles) => profiles.keepReach(id, { market: "UK", promotes: null }))
  const profile = Profiles.use((profiles) =>
    profiles.save(id, {
      name: "Dr. Late",
      profession: "dietitian",
      experienceLevel: "expert",
      preferredTone: "casual",
    }),
  )
  for (const work of [reserve, reach, profile])
    expect(defectOf(await api.run(Effect.exit(work as typeof reach)))).toBeInstanceOf(AccountErased)
  await api.run(Happenings.use(({ note }) => note(id, { _tag: "DataReady", hours: 48 })))
  await api.run(
    BackendUsage.use(({ record }) =>
      record({
        userId: id,
        actionType: "script_generation",
        tokensUsed: 5,
        apiCost: 0.01,
        duration: 9,
        success: false,
        errorMessage: "said something",
        metadata: { writer: "model-x", attempts: 1, promptVersion: null },
      }),
    ),
  )
  expect(await beyondWhatStays(id)).toEqual([])
  expect(await sql`SELECT user_id, error_message, metadata FROM backend_usage WHERE tokens_used = 5`).toEqual(
    [{ user_id: null, error_message: null, metadata: {} }],
  )
})

test("a call that is under way while its account goes is told that nobody has signed in", async () => {
  const { id, client } = await somebodyWithScript(api, "under-way")
  const profile = {
    name: "Dr. Under Way",
    profession: "dietitian",
    experienceLevel: "expert",
    preferredTone: "casual",
  }
  const { called } = await sql.begin(async (tx) => {
    await tx`LOCK TABLE user_profiles IN ACCESS EXCLUSIVE MODE`
    const call = client.post("/api/user/profile", profile)
    for (let waiting = 0; waiting === 0;) {
      const rows = await tx`
        SELECT FROM pg_locks WHERE NOT granted AND relation = 'user_profiles'::regclass`
      waiting = rows.length
    }
    await tx`DELETE FROM accounts WHERE id = ${id}`
    return { called: call }
  })
  expect(await called).toMatchObject({ status: 401, body: { code: "NotSignedIn" } })
})
