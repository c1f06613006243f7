import { expect, test } from "vitest"
import { guestPass } from "./guest-pass.ts"

const secret = "a-secret-of-the-tests-only-0123456789"
const old = "an-older-secret-of-the-tests-01234567"
const guest = "00000000-0000-4000-8000-000000000001"
const pass = guestPass({ secret, oldSecret: old, isSecure: false })
const sent = (cookie: string) => cookie.split(";")[0] ?? ""

test("a guest is known again by what was signed with this secret, or the one before", () => {
  expect(pass.guestIn(`theme=dark; ${sent(pass.cookieFor(guest))}; a=b`)).toBe(guest)
  const before = guestPass({ secret: old, oldSecret: null, isSecure: false })
  expect(pass.guestIn(sent(before.cookieFor(guest)))).toBe(guest)
  expect(before.guestIn(sent(pass.cookieFor(guest)))).toBeNull()
})

test("what is forged, cut or absent is nobody", () => {
  const cookie = sent(pass.cookieFor(guest))
  expect(pass.guestIn(undefined)).toBeNull()
  expect(pass.guestIn(cookie.slice(0, -1))).toBeNull()
  expect(pass.guestIn(cookie.replace(guest, guest.replace(/1$/, "2")))).toBeNull()
  expect(pass.guestIn(`guest-script=${guest}`)).toBeNull()
})

test("behind HTTPS the cookie is bound to the host and to HTTPS", () => {
  const secure = guestPass({ secret, oldSecret: null, isSecure: true }).cookieFor(guest)
  expect(secure).toMatch(/^__Host-guest-script=.*; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/)
  expect(pass.cookieFor(guest)).not.toContain("Secure")
})

test("a network has another mark each day, and an IPv6 customer one for all addresses", () => {
  const key = pass.networkKey("203.0.113.7", "2026-11-22")
  expect(pass.networkKey("::ffff:203.0.113.7", "2026-11-22")).toBe(key)
  expect(pass.networkKey("203.0.113.7", "2026-11-23")).not.toBe(key)
  expect(key).not.toContain("203")
  expect(pass.networkKey("2001:db8:7:7::1", "2026-11-22")).toBe(
    pass.networkKey("2001:db8:7:7:9::2", "2026-11-22"),
  )
})
