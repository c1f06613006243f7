import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { isLeaked, passwordFault } from "./password-rule.ts"

const owner = ["elif.aydin@kardelen-clinic.example", "Elif Aydın"]

test.each([
  ["short pass", "too_short"],
  ["x".repeat(129), "too_long"],
  ["password1234", "common"],
  ["Passw0rd!2024", "common"],
  ["1234567890123", "common"],
  ["qwertyuiop[]", "common"],
  ["            ", "common"],
  ["aaaaaaaaaaaaaaaa", "common"],
  ["elif.aydin@kardelen-clinic.example", "about_you"],
  ["elif aydin 2026", "about_you"],
  ["Rounds2026!!", "about_you"],
  ["kardelen-2026!", "about_you"],
])("%s is refused as %s", (password, fault) => {
  expect(passwordFault(password, owner)).toBe(fault)
})

test.each(["correct horse battery", "a long enough secret", "three green kettles", "çay demlikte kalsın"])(
  "%s will do, without digits or signs",
  (password) => {
    expect(passwordFault(password, owner)).toBeNull()
  },
)

test("looking at the longest password takes no time worth speaking of", () => {
  const hostile = [
    "Pa$$w0rd!2345".repeat(9),
    "a1".repeat(64),
    "4@8({[<369!1|0$57+%2".repeat(6),
    "abcdefgh".repeat(16),
  ]
  const started = performance.now()
  for (const password of hostile) passwordFault(password, owner)
  expect(performance.now() - started).toBeLessThan(2_000)
})

test("of a password only the beginning of its hash is asked for, and an answer that does not come refuses nobody", async () => {
  const asked: Array<string> = []
  const list = createServer((request, response) => {
    asked.push(request.url ?? "")
    // SHA-1 of "three green kettles" begins with the path's five characters.
    response.end("0000000000000000000000000000000000A:3\r\n6B0E8AB9CE7D4E55E8C22BA2B8E8F8E8E8E:0\r\n")
  })
  await new Promise<void>((resolve) => list.listen(0, "127.0.0.1", resolve))
  // A listening server has an address with a port.
  const url = `http://127.0.0.1:${(list.address() as AddressInfo).port}/range`
  expect(await isLeaked("three green kettles", url)).toBe(false)
  expect(asked[0]).toMatch(/^\/range\/[0-9A-F]{5}$/)
  await new Promise((resolve) => list.close(resolve))
  expect(await isLeaked("three green kettles", url)).toBe(false)
})
