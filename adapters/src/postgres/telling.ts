import { Tier } from "@rounds/core/plan/tier.ts"
import { Happening } from "@rounds/core/notification/happening.ts"
import {
  administrators,
  type Delivery,
  type Recipient,
  Telling,
  type WaitingHappening,
} from "@rounds/core/notification/ports.ts"
import { noUsage } from "@rounds/core/quota/usage.ts"
import { factsOfRow } from "@rounds/core/quota/usage-row.ts"
import type { Origin } from "@rounds/core/subscription/facts.ts"
import { usualLanguage } from "@rounds/core/language/names.ts"
import { Language } from "@rounds/core/script/settings.ts"
import { countedIn, nothingKnown, SubscriptionState } from "@rounds/core/subscription/state.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { isAccountId } from "./account-rows.ts"
import { query, type Sql, type Statements } from "./client.ts"
import { implement } from "./implement.ts"
import { announceNews } from "./news.ts"
import { preferencesOfRow } from "./preference-rows.ts"

const decodeState = Schema.decodeUnknownSync(SubscriptionState)
const decodeTier = Schema.decodeUnknownSync(Tier)
const decodeLanguage = Schema.decodeUnknownSync(Schema.NullOr(Language))
const decodeHappening = Schema.decodeUnknownResult(Happening)

/** What telling needs of the database. Only subscriptions of `origin` count. */
export const PostgresTelling = (origin: Origin): Layer.Layer<Telling, never, Sql> =>
  implement(Telling, {
    take: (limit) =>
      query("take what happened", (sql) => takeRows(sql, limit)).pipe(
        Effect.flatMap((rows) => Effect.forEach(rows, waitingOf)),
        Effect.map((waiting) => waiting.filter((one) => one !== null)),
      ),
    recipients: (ids) => {
      const known = ids.filter(isAccountId)
      if (known.length === 0) return Effect.succeed(new Map())
      return query("read recipients", (sql) => recipientRows(sql, known)).pipe(
        Effect.map((rows) => new Map(rows.map((row) => [row.id, recipientOf(row, origin)]))),
      )
    },
    administrators: query(
      "find administrators",
      (sql) => sql<{ id: string }[]>`SELECT id FROM accounts WHERE is_admin AND is_active ORDER BY id`,
    ).pipe(Effect.map((rows) => rows.map(({ id }) => id))),
    changedSince: (since, after, limit) =>
      query(
        "find changed subscriptions",
        (sql) => sql<{ id: string }[]>`
          SELECT user_id AS id FROM subscription_overview
          WHERE changed_at > ${DateTime.toDate(since)} AND user_id > ${after}
          ORDER BY user_id LIMIT ${limit}`,
      ).pipe(Effect.map((rows) => rows.map(({ id }) => id))),
    keep: (deliveries) => {
      const once = firstOfEach(deliveries)
      return query("keep what is told", (sql) => keepLogs(sql, once)).pipe(
        Effect.map((kept) => {
          const names = new Set(kept.map(nameOf))
          return once.filter((delivery) => names.has(nameOf(delivery)))
        }),
        Effect.tap((fresh) => query("list what is told", (sql) => keepRows(sql, fresh))),
        Effect.tap((fresh) =>
          announceNews(fresh.flatMap(({ userId, inApp }) => (inApp === null ? [] : [userId]))),
        ),
      )
    },
  })

interface HappeningRow {
  readonly place: string
  readonly accountId: string | null
  readonly happening: unknown
  readonly at: Date
}

