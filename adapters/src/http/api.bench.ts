import type { AddressInfo } from "node:net"
import { Accounts } from "@rounds/core/account/ports.ts"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { subscription } from "@rounds/core/subscription/aggregate.ts"
import { sampleTopic } from "@rounds/core/testing/topic/sample-topic.ts"
import * as Effect from "effect/Effect"
import express from "express"
import type postgres from "postgres"
import { connectPool } from "#postgres/client.ts"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { compare, type Measurement, perSecond, withDatabase } from "#testing/bench-database.ts"
import type { TestClient } from "#testing/client.ts"
import { getMany } from "#testing/load.ts"

const USERS = 16
const LISTS = 2_000
const SCRIPTS_EACH = 4
const order = { topicId: "topic-1", topicTitle: "Does creatine cause hair loss?" }
const unbounded = { max: 1_000_000, seconds: 60 }

/** The topic list and a generation through HTTP, beside Express alone. Client and server share this process. */
export const bench = (): Promise<ReadonlyArray<Measurement>> =>
  withDatabase(async (url) => {
    const topics = Array.from({ length: 10 }, (_, index) =>
      sampleTopic({ id: `topic-${index + 1}`, themeKey: `theme-${index + 1}` }),
    )
    const api = await startApi({
      databaseUrl: url,
      rates: { expensive: unbounded, change: unbounded },
      readsPerMinute: 10_000_000,
    })
    await api.run(publishTopics(...topics))
    const pool = connectPool(url, 10)
    await pool`CREATE TABLE bare (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), body jsonb NOT NULL)`
    const bare = await bareExpress(topics, async (body) => {
      await pool`INSERT INTO bare (body) VALUES (${pool.json(body)})`
    })
    const users: Array<TestClient> = []
    for (let n = 0; n < USERS; n++) users.push(await professional(api, `user${n}@example.org`))

    const load = { total: LISTS, connections: USERS }
    const [lists = 0, json = 0, bytes = 0] = await perSecond([
      () => getMany(api.url, "/api/trending-topics", load),
      () => getMany(bare.url, "/json", load),
      () => getMany(bare.url, "/bytes", load),
    ])
    const [generated = 0, inserted = 0] = await perSecond(
      [
        () => eachUser(users, (user) => user.post("/api/generate-script", order)),
        () => eachUser(users, (user) => user.elsewhere(bare.url).post("/insert", order)),
      ],
      3,
    )
    bare.close()
    await pool.end()
    await api.stop()
    return [
      compare(
        { name: "topic list", unit: "lists/s", baselineName: "Express, fixed bytes", aim: "at least 0.6x" },
        lists,
        bytes,
      ),
      compare(
        { name: "topic list", unit: "lists/s", baselineName: "Express, res.json", aim: "at least 0.6x" },
        lists,
        json,
      ),
      compare(
        {
          name: `generate, ${USERS} users, offline writer`,
          unit: "scripts/s",
          baselineName: "Express, one insert",
          aim: "none: shows what a script costs",
        },
        generated,
        inserted,
      ),
    ]
  })

/** Express as in its own first example, with the same list. */
const bareExpress = async (list: unknown, insert: (body: postgres.JSONValue) => Promise<void>) => {
  const bytes = Buffer.from(JSON.stringify(list))
  const app = express()
  app.get("/json", (_request, response) => void response.json(list))
  app.get("/bytes", (_request, response) => void response.type("json").send(bytes))
  app.post("/insert", express.json(), async (request, response) => {
    await insert(request.body)
    response.json({ stored: true })
  })
  const server = app.listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  // A listening server has an address with a port.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

const professional = async (api: TestApi, email: string): Promise<TestClient> => {
  const client = await api.confirmed(email)
  await client.get("/api/user")
  await api.run(
    Effect.gen(function* () {
      const account = yield* Accounts.use((accounts) => accounts.byEmail(email))
      const id = account?.id ?? ""
      yield* dispatch(
        subscription,
        { id, by: ActorId.make("bench") },
        { _tag: "SetTier", tier: "professional" },
      )
    }),
  )
  return client
}

/** Every user sends a few, one after the other, all users at once. Gives how many were done. */
const eachUser = async (
  users: ReadonlyArray<TestClient>,
  send: (user: TestClient) => Promise<{ readonly status: number }>,
): Promise<number> => {
  const counts = await Promise.all(
    users.map(async (user) => {
      let done = 0
      for (let n = 0; n < SCRIPTS_EACH; n++) if ((await send(user)).status === 200) done += 1
      return done
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
