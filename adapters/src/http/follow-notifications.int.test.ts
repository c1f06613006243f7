import { Accounts } from "@rounds/core/account/ports.ts"
import { suspend } from "@rounds/core/account/suspend.ts"
import { Happenings } from "@rounds/core/notification/ports.ts"
import postgres from "postgres"
import { afterAll, expect, test } from "vitest"
import { startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

const live = "/api/notifications/live"
const url = await testDatabase()
const api = await startApi({ databaseUrl: url })
const sql = postgres(url, { max: 1 })
afterAll(async () => {
  await api.stop()
  await sql.end()
})

/** The events of one stream as they come, each "event data"; `null`: it has ended. */
const following = async (client: TestClient) => {
  const leaving = new AbortController()
  const response = await client.raw("GET", live, undefined, {
    headers: { accept: "text/event-stream" },
    signal: leaving.signal,
  })
  if (response.body === null) throw new Error("there is no stream")
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ""
  const next = async (): Promise<string | null> => {
    const end = text.indexOf("\n\n")
    if (end === -1) {
      const { done, value } = await reader.read()
      if (done) return null
      text += value
      return next()
    }
    const frame = text.slice(0, end)
    text = text.slice(end + 2)
    const [, event, data] = /^event: (.*)\ndata: (.*)$/m.exec(frame) ?? []
    return event === undefined ? next() : `${event} ${data}`
  }
  /** Skips what a listener that begins tells everybody. */
  const nextBut = async (known: string): Promise<string | null> => {
    const one = await next()
    return one === known ? nextBut(known) : one
  }
  return { response, next, nextBut, leave: () => leaving.abort() }
}

const news = 'stage {"new":true}'
const open = 'stage {"new":false}'

const idOf = async (client: TestClient) => (await client.get<{ id: string }>("/api/user")).body.id
let told = 0
const tellNow = async (id: string, at: TestApi = api) => {
  const scriptId = `script-${++told}`
  await at.run(Happenings.use(({ note }) => note(id, { _tag: "ScriptUnclaimed", scriptId, topic: "Iron" })))
  await at.tell()
}

/** Somebody who has heard everything there is. */
const person = async (email: string) => {
  const client = await api.confirmed(email)
  const id = await idOf(client)
  await api.tell()
  return { client, id }
}

test("what is told to a person is heard at once in every process, and by nobody else", async () => {
  const ada = await person("ada@example.test")
  const bob = await person("bob@example.test")
  const elsewhere = await startApi({ databaseUrl: url })
  const first = await following(ada.client)
  const second = await following(ada.client.elsewhere(elsewhere.url))
  for (const { next } of [first, second]) expect(await next()).toBe(open)
  expect(first.response.headers.get("x-accel-buffering")).toBe("no")
  expect(first.response.headers.get("cache-control")).toBe("no-store, no-transform")
  await tellNow(ada.id)
  for (const { next } of [first, second]) expect(await next()).toBe(news)

  // What Ada reads on one screen, the other one hears of.
  const other = await following(bob.client.elsewhere(elsewhere.url))
  expect(await other.next()).toBe(open)
  await ada.client.raw("PATCH", "/api/notifications/mark-all-read", undefined)
  expect(await second.next()).toBe(news)
  first.leave()
  await elsewhere.stop()
  expect(await other.next()).toBe("done 1")
  expect(await second.nextBut(news)).toBe("done 0")
  expect(await second.next()).toBeNull()
})

test("a listener that lost its connection listens again", async () => {
  const { client, id } = await person("lost@example.test")
  const stream = await following(client)
  expect(await stream.next()).toBe(open)
  const lost = await sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query ILIKE 'listen %'`
  expect(lost.length).toBeGreaterThan(0)
  // It says by itself that something may have been missed.
  expect(await stream.next()).toBe(news)
  await tellNow(id)
  expect(await stream.next()).toBe(news)
  stream.leave()
})

test("it ends when the session is over, and when the account is suspended", async () => {
  const { client, id } = await person("leaving@example.test")
  const signedOut = await following(client)
  expect(await signedOut.next()).toBe(open)
  expect((await client.elsewhere(api.url).post("/identity/sign-out", {})).status).toBe(200)
  await tellNow(id)
  expect(await signedOut.nextBut(news)).toMatch(/^done /)

  await client.signIn("leaving@example.test")
  const suspended = await following(client)
  expect(await suspended.next()).toBe(open)
  const account = await api.run(Accounts.use((accounts) => accounts.byId(id)))
  if (account === null) throw new Error("there is no account")
  await api.run(suspend(account, { by: "cli", why: "a test" }))
  await api.tell()
  expect(await suspended.nextBut(news)).toMatch(/^done /)
  expect((await client.get(live)).status).toBe(403)
})

test("an account follows with six screens; one that is closed makes room", async () => {
  const { client } = await person("screens@example.test")
  const streams = await Promise.all(Array.from({ length: 6 }, () => following(client)))
  for (const { next } of streams) expect(await next()).toBe(open)
  const refused = await client.raw("GET", live, undefined, { headers: { accept: "text/event-stream" } })
  expect(refused.status).toBe(429)
  expect(refused.headers.get("retry-after")).toBe("60")
  // Without events it is an ordinary answer, and takes no place.
  expect((await client.get<number>(live)).body).toBe(1)
  streams[0]?.leave()
  const again = await until(
    () => following(client),
    ({ response }) => response.status === 200,
  )
  expect(await again.next()).toBe(open)
  for (const { leave } of [...streams, again]) leave()
})

test("a process that stops ends its streams by itself", async () => {
  const { client } = await person("stopping@example.test")
  const stopping = await startApi({ databaseUrl: url })
  const stream = await following(client.elsewhere(stopping.url))
  expect(await stream.next()).toBe(open)
  const stopped = stopping.stop()
  expect(await stream.nextBut(news)).toBe("done 1")
  expect(await stream.next()).toBeNull()
  await stopped
})

/** Asks again until the answer is as wanted: the server sees a closed connection a moment later. */
const until = async <A>(ask: () => Promise<A>, isWanted: (answer: A) => boolean): Promise<A> => {
  for (;;) {
    const answer = await ask()
    if (isWanted(answer)) return answer
  }
}
