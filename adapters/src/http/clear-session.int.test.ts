import { expect, test } from "vitest"
import { startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"

const databaseUrl = await testDatabase()

const opened = async (url: string, headers: { readonly [name: string]: string } = {}) => {
  const answer = await fetch(`${url}/api/auth/clear-session`, { redirect: "manual", headers })
  await answer.arrayBuffer()
  return answer
}

test("on a demonstration a browser forgets who it was and stands at the sign-in; no other site can make it", async () => {
  const api = await startApi({ databaseUrl, sampleData: true })
  const answer = await opened(api.url, { cookie: "rounds.session_token=abc; theme=dark" })
  expect(answer.status).toBe(303)
  expect(answer.headers.get("location")).toBe("/auth")
  expect(answer.headers.get("clear-site-data")).toBe('"cookies", "storage"')
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^rounds\.session_token=;.*Expires=Thu, 01 Jan 1970/),
    expect.stringMatching(/^theme=;.*Expires=Thu, 01 Jan 1970/),
  ])
  const led = await opened(api.url, { "sec-fetch-site": "cross-site", cookie: "theme=dark" })
  expect(led.status).toBe(403)
  expect(led.headers.get("clear-site-data")).toBeNull()
  expect(led.headers.getSetCookie()).toEqual([])
  await api.stop()
})

test("where people work it is not there", async () => {
  const api = await startApi({ databaseUrl, sampleData: false })
  expect((await opened(api.url)).status).toBe(404)
  await api.stop()
})
