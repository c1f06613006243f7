import * as Result from "effect/Result"
import { expect, test } from "vitest"
import { mayCall } from "./access.ts"

const person = { isActive: true, isAdmin: false, emailVerified: true, secondFactorDue: false }

const callers = {
  visitor: null,
  user: person,
  "unconfirmed user": { ...person, emailVerified: false },
  suspended: { ...person, isActive: false },
  admin: { ...person, isAdmin: true },
  "unconfirmed admin": { ...person, isAdmin: true, emailVerified: false },
  "one-step admin": { ...person, isAdmin: true, secondFactorDue: true },
  "suspended admin": { ...person, isAdmin: true, isActive: false },
}

const answer = (access: Parameters<typeof mayCall>[0], caller: keyof typeof callers) =>
  Result.match(mayCall(access, callers[caller]), {
    onSuccess: () => "yes",
    onFailure: ({ _tag }) => _tag,
  })

test.each([
  ["public", "visitor", "yes"],
  ["public", "suspended", "yes"],
  ["user", "visitor", "NotSignedIn"],
  ["user", "user", "yes"],
  ["user", "suspended", "yes"],
  ["active", "visitor", "NotSignedIn"],
  ["active", "user", "yes"],
  ["active", "suspended", "AccountSuspended"],
  ["active", "admin", "yes"],
  ["admin", "visitor", "NotSignedIn"],
  ["admin", "user", "AdminOnly"],
  ["admin", "suspended", "AccountSuspended"],
  ["admin", "suspended admin", "AccountSuspended"],
  ["admin", "admin", "yes"],
  ["active", "unconfirmed user", "yes"],
  ["active", "unconfirmed admin", "yes"],
  ["admin", "unconfirmed user", "AdminOnly"],
  ["admin", "unconfirmed admin", "AddressNotConfirmed"],
  ["user", "one-step admin", "yes"],
  ["active", "one-step admin", "yes"],
  ["admin", "one-step admin", "SecondFactorMissing"],
] as const)("a %s call by a %s: %s", (access, caller, expected) => {
  expect(answer(access, caller)).toBe(expected)
})