/** One process at a time, so that nobody hears of the second thing before the first. */
const takeRows = async (sql: Statements, limit: number): Promise<ReadonlyArray<HappeningRow>> => {
  const [turn] = await sql<{ mine: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended('happenings', 0)) AS mine`
  if (turn?.mine !== true) return []
  const rows = await sql<HappeningRow[]>`
    DELETE FROM happenings WHERE place IN (SELECT place FROM happenings ORDER BY place LIMIT ${limit})
    RETURNING place, account_id AS "accountId", happening, at`
  return [...rows].sort((a, b) => Number(a.place) - Number(b.place))
}

/** What this release cannot read is gone: one bad row never stops the others. */
const waitingOf = ({ place, accountId, happening, at }: HappeningRow) => {
  const decoded = decodeHappening(happening)
  if (Result.isFailure(decoded)) {
    return Effect.as(Effect.logError(`notifications: happening ${place} cannot be read`), null)
  }
  return Effect.succeed<WaitingHappening>({
    place,
    audience: accountId ?? administrators,
    happening: decoded.success,
    at: DateTime.makeUnsafe(at),
  })
}

interface RecipientRow {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly baseTier: unknown
  readonly preferences: unknown
  readonly language: unknown
  readonly state: unknown
  readonly usage: unknown
}

/** Locked, so that nobody is erased while being told. */
const recipientRows = (sql: Statements, ids: ReadonlyArray<string>) =>
  sql<RecipientRow[]>`
    SELECT a.id, a.email, a.email_verified AS "emailVerified", a.base_tier AS "baseTier",
      to_jsonb(p) AS preferences, a.language, s.state, to_jsonb(u) AS usage
    FROM accounts a
      LEFT JOIN notification_preferences p ON p.user_id = a.id
      LEFT JOIN subscription_overview s ON s.user_id = a.id::text
      LEFT JOIN usage u ON u.user_id = a.id::text
    WHERE a.id = ANY(${[...ids]}::uuid[])
    FOR KEY SHARE OF a`

const recipientOf = (row: RecipientRow, origin: Origin): Recipient => ({
  id: row.id,
  email: row.email,
  emailVerified: row.emailVerified,
  preferences: preferencesOfRow(row.preferences),
  language: decodeLanguage(row.language) ?? usualLanguage,
  known: {
    origin,
    subscriptions: row.state === null ? nothingKnown : countedIn(decodeState(row.state), origin),
    usage: row.usage === null ? noUsage : factsOfRow(row.usage),
    baseTier: decodeTier(row.baseTier),
  },
})

type Name = Pick<Delivery, "userId" | "about" | "kind">

const nameOf = ({ userId, kind, about }: Name): string => `${userId} ${kind} ${about}`

const firstOfEach = (deliveries: ReadonlyArray<Delivery>): ReadonlyArray<Delivery> =>
  [...new Map(deliveries.toReversed().map((delivery) => [nameOf(delivery), delivery])).values()].reverse()

const keepLogs = (sql: Statements, deliveries: ReadonlyArray<Delivery>) =>
  sql<Name[]>`
    INSERT INTO notification_logs (user_id, about, template_key, in_app, mail_id, created_at)
    SELECT "userId", about, kind, "inApp" IS NOT NULL, "mailId", at
    FROM jsonb_to_recordset(${asJson(deliveries)}::text::jsonb)
      AS told ("userId" uuid, about text, kind text, "inApp" jsonb, "mailId" uuid, at timestamptz)
    ON CONFLICT DO NOTHING
    RETURNING user_id AS "userId", about, template_key AS kind`

const keepRows = (sql: Statements, deliveries: ReadonlyArray<Delivery>) =>
  sql`
    INSERT INTO in_app_notifications (id, user_id, title, message, type, action_url, action_text, created_at)
    SELECT (row->>'id')::uuid, (told->>'userId')::uuid, row->>'title', row->>'message', row->>'type',
      row->>'actionUrl', row->>'actionText', (told->>'at')::timestamptz
    FROM jsonb_array_elements(${asJson(deliveries)}::text::jsonb) WITH ORDINALITY AS list (told, position),
      LATERAL (SELECT told->'inApp' AS row) AS shown
    WHERE told->'inApp' <> 'null'
    ORDER BY position`

const asJson = (deliveries: ReadonlyArray<Delivery>): string =>
  JSON.stringify(deliveries.map((delivery) => ({ ...delivery, at: DateTime.formatIso(delivery.at) })))
