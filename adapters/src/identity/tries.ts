import { createHash } from "node:crypto"
import type pg from "pg"

/** So many wrong passwords in a row cost nothing; after that every further one doubles the wait. */
const FREE = 5
const LONGEST_WAIT_SECONDS = 900
/** Without a try for so long, counting begins again. */
const FORGOTTEN_AFTER = "24 hours"

/** Counts wrong passwords by account, for all processes, whatever address they come from. */
export interface Tries {
  /** Takes a try before the password is looked at. Seconds to wait when none is free, else `null`. */
  readonly take: (email: string) => Promise<number | null>
  /** The password was right: counting begins again. */
  readonly forget: (email: string) => Promise<void>
}

export const triesIn = (pool: pg.Pool): Tries => ({
  take: async (email) => {
    const mailbox = keyOf(email)
    const { rowCount } = await pool.query(
      `INSERT INTO public.password_tries AS t (mailbox, tries, next_at, last_at)
       VALUES ($1, 1, now(), now())
       ON CONFLICT (mailbox) DO UPDATE SET
         tries = CASE WHEN t.last_at < now() - $2::interval THEN 1 ELSE t.tries + 1 END,
         next_at = CASE
           WHEN t.last_at < now() - $2::interval OR t.tries + 1 < $3 THEN now()
           ELSE now() + make_interval(secs => least($4, power(2, least(t.tries + 1 - $3, 20)))) END,
         last_at = now()
       WHERE t.next_at <= now()`,
      [mailbox, FORGOTTEN_AFTER, FREE, LONGEST_WAIT_SECONDS],
    )
    return rowCount === 1 ? null : secondsLeft(pool, mailbox)
  },
  forget: async (email) => {
    await pool.query("DELETE FROM public.password_tries WHERE mailbox = $1", [keyOf(email)])
  },
})

const secondsLeft = async (pool: pg.Pool, mailbox: string): Promise<number> => {
  const { rows } = await pool.query<{ wait: number }>(
    `SELECT ceil(extract(epoch FROM next_at - now()))::integer AS wait
     FROM public.password_tries WHERE mailbox = $1`,
    [mailbox],
  )
  return Math.max(1, rows[0]?.wait ?? 1)
}

/** The address itself is not kept. */
const keyOf = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("base64url")
