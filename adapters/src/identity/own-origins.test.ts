import { expect, test } from "vitest"
import { ownOrigins } from "./own-origins.ts"

test.each(["localhost:3000", "app.localhost:3000", "127.0.0.1:3000", "127.9.9.9", "[::1]:3000"])(
  "%s is a name of this machine, and our own",
  (host) => {
    expect(ownOrigins(host)).toEqual([`http://${host}`, `https://${host}`])
  },
)

test.each([
  "evil.example",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "192.168.1.5:3000",
  "[2001:db8::1]",
  "a b",
  null,
])("%s may be forged, and is not", (host) => {
  expect(ownOrigins(host)).toEqual([])
})
