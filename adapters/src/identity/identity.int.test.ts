import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { User } from "@rounds/core/contract/user.ts"
import { exportJWK, generateKeyPair, SignJWT } from "jose"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"

const databaseUrl = await testDatabase()

describe("our own sign-in", () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startApi({ databaseUrl })
  })
  afterAll(() => api.stop())

  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

  test("gives a token that opens the API as the same account as the session", async () => {
    const ada = await api.confirmed("ada@example.org")
    const bySession = await ada.get<User>("/api/user")
    const { token } = (await ada.get<{ token: string }>("/identity/token")).body
    const byToken = await api.visitor().get<User>("/api/user", bearer(token))
    expect(byToken.body).toEqual(bySession.body)
  })

  test("refuses a bad token even when the session would do", async () => {
    const grace = await api.confirmed("grace@example.org")
    const { token } = (await grace.get<{ token: string }>("/identity/token")).body
    const [head, body] = token.split(".")
    const none = Buffer.from('{"alg":"none"}').toString("base64url")
    for (const bad of ["", "nonsense", `${head}.${body}.${"A".repeat(342)}`, `${none}.${body}.`]) {
      expect((await grace.get("/api/user", bearer(bad))).status).toBe(401)
    }
    expect((await grace.get("/api/user")).status).toBe(200)
  })

  test("ends with signing out", async () => {
    const joan = await api.confirmed("joan@example.org")
    expect((await joan.get("/api/user")).status).toBe(200)
    await joan.post("/identity/sign-out", {})
    expect((await joan.get("/api/user")).status).toBe(401)
  })

  test("keeps the session out of reach of scripts and of other sites", async () => {
    await api.confirmed("mary@example.org")
    const response = await api
      .visitor()
      .raw(
        "POST",
        "/identity/sign-in/email",
        JSON.stringify({ email: "mary@example.org", password: "correct horse battery" }),
      )
    const session = response.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("rounds.session_token"))
    expect(session).toMatch(/HttpOnly/i)
    expect(session).toMatch(/SameSite=Lax/i)
  })

  test("stops guessing after ten tries a minute, counted for all processes", async () => {
    const other = await startApi({ databaseUrl })
    const thief = api.visitor()
    // Each at another account: of one account, fewer are looked at.
    const guess = (n: number) => ({ email: `person${n}@example.org`, password: "wrong password" })
    const statuses: Array<number> = []
    for (let n = 0; n < 12; n++) statuses.push((await thief.post("/identity/sign-in/email", guess(n))).status)
    const elsewhere = await thief.elsewhere(other.url).post("/identity/sign-in/email", guess(12))
    const refused = await thief.raw("POST", "/identity/sign-in/email", JSON.stringify(guess(13)))
    await other.stop()
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect(elsewhere.status).toBe(429)
    const seconds = Number(refused.headers.get("x-retry-after"))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  }, 60_000)

  test("lets nobody in with a demo account while there are no sample data", async () => {
    const demo = { email: "admin@demo.rounds.test", password: "correct horse battery" }
    expect((await api.visitor().post("/identity/sign-up/email", { ...demo, name: "A" })).status).toBe(401)
    expect((await api.visitor().post("/identity/sign-in/email", demo)).status).toBe(401)
  })

  test("makes one account of many first requests at once", async () => {
    const edith = await api.confirmed("edith@example.org")
    const answers = await Promise.all(Array.from({ length: 10 }, () => edith.get<User>("/api/user")))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })
})

