import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Account } from "#account/account.ts"
import { Accounts } from "#account/ports.ts"
import { normalEmail, recognise } from "#account/recognise.ts"
import { Ids } from "#kernel/ids.ts"
import { MemoryDatabase } from "./memory-database.ts"

/** Accounts in memory. */
export const MemoryAccounts = (
  adminEmails: ReadonlyArray<string>,
): Layer.Layer<Accounts, never, MemoryDatabase | Ids> =>
  Layer.effect(
    Accounts,
    Effect.gen(function* () {
      const { cell, atomically } = yield* MemoryDatabase
      const { next } = yield* Ids
      const accounts = cell<ReadonlyMap<string, Account>>(new Map())
      const identities = cell<ReadonlyMap<string, string>>(new Map())

      const byId = (id: string | undefined) => (id === undefined ? null : (accounts.get().get(id) ?? null))
      const byEmail = (email: string, verified: boolean) =>
        [...accounts.get().values()].find((one) => one.email === email && one.emailVerified === verified) ??
        null
      const save = (account: Account) => {
        accounts.set(new Map([...accounts.get(), [account.id, account]]))
        return account
      }
      const change = (id: string, fields: Partial<Account>) =>
        Effect.map(DateTime.now, (now) => {
          const account = byId(id)
          return account && save({ ...account, ...fields, updatedAt: DateTime.formatIso(now) })
        })

      return {
        signIn: (person) =>
          atomically(
            Effect.gen(function* () {
              const candidates = {
                byIdentity: byId(identities.get().get(person.identityId)),
                byVerifiedEmail: byEmail(normalEmail(person.email), true),
              }
              const recognised = recognise(person, candidates, adminEmails)
              if (recognised._tag === "Known") return recognised.account
              const now = DateTime.formatIso(yield* DateTime.now)
              const { details } = recognised
              if (recognised._tag === "Changed") {
                return save({ ...recognised.account, ...details, updatedAt: now })
              }
              const account: Account =
                recognised._tag === "Linked"
                  ? { ...recognised.account, ...details, updatedAt: now }
                  : {
                      ...details,
                      id: yield* next,
                      identityId: person.identityId,
                      isActive: true,
                      baseTier: "freemium",
                      createdAt: now,
                      updatedAt: now,
                    }
              identities.set(new Map([...identities.get(), [person.identityId, account.id]]))
              return save(account)
            }),
          ),
        byId: (id) => Effect.sync(() => byId(id)),
        byEmail: (email) =>
          Effect.sync(() => byEmail(normalEmail(email), true) ?? byEmail(normalEmail(email), false)),
        seen: () => Effect.void,
        setActive: (id, isActive) => change(id, { isActive }),
        setLanguage: (id, language) => change(id, { language }),
      }
    }),
  )
