import { createHmac, randomUUID } from "node:crypto"
import { normalEmail } from "@rounds/core/account/recognise.ts"
import { safetyChangeOf } from "@rounds/core/notification/happening.ts"
import { SecurityLog } from "@rounds/core/security/ports.ts"
import {
  causedBy,
  SECURITY_LOG_DAYS,
  type SecurityEntry,
  type SecurityEvent,
  type SecuritySearch,
} from "@rounds/core/security/security-log.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import { type Counted, type Fact, Fold } from "#security/fold.ts"
import { networkOf } from "#security/network.ts"
import { query, Sql } from "./client.ts"
import { noteHappening } from "./happenings.ts"

const FLUSH_EVERY = "1 second"

/** The security log in Postgres and in the process's log. `key`: makes hashes of addresses that nobody else can make. */
export const PostgresSecurityLog = (key: string): Layer.Layer<SecurityLog, never, Sql> =>
  Layer.effect(
    SecurityLog,
    Effect.gen(function* () {
      const provide = Effect.provideService(Sql, yield* Sql)
      const fold = new Fold()
      const hashes = hashesWith(key)
      // A lost database loses the table's rows of a moment; the lines have been written.
      const flush = Effect.suspend(() => store(fold.take())).pipe(
        Effect.catchDefect(() => Effect.void),
        provide,
      )
      yield* Effect.forkScoped(Effect.repeat(flush, Schedule.spaced(FLUSH_EVERY)))
      yield* Effect.addFinalizer(() => flush)

      return {
        record: (event) =>
          Effect.suspend(() => {
            const fact = hashes.factOf(event)
            if (causedBy[fact.kind] === "owner")
              return line(fact).pipe(
                Effect.andThen(store([{ ...fact, id: randomUUID(), times: 1 }])),
                Effect.andThen(tellOwner(fact)),
              )
            return fold.add(fact, performance.now()) ? line(fact) : Effect.void
          }).pipe(provide),
        find: (search) => Effect.andThen(flush, find(search, hashes)).pipe(provide),
        sweep: query("forget old security events", async (sql) => {
          await sql`DELETE FROM security_log WHERE last_at < now() - make_interval(days => ${SECURITY_LOG_DAYS})`
        }).pipe(provide),
      }
    }),
  )

/** Whose account it is hears of it, within the same transaction. */
const tellOwner = ({ kind, account, detail }: Fact) => {
  const change = safetyChangeOf(kind, detail)
  return change === null || account === null
    ? Effect.void
    : noteHappening(account, { _tag: "SafetyChanged", change })
}

const line = (fact: Fact): Effect.Effect<void> => {
  const said = Object.fromEntries(Object.entries(fact).filter(([, value]) => value !== null && value !== ""))
  const log = isQuiet(fact) ? Effect.logInfo("security") : Effect.logWarning("security")
  return log.pipe(Effect.annotateLogs(said))
}

const everyday: ReadonlySet<string> = new Set(["signed_up", "signed_in", "address_confirmed"])

/** Whoever runs the product: the command or the set-up has just said to them what it did. */
const operators: ReadonlySet<string> = new Set(["cli", "sample data"])

/** What happens every day, and what an operator did; everything else is worth a look. All of it is in the table. */
const isQuiet = ({ kind, by }: Fact): boolean => everyday.has(kind) || (by !== null && operators.has(by))

const MAX_DETAIL = 200

const hashesWith = (key: string) => {
  const hash = (text: string): string =>
    createHmac("sha256", key).update(text).digest("base64url").slice(0, 22)
  const mailbox = (email: string) => hash(`mailbox ${normalEmail(email.slice(0, 320))}`)
  const network = (ip: string) => hash(`network ${networkOf(ip)}`)
  return {
    mailbox,
    network,
    factOf: ({ kind, account, by, email, ip, detail }: SecurityEvent): Fact => ({
      kind,
      account: account ?? null,
      by: by ?? null,
      mailbox: typeof email === "string" ? mailbox(email) : null,
      network: typeof ip === "string" ? network(ip) : null,
      detail: (detail ?? "").slice(0, MAX_DETAIL),
    }),
  }
}

const store = (rows: ReadonlyArray<Counted>) =>
  rows.length === 0
    ? Effect.void
    : query("store security events", async (sql) => {
        const values = rows.map(({ id, kind, account, by, mailbox, network, detail, times }) => ({
          id,
          kind,
          account_id: account,
          caused_by: by,
          mailbox,
          network,
          detail,
          times,
        }))
        await sql`
          INSERT INTO security_log ${sql(values)}
          ON CONFLICT (id) DO UPDATE SET times = security_log.times + excluded.times, last_at = now()`
      })

interface Row extends Omit<SecurityEntry, "firstAt" | "lastAt"> {
  readonly firstAt: Date
  readonly lastAt: Date
}

const find = (
  { kind, account, email, ip, limit }: SecuritySearch,
  { mailbox, network }: ReturnType<typeof hashesWith>,
) =>
  query("read the security log", (sql) => {
    const all = sql`true`
    return sql<ReadonlyArray<Row>>`
      SELECT kind, account_id AS account, caused_by AS by, mailbox, network, detail, times,
        first_at AS "firstAt", last_at AS "lastAt"
      FROM security_log
      WHERE ${kind === undefined ? all : sql`kind = ${kind}`}
        AND ${account === undefined ? all : sql`account_id = ${account}`}
        AND ${email === undefined ? all : sql`mailbox = ${mailbox(email)}`}
        AND ${ip === undefined ? all : sql`network = ${network(ip)}`}
      ORDER BY last_at DESC, id LIMIT ${limit}`
  }).pipe(
    Effect.map((rows) =>
      rows.map((row) => ({
        ...row,
        firstAt: row.firstAt.toISOString(),
        lastAt: row.lastAt.toISOString(),
      })),
    ),
  )
