import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { createServer, request, type Server } from "node:http"
import { type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import * as Effect from "effect/Effect"
import express from "express"
import { afterAll, beforeAll, expect, test } from "vitest"
import { OutboxTransport } from "./outbox.ts"
import { MailTransport } from "./transport.ts"
import { mailViewer } from "./viewer.ts"

const folder = mkdtempSync(join(tmpdir(), "rounds-outbox-"))
const from = { name: "Rounds", address: "rounds@localhost" }
const id = "018f0000-0000-4000-8000-00000000000a"
let server: Server
let port = 0

const deliver = (subject: string, url: string) =>
  MailTransport.use((transport) =>
    transport.deliver({
      id,
      at: new Date("2026-11-21T09:00:00.000Z"),
      kind: "reset_password",
      to: "ayse@example.org",
      userId: null,
      subject,
      says: ["<script>alert(1)</script>", "Dön: ışık"],
      link: { label: "Open", url },
      adds: ["http://elsewhere.example/x"],
    }),
  ).pipe(Effect.provide(OutboxTransport(folder, from)), Effect.runPromise)

const get = async (path: string, headers: { readonly [name: string]: string } = {}) =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      request({ port, host: "127.0.0.1", path, headers }, (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
          reject,
        )
      })
        .on("error", reject)
        .end()
    },
  )

beforeAll(async () => {
  const app = express()
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  port = (server.address() as AddressInfo).port
  app.use(mailViewer({ folder, publicUrl: `http://localhost:${port}` }))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const name = `2026-11-21T09-00-00.000Z-${id}.eml`

test("without mail the page says so; a letter is listed, and tried twice it is one", async () => {
  expect((await get("/mail")).body).toContain("Nothing has been sent yet.")
  await deliver("Şifre <b>", `http://localhost:${port}/auth?token=abc`)
  await deliver("Şifre <b>", `http://localhost:${port}/auth?token=abc`)
  const { body } = await get("/mail")
  expect(body.match(/<li>/g)).toHaveLength(1)
  expect(body).toContain("Şifre &lt;b&gt;")
  expect(body).toContain("To ayse@example.org, 2026-11-21 09:00 UTC")
})

test("text is text, only a link to the product can be followed, and the HTML runs nothing", async () => {
  const { body } = await get(`/mail/${name}`)
  expect(body).not.toMatch(/<style|style=/)
  expect(body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
  expect(body).not.toContain("<script")
  expect(body).toContain("Dön: ışık")
  expect(body).toContain(`<a href="http://localhost:${port}/auth?token=abc">`)
  expect(body).not.toContain('href="http://elsewhere.example')
  expect(body).toContain('<iframe title="The mail as HTML" sandbox src=')
  const html = await get(`/mail/${name}/html`)
  expect(html.headers["content-security-policy"]).toContain("sandbox")
  expect(html.headers["content-security-policy"]).toContain("default-src 'none'")
  expect(html.body).toContain("&lt;script&gt;")
})

test.each([
  ["a name that is no letter", "/mail/..%2F..%2Fauth-secret", {}],
  ["a letter that is not there", `/mail/${name.replace("09-00", "10-00")}`, {}],
  ["a browser that was sent on by a proxy", "/mail", { "x-forwarded-for": "203.0.113.9" }],
  ["a foreign name that leads to this machine", "/mail", { host: "evil.example" }],
] as const)("%s gets 404", async (_, path, headers) => {
  expect((await get(path, headers)).status).toBe(404)
})

test("a letter that has lain in the outbox for more than 14 days goes with the next one", async () => {
  const daysAgo = (name: string, days: number) => {
    const file = join(folder, name)
    writeFileSync(file, "")
    const then = new Date(Date.now() - days * 86_400_000)
    utimesSync(file, then, then)
    return file
  }
  const [old, young, other] = [daysAgo("old.eml", 15), daysAgo("young.eml", 13), daysAgo("notes.txt", 99)]
  await deliver("Another", "http://localhost/x")
  expect([old, young, other].map((file) => existsSync(file))).toEqual([false, true, true])
})
