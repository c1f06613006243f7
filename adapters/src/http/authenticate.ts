import type { Account } from "@rounds/core/account/account.ts"
import { Identity, Accounts } from "@rounds/core/account/ports.ts"
import { adoptGuestScript, mayAdopt } from "@rounds/core/guest/adopt.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { Request } from "express"
import { GuestPass } from "#security/guest-pass.ts"
import { languageSaid, speakAs } from "./language.ts"

/** The account behind a request's cookie or token; the first request of a person creates it. */
export const authenticating = () => {
  const adopt = adoptingOnce()
  const note = notingNowAndThen()
  return (request: Request) =>
    Effect.gen(function* () {
      const identity = yield* Identity
      const person = yield* identity.personOf({
        authorization: request.headers.authorization,
        cookie: request.headers.cookie,
      })
      if (person === null) return null
      const accounts = yield* Accounts
      const account = yield* accounts.signIn({ ...person, language: languageSaid(request) })
      speakAs(request, account.language)
      yield* adopt(account, request.headers.cookie)
      yield* note(account.id)
      return { ...account, secondFactorDue: account.isAdmin && person.oneStep === true }
    })
}

/** Accounts that were looked at, remembered by each process for itself. */
const REMEMBERED = 10_000

const QUARTER_OF_AN_HOUR = 15 * 60_000

/** When somebody was last here is written once in a while, not with every request. */
const notingNowAndThen = () => {
  const noted = new Map<string, number>()
  return (id: string) =>
    Effect.gen(function* () {
      const now = DateTime.toEpochMillis(yield* DateTime.now)
      if (now - (noted.get(id) ?? 0) < QUARTER_OF_AN_HOUR) return
      yield* Accounts.use((accounts) => accounts.seen(id))
      if (noted.size >= REMEMBERED) noted.clear()
      noted.set(id, now)
    })
}

/** What somebody had written as a guest is in the account before its first request is answered. */
const adoptingOnce = () => {
  const seen = new Set<string>()
  return (account: Account, cookies: string | undefined) =>
    Effect.gen(function* () {
      if (!mayAdopt(account, yield* DateTime.now)) return
      const guestId = yield* GuestPass.use((pass) => Effect.succeed(pass.guestIn(cookies)))
      const look = `${account.id} ${guestId ?? ""}`
      if (seen.has(look)) return
      yield* adoptGuestScript(account, guestId)
      if (seen.size >= REMEMBERED) seen.clear()
      seen.add(look)
    })
}
