import { createHash } from "node:crypto"
import { withoutAlias } from "@rounds/core/subscription/trial-once.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import type pg from "pg"
import { isDemoAddress } from "./demo.ts"
import { type Change, type Letters, lettersFrom } from "./letters.ts"
import type { AuthOptions } from "./options.ts"

/** Letters that strangers can cause: so many an hour reach one mailbox. */
const AN_HOUR = 4

/** Sends the letters of the sign-in service. A letter that cannot be sent never fails what it is about. */
export interface Post {
  /**
   * Anybody who knows the address can cause it: counted by mailbox. False when there were enough. `said`: the language of
   * the screen that it was asked on, where nobody is known to have the address.
   */
  readonly ask: (
    to: string,
    letter: (letters: Letters) => ReturnType<Letters["known"]>,
    said: Language | null,
  ) => Promise<boolean>
  /** Only somebody who is in the account can cause it: always sent. */
  readonly tell: (to: string, letter: (letters: Letters) => ReturnType<Letters["known"]>) => Promise<void>
  readonly changed: (to: string, change: Change) => Promise<void>
}

export const postOf = (pool: pg.Pool, { publicUrl, support, deliver, languageOf }: AuthOptions): Post => {
  const send = async (to: string, letter: Parameters<Post["ask"]>[1], said: Language | null) => {
    if (isDemoAddress(to)) return
    await deliver(letter(lettersFrom({ publicUrl, support }, await languageOf(to, said))))
  }
  const tell: Post["tell"] = (to, letter) => send(to, letter, null)
  return {
    ask: async (to, letter, said) => {
      if (!(await mayGet(pool, to))) return false
      await send(to, letter, said)
      return true
    },
    tell,
    changed: (to, change) => tell(to, (all) => all.changed(to, change)),
  }
}

/** Aliases of a mailbox (`name+1@…`) are the mailbox. */
const mayGet = async (pool: pg.Pool, to: string): Promise<boolean> => {
  const mailbox = createHash("sha256").update(withoutAlias(to)).digest("base64url")
  const { rows } = await pool.query<{ letters: number }>(
    `INSERT INTO public.mailbox_letters AS m (mailbox, hour, letters)
     VALUES ($1, date_trunc('hour', now()), 1)
     ON CONFLICT (mailbox, hour) DO UPDATE SET letters = m.letters + 1
     RETURNING letters`,
    [mailbox],
  )
  return (rows[0]?.letters ?? 0) <= AN_HOUR
}