describe("an identity provider outside", () => {
  let api: TestApi
  let provider: Server
  let issuer: string
  let sign: (
    claims: object,
    changes?: { issuer?: string; audience?: string; kid?: string; expires?: string; subject?: string },
  ) => Promise<string>

  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair("RS256")
    const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: "k1", alg: "RS256", use: "sig" }] }
    provider = createServer((_request, response) => void response.end(JSON.stringify(jwks)))
    await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve))
    // A listening server has an address with a port.
    issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
    sign = (claims, changes = {}) =>
      new SignJWT({ email: "ruth@example.org", email_verified: true, azp: "http://localhost", ...claims })
        .setProtectedHeader({ alg: "RS256", kid: changes.kid ?? "k1" })
        .setIssuer(changes.issuer ?? issuer)
        .setAudience(changes.audience ?? "rounds")
        .setSubject(changes.subject ?? "user_2abc")
        .setIssuedAt()
        .setExpirationTime(changes.expires ?? "60s")
        .sign(privateKey)
    api = await startApi({
      databaseUrl,
      env: {
        IDENTITY_ISSUER: issuer,
        IDENTITY_AUDIENCE: "rounds",
        IDENTITY_AUTHORIZED_PARTIES: "http://localhost",
        // "id.example$"
        IDENTITY_PUBLISHABLE_KEY: "pk_test_aWQuZXhhbXBsZSQ=",
        IDENTITY_FRONTEND_URL: issuer,
      },
    })
  })
  afterAll(async () => {
    await api.stop()
    provider.close()
  })

  const ask = async (token: string) =>
    api.visitor().get<User>("/api/user", { headers: { authorization: `Bearer ${token}` } })

  test("opens the API with its tokens, by the keys it publishes", async () => {
    const answer = await ask(await sign({ given_name: "Ruth", family_name: "B" }))
    expect(answer).toMatchObject({ status: 200, body: { email: "ruth@example.org", firstName: "Ruth" } })
  })

  const byCookie = (token: string, path = "/api/user", site = "same-origin") =>
    api.visitor().get<User>(path, { headers: { cookie: `a=1; __session=${token}`, "sec-fetch-site": site } })

  test("knows the browser that asks by itself by the provider's cookie, for our own pages alone", async () => {
    const token = await sign({})
    expect(await byCookie(token)).toMatchObject({ status: 200, body: { email: "ruth@example.org" } })
    expect((await byCookie(token, "/api/user", "cross-site")).status).toBe(401)
  })

  test("takes a cookie that has run out for a visitor's, and a bad bearer token for a refusal", async () => {
    const old = await sign({}, { expires: "-1m" })
    expect((await byCookie(old)).status).toBe(401)
    expect((await byCookie(old, "/api/public/stats")).status).toBe(200)
    const both = { authorization: `Bearer ${old}`, cookie: `__session=${await sign({})}` }
    expect((await api.visitor().get("/api/user", { headers: both })).status).toBe(401)
  })

  test("links an account by an address that it has verified, and never by another", async () => {
    const first = await ask(await sign({}))
    const claimed = await ask(await sign({ email_verified: false }, { subject: "user_3" }))
    expect(claimed.status === 200 && claimed.body.id === first.body.id).toBe(false)
    const verified = await ask(await sign({}, { subject: "user_4" }))
    expect(verified.body.id).toBe(first.body.id)
  })

  test("tells the screens what to load, and opens the policy for that host alone", async () => {
    const answer = await fetch(`${api.url}/api/public/product`)
    expect(await answer.json()).toMatchObject({
      provider: {
        publishableKey: "pk_test_aWQuZXhhbXBsZSQ=",
        scriptUrl: `${issuer}/npm/@clerk/clerk-js@5/dist/clerk.browser.js`,
      },
    })
    const policy = new Map(
      (answer.headers.get("content-security-policy") ?? "").split(";").map((part) => {
        const [name = "", ...sources] = part.trim().split(" ")
        return [name, sources]
      }),
    )
    expect(policy.get("connect-src")).toEqual(["'self'", issuer])
    expect(policy.get("script-src")).toEqual(["'self'", issuer, "https://challenges.cloudflare.com"])
    expect(policy.get("frame-src")).toEqual(["https://challenges.cloudflare.com"])
    expect(policy.get("default-src")).toEqual(["'self'"])
    expect(policy.get("frame-ancestors")).toEqual(["'none'"])
  })

  test("refuses tokens that somebody else made with what everybody may know of the provider", async () => {
    const [head = "", body = ""] = (await sign({})).split(".")
    const ours = { email: "ruth@example.org", email_verified: true, azp: "http://localhost" }
    const made = () =>
      new SignJWT(ours)
        .setIssuer(issuer)
        .setAudience("rounds")
        .setSubject("user_2abc")
        .setIssuedAt()
        .setExpirationTime("60s")
    const { privateKey: foreign } = await generateKeyPair("RS256")
    const published = await (await fetch(`${issuer}/.well-known/jwks.json`)).text()
    const shared = new TextEncoder().encode(published)
    const none = Buffer.from('{"alg":"none"}').toString("base64url")
    const forged = [
      await made().setProtectedHeader({ alg: "RS256", kid: "k1" }).sign(foreign),
      await made().setProtectedHeader({ alg: "HS256", kid: "k1" }).sign(shared),
      `${none}.${body}.`,
      `${head}.${body}.`,
      `${head}.${Buffer.from(JSON.stringify({ ...ours, iss: issuer, aud: "rounds" })).toString("base64url")}.${"A".repeat(342)}`,
    ]
    for (const token of forged) expect((await ask(token)).status, token).toBe(401)
    expect((await ask(await sign({}))).status).toBe(200)
  })

  test.each([
    ["of another issuer", {}, { issuer: "https://evil.example" }],
    ["that has expired", {}, { expires: "-1m" }],
    ["for another audience", {}, { audience: "other" }],
    ["issued to another party", { azp: "https://evil.example" }, {}],
    ["signed with a key nobody published", {}, { kid: "k2" }],
    ["of no party at all", { azp: undefined }, {}],
    ["that names no address", { email: undefined }, {}],
  ])("refuses a token %s", async (_, claims, changes) => {
    expect((await ask(await sign(claims, changes))).status).toBe(401)
  })
})
