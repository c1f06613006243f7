import { expect, test } from "vitest"
import { networkOf } from "./network.ts"

test.each([
  ["2001:db8::1", "2001:db8:0:0:ffff:ffff:ffff:ffff"],
  ["2001:db8::", "2001:0DB8:0000:0000:0001::9"],
  ["2001:db8:0:0:1::1", "2001:db8::192.0.2.33"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["::ffff:c633:6407", "198.51.100.7"],
  ["0:0:0:0:0:ffff:198.51.100.7", "198.51.100.7"],
  ["fe80::1%eth0", "fe80::2"],
])("%s and %s are one customer's", (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other))
})

test.each([
  ["2001:db8::1", "2001:db8:0:1::1"],
  ["198.51.100.7", "198.51.100.8"],
  ["::ffff:198.51.100.7", "::ffff:198.51.100.8"],
  ["::1", "2001:db8::1"],
])("%s and %s are two", (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other))
})
