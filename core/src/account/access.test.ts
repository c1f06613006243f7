import * as Result from "effect/Result"
import { expect, test } from "vitest"
import { mayCall } from "./access.ts"

const callers = {
  visitor: null,
  user: { isActive: true, isAdmin: false },
  suspended: { isActive: false, isAdmin: false },
  admin: { isActive: true, isAdmin: true },
  "suspended admin": { isActive: false, isAdmin: true },
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
] as const)("a %s call by a %s: %s", (access, caller, expected) => {
  expect(answer(access, caller)).toBe(expected)
})
