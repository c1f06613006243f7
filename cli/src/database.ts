import { resolve } from "node:path"
import { type Configuration, reveal } from "@rounds/adapters/config.ts"
import { migrate, MigrationChanged } from "@rounds/adapters/postgres/migrate.ts"
import { startLocalServer } from "@rounds/adapters/postgres/local-server.ts"
import { refuse } from "./command.ts"

export interface Database {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * The outside database of DATABASE_URL, or the embedded one under ROUNDS_DATA, started unless it runs already.
 * `keepAlive` starts it again when it dies.
 */
export const openDatabase = async (
  configuration: Configuration,
  { keepAlive = false }: { readonly keepAlive?: boolean } = {},
): Promise<Database> => {
  const outside = reveal(configuration.DATABASE_URL)
  if (outside !== null) return { url: outside, stop: async () => {} }
  try {
    return await startLocalServer({ dataDir: resolve(configuration.ROUNDS_DATA, "postgres"), keepAlive })
  } catch (cause) {
    return refuse(`The embedded database did not start: ${messageOf(cause)}`)
  }
}

/** Brings the tables up to date and gives the names of what was applied. */
export const bringUpToDate = async ({ url }: Database): Promise<ReadonlyArray<string>> => {
  try {
    return await migrate(url)
  } catch (cause) {
    if (cause instanceof MigrationChanged) return refuse(cause.message)
    return refuse(`${whatFailed(cause)} (database ${withoutPassword(url)})`)
  }
}

/** Why a database cannot be used, in words an operator can act on. */
const whatFailed = (cause: unknown): string => {
  switch (codeOf(cause)) {
    case "ECONNREFUSED":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "CONNECT_TIMEOUT":
    case "EHOSTUNREACH":
      return "No database answers"
    case "28P01":
    case "28000":
      return "The database refuses this user or password"
    case "3D000":
      return "There is no database of this name"
    case "53100":
    case "ENOSPC":
      return "The database's disk is full"
    case "25006":
      return "The database is read-only"
    case "42501":
      return "This user may not create tables in the database"
    default:
      return `The database cannot be prepared: ${messageOf(cause)}`
  }
}

const codeOf = (cause: unknown): unknown =>
  cause instanceof AggregateError
    ? codeOf(cause.errors[0])
    : cause instanceof Error && "code" in cause
      ? cause.code
      : undefined

const messageOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).split("\n")[0] ?? ""

const withoutPassword = (url: string): string => {
  const shown = new URL(url)
  shown.password = ""
  return shown.href
}
