import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { outletServer } from "#testing/outlet-server.ts"
import { isForbidden } from "./forbidden.ts"
import { askOutlet, type Outlet, publicOutlet } from "./outlet.ts"

const server = outletServer()
const ask = (outlet: Outlet, address = `http://${server.host()}/feed`) =>
  askOutlet(outlet, address, {}, new AbortController().signal)

test("reads a plain and a packed answer", async () => {
  server.answers((_, response) => response.writeHead(200).end("plain"))
  expect(await ask(server.outlet())).toMatchObject({ status: 200, text: "plain" })
  server.answers((_, response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("packed")),
  )
  expect((await ask(server.outlet())).text).toBe("packed")
})

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "::",
  "fe80::1",
  "fd00::1",
  "::ffff:10.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::a00:1",
  "2002:a00:1::",
  "not an address",
])("%s is never connected to, whatever name leads there", async (address) => {
  const family = address.includes(":") ? 6 : 4
  const outlet = server.outlet({ isForbidden, resolve: () => Promise.resolve([{ address, family }]) })
  await expect(ask(outlet)).rejects.toMatchObject({ fault: "private address" })
  expect(server.asked()).toEqual([])
})

test("one private address among public ones is enough to refuse a name", async () => {
  const found = ["93.184.216.34", "127.0.0.1"].map((address) => ({ address, family: 4 }))
  const outlet = server.outlet({ isForbidden, resolve: () => Promise.resolve(found) })
  await expect(ask(outlet)).rejects.toMatchObject({ fault: "private address" })
})

test.each(["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])("%s is a public address", (address) => {
  expect(isForbidden(address)).toBe(false)
})

test("no host is asked that is not named, over no other protocol, and none with a password", async () => {
  const outlet = publicOutlet(["news.example", "127.0.0.1"])
  for (const address of [
    "https://other.example/feed",
    "https://news.example:8443/feed",
    "http://news.example/feed",
    "https://me@news.example/feed",
    "file:///etc/passwd",
    "nothing",
  ])
    await expect(ask(outlet, address)).rejects.toMatchObject({ fault: "foreign host" })
  await expect(ask(outlet, "https://127.0.0.1/")).rejects.toMatchObject({ fault: "private address" })
})

test("a redirect is an answer and is not followed", async () => {
  server.answers((_, response) => response.writeHead(302, { location: "/elsewhere" }).end())
  expect((await ask(server.outlet())).status).toBe(302)
  expect(server.asked()).toEqual(["/feed"])
})

test("an answer that is longer than is read is cut off, also when it comes packed small", async () => {
  server.answers((_, response) => response.writeHead(200).end("a".repeat(100_001)))
  await expect(ask(server.outlet())).rejects.toMatchObject({ fault: "too long" })
  const bomb = gzipSync(Buffer.alloc(50_000_000, "a"))
  server.answers((_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb))
  await expect(ask(server.outlet())).rejects.toMatchObject({ fault: "too long" })
})

test("what is packed badly or otherwise cannot be read", async () => {
  server.answers((_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("no gzip"))
  await expect(ask(server.outlet())).rejects.toMatchObject({ fault: "unreadable" })
  server.answers((_, response) => response.writeHead(200, { "content-encoding": "br" }).end("x"))
  await expect(ask(server.outlet())).rejects.toMatchObject({ fault: "unreadable" })
})

test("an answer that never ends is given up, and so is a name that stands for nothing", async () => {
  server.answers((_, response) => void response.writeHead(200).write("a"))
  await expect(ask(server.outlet({ limitMs: 200 }))).rejects.toMatchObject({ fault: "too slow" })
  await expect(ask(server.outlet({ resolve: () => Promise.resolve([]) }))).rejects.toMatchObject({
    fault: "unreachable",
  })
})
