import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Account } from "@rounds/core/account/account.ts"
import { type Person, Accounts } from "@rounds/core/account/ports.ts"
import {
  type Candidates,
  happeningsOf,
  normalEmail,
  recognise,
  type Recognised,
} from "@rounds/core/account/recognise.ts"
import type { DocumentVersions } from "@rounds/core/consent/consent.ts"
import { Transactions } from "@rounds/core/kernel/atomically.ts"
import { Ids } from "@rounds/core/kernel/ids.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { SecurityLog } from "@rounds/core/security/ports.ts"
import { NotSignedIn } from "@rounds/core/account/rejections.ts"
import { keepAcceptances } from "./acceptances.ts"
import {
  accountByEmail,
  accountById,
  accountByIdentity,
  insertAccount,
  isAccountId,
  linkIdentity,
  updateAccount,
} from "./account-rows.ts"
import { query, Sql, type Statements } from "./client.ts"
import { wasErasedSince } from "./erased-identities.ts"
import { noteHappening } from "./happenings.ts"
import { followAddress } from "./moved-address.ts"

/**
 * Accounts in Postgres. `adminEmails` (lower case) are made administrators once their address is verified, and so are
 * those of the sample data. `acceptedAtSignUp`: what a new account has accepted by signing up.
 */
export const PostgresAccounts = (
  configured: ReadonlyArray<string>,
  ofSampleData: ReadonlyArray<string> = [],
  acceptedAtSignUp: DocumentVersions | null = null,
): Layer.Layer<Accounts, never, Sql | Transactions | Ids | SecurityLog> =>
  Layer.effect(
    Accounts,
    Effect.gen(function* () {
      const { atomically } = yield* Transactions
      const { next } = yield* Ids
      const pool = yield* Sql
      const security = yield* SecurityLog
      const adminEmails = [...configured, ...ofSampleData]
      const run = <A>(name: string, work: (sql: Statements) => Promise<A>) =>
        query(name, work).pipe(Effect.provideService(Sql, pool))

      const change = (
        id: string,
        fields: { readonly is_active: boolean } | { readonly language: Language },
      ) =>
        Effect.flatMap(DateTime.now, (now) =>
          run("change an account", async (sql) => {
            if (!isAccountId(id)) return null
            await sql`
              UPDATE accounts SET ${sql({ ...fields, updated_at: DateTime.formatIso(now) })} WHERE id = ${id}`
            return accountById(sql, id)
          }),
        )

      /** Several first requests of one person come at once: they queue up here and find the account of the first. */
      const recogniseInTurn = (person: Person) =>
        atomically(
          Effect.gen(function* () {
            const id = yield* next
            const at = DateTime.formatIso(yield* DateTime.now)
            const signedIn = yield* run("sign in", async (sql) => {
              await lockPerson(sql, person)
              const recognised = recognise(person, await candidatesFor(sql, person), adminEmails)
              if (isOpening(recognised) && (await wasErasedSince(sql, person))) return null
              const stored = await store(sql, person, recognised, { id, at })
              return stored && { account: stored, before: isNew(recognised) ? null : recognised.account }
            })
            if (signedIn === null) return yield* new NotSignedIn()
            const { account, before } = signedIn
            if (before?.emailVerified === true && account.emailVerified && before.email !== account.email)
              yield* followAddress(before.email, account.email).pipe(Effect.provideService(Sql, pool))
            if (before === null && acceptedAtSignUp !== null)
              yield* keepAcceptances(account.id, acceptedAtSignUp, DateTime.makeUnsafe(at)).pipe(
                Effect.provideService(Sql, pool),
              )
            yield* Effect.forEach(happeningsOf(before, account), (happening) =>
              noteHappening(account.id, happening),
            ).pipe(Effect.provideService(Sql, pool))
            if (account.isAdmin && before?.isAdmin !== true) {
              const by = configured.includes(account.email) ? "ADMIN_EMAILS" : "sample data"
              yield* security.record({ kind: "admin_granted", account: account.id, by })
            }
            return account
          }),
        )

      return {
        signIn: (person) =>
          Effect.gen(function* () {
            const byIdentity = yield* run("find an account", (sql) =>
              accountByIdentity(sql, person.identityId),
            )
            const recognised = recognise(person, { byIdentity, byVerifiedEmail: null }, adminEmails)
            return recognised._tag === "Known" ? recognised.account : yield* recogniseInTurn(person)
          }),
        byId: (id) => run("find an account", (sql) => accountById(sql, id)),
        byEmail: (email) => run("find an account", (sql) => accountByEmail(sql, normalEmail(email), false)),
        setActive: (id, isActive) => change(id, { is_active: isActive }),
        setLanguage: (id, language) => change(id, { language }),
        seen: (id) =>
          Effect.flatMap(DateTime.now, (now) =>
            run("remember who is here", async (sql) => {
              const at = DateTime.toDate(now)
              await sql`
                UPDATE accounts SET last_seen_at = ${at}
                WHERE id = ${id} AND (last_seen_at IS NULL OR last_seen_at < ${at}::timestamptz - interval '15 minutes')`
            }),
          ),
      }
    }),
  )

const lockPerson = (sql: Statements, { identityId, email }: Person) =>
  // Sorted, so that two people never wait for each other crosswise.
  sql`SELECT pg_advisory_xact_lock(key) FROM (
        SELECT hashtextextended('account ' || name, 0) AS key
        FROM unnest(${[identityId, normalEmail(email)]}::text[]) AS name ORDER BY 1
      ) AS keys`

const candidatesFor = async (sql: Statements, { identityId, email }: Person): Promise<Candidates> => ({
  byIdentity: await accountByIdentity(sql, identityId),
  byVerifiedEmail: await accountByEmail(sql, normalEmail(email), true),
})

const store = async (
  sql: Statements,
  person: Person,
  recognised: Recognised,
  stamp: { readonly id: string; readonly at: string },
): Promise<Account | null> => {
  if (recognised._tag === "Known") return recognised.account
  const id = recognised._tag === "New" ? stamp.id : recognised.account.id
  if (recognised._tag === "New") await insertAccount(sql, id, recognised.details, stamp.at)
  else await updateAccount(sql, id, recognised.details, stamp.at)
  if (recognised._tag !== "Changed") await linkIdentity(sql, id, person.identityId)
  // Gone when its erasure was waited for.
  return accountById(sql, id)
}

const isNew = (recognised: Recognised): recognised is Extract<Recognised, { _tag: "New" }> =>
  recognised._tag === "New"

/** What gives an identity an account that it did not have. */
const isOpening = ({ _tag }: Recognised): boolean => _tag === "New" || _tag === "Linked"
