import { randomBytes } from "node:crypto"
import postgres from "postgres"
import { afterAll, inject } from "vitest"
import { TEMPLATE } from "./database-server.ts"

/**
 * A database of its own for one test file, with every migration applied; dropped when the file is done.
 * Call it once, at the top of the file: `const url = await testDatabase()`.
 */
export const testDatabase = async (): Promise<string> => {
  const provided = inject("testServer")
  if ("failure" in provided) throw new Error(provided.failure)
  const server = provided.url
  const name = `test_${randomBytes(6).toString("hex")}`
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`)
  // Hooks run last-in-first-out: the file closes its own connections before this one drops the database.
  afterAll(() => administer(server, `DROP DATABASE ${name} WITH (FORCE)`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const administer = async (server: string, statement: string) => {
  const sql = postgres(server, { max: 1 })
  try {
    await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}
