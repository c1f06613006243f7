import { Identity, Accounts } from "@rounds/core/account/ports.ts"
import * as Effect from "effect/Effect"
import type { Request } from "express"

/** The account behind a request's cookie or token; the first request of a person creates it. */
export const authenticate = (request: Request) =>
  Effect.gen(function* () {
    const identity = yield* Identity
    const person = yield* identity.personOf({
      authorization: request.headers.authorization,
      cookie: request.headers.cookie,
    })
    if (person === null) return null
    const accounts = yield* Accounts
    const account = yield* accounts.signIn(person)
    return { ...account, secondFactorDue: account.isAdmin && person.oneStep === true }
  })
