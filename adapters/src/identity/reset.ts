import type { Language } from "@rounds/core/script/settings.ts"
import type pg from "pg"
import { personFrom } from "./claims.wire.ts"
import type { AuthOptions } from "./options.ts"
import type { Post } from "./post.ts"
import type { Tries } from "./tries.ts"

interface Owner {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
  readonly image?: string | null | undefined
  /** Of the screen on which they did. */
  readonly language: Language | null
}

/**
 * A password was set through the mailbox: that proves the address. Where nobody had proved it before, whatever else
 * opens the account was set by somebody who did not own it, and is void.
 */
export const proveByReset = async (
  pool: pg.Pool,
  user: Owner,
  { record, accountOf }: AuthOptions,
  post: Post,
  tries: Tries,
): Promise<void> => {
  const { rowCount } = await pool.query(
    `UPDATE "user" SET "emailVerified" = true, "twoFactorEnabled" = false WHERE id = $1 AND NOT "emailVerified"`,
    [user.id],
  )
  if (rowCount === 1) {
    await pool.query(`DELETE FROM passkey WHERE "userId" = $1`, [user.id])
    await pool.query(`DELETE FROM "twoFactor" WHERE "userId" = $1`, [user.id])
    await record({ kind: "address_confirmed", email: user.email, detail: "by a new password" })
  }
  await pool.query(`DELETE FROM verification WHERE value = $1`, [user.id])
  await tries.forget(user.email)
  const { id } = await accountOf(personFrom({ ...user, image: user.image ?? null }))
  await record({ kind: "password_reset", account: id, email: user.email })
  await post.changed(user.email, "password_reset")
}
