import type postgres from "postgres"
import { expect, vi } from "vitest"

interface Queued {
  readonly kind: string
  readonly subject: string
  readonly body: {
    readonly says: ReadonlyArray<string>
    readonly link: { readonly url: string } | null
    readonly adds: ReadonlyArray<string>
  }
}

/** Letters on their way to an address, oldest first. */
export const lettersTo = (sql: postgres.Sql, email: string) =>
  sql<ReadonlyArray<Queued>>`
    SELECT kind, subject, body FROM mail_log WHERE recipient = ${email} ORDER BY queued_at, id`

/** What the newest letter of a kind carries behind the `#` of its link; letters are put down a moment later. */
export const secretIn = (sql: postgres.Sql, email: string, kind: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const letter = (await lettersTo(sql, email)).findLast((one) => one.kind === kind)
      const secret = letter?.body.link?.url.split("#")[1] ?? ""
      expect(secret, `no letter ${kind} to ${email}`).not.toBe("")
      return secret
    },
    { timeout: 5_000, interval: 25 },
  )
