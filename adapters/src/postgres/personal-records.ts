import { PersonalRecords } from "@rounds/core/account/ports.ts"
import { type RecordFile } from "@rounds/core/account/personal-records.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { isAccountId } from "./account-rows.ts"
import { query, Sql, type Statements } from "./client.ts"
import { rememberErased } from "./erased-identities.ts"
import type { Holding, Who } from "./holding.ts"
import { holdings } from "./personal-data.ts"
import { takeBackTold } from "./told-messages.ts"

/** What is stored about a person, table by table, as the list of holdings says. */
export const PostgresPersonalRecords: Layer.Layer<PersonalRecords, never, Sql> = Layer.effect(
  PersonalRecords,
  Effect.map(Sql, (pool) => {
    const about = <A>(name: string, userId: string, work: (sql: Statements, who: Who) => Promise<A>) =>
      query(name, async (sql) => {
        if (!isAccountId(userId)) throw new Error("this is no account's id")
        return work(sql, await whoIs(sql, userId))
      }).pipe(Effect.provideService(Sql, pool))

    return {
      collect: (userId) =>
        Effect.forEach(holdings, (holding) =>
          about(`export ${holding.table}`, userId, (sql, who) => fileOf(sql, holding, who)),
        ).pipe(Effect.map((files) => files.filter((file) => file !== null))),
      erase: (userId) =>
        about("erase a person", userId, async (sql, who) => {
          await rememberErased(sql, who.identities)
          await takeBackTold(sql, who.email)
          for (const holding of holdings) await meetFate(sql, holding, who)
        }),
      endSessions: (userId) =>
        about("end sessions", userId, async (sql, who) => {
          const sessions = holdings.filter(({ table }) => table === "identity.session")
          for (const holding of sessions) await meetFate(sql, holding, who)
        }),
    }
  }),
)

const whoIs = async (sql: Statements, id: string): Promise<Who> => {
  const [account] = await sql<{ email: string; proved: boolean }[]>`
    SELECT email, email_verified AS proved FROM accounts WHERE id = ${id}`
  const identities = await sql<{ identityId: string }[]>`
    SELECT identity_id AS "identityId" FROM account_identities WHERE account_id = ${id}`
  const typedEmail = account?.email ?? null
  return {
    id,
    email: account?.proved === true ? typedEmail : null,
    typedEmail,
    identities: identities.map(({ identityId }) => identityId),
  }
}

/** The sign-in library's tables are not there when somebody else's sign-in is used. */
const isThere = async (sql: Statements, table: string): Promise<boolean> => {
  const [schema = "", name = ""] = table.split(".")
  const rows = await sql`SELECT to_regclass(${`${schema}."${name}"`}) AS found`
  return rows[0]?.["found"] !== null
}

const fileOf = async (sql: Statements, holding: Holding, who: Who): Promise<RecordFile | null> => {
  const { table, exported, rowsOf } = holding
  if (exported === null || !(await isThere(sql, table))) return null
  const rows = await sql<{ row: RecordFile["rows"][number] }[]>`
    SELECT to_jsonb(held) - ${[...exported.without]}::text[] AS row FROM ${sql(table)} AS held
    WHERE ${rowsOf(sql, who)}`
  return { name: exported.name, rows: rows.map(({ row }) => row) }
}

const meetFate = async (sql: Statements, { table, fate, rowsOf }: Holding, who: Who): Promise<void> => {
  switch (fate._tag) {
    case "Kept":
    case "ErasedBy":
      return
    case "Erased":
      if (await isThere(sql, table)) await sql`DELETE FROM ${sql(table)} WHERE ${rowsOf(sql, who)}`
      return
    case "Anonymised":
      await sql`UPDATE ${sql(table)} SET ${fate.set(sql)} WHERE ${rowsOf(sql, who)}`
  }
}
