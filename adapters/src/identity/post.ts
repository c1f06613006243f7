import type { Language } from "@rounds/core/script/settings.ts"
import type pg from "pg"
import { countLetter, isAmongFirst, mailboxOf } from "#postgres/mailbox-letters.ts"
import { isDemoAddress } from "./demo.ts"
import { type Change, type Letters, lettersFrom } from "./letters.ts"
import type { AuthOptions } from "./options.ts"

/** Sends the letters of the sign-in service. A letter that cannot be sent never fails what it is about. */
export interface Post {
  /**
   * Anybody who knows the address can cause it: counted by mailbox. False when there were enough. `said`: the language of
   * the screen that it was asked on, where nobody is known to have the address. `of`: the account that it is about, where
   * the address is not that account's.
   */
  readonly ask: (
    to: string,
    letter: (letters: Letters) => ReturnType<Letters["known"]>,
    said: Language | null,
    of?: string,
  ) => Promise<boolean>
  /** Only somebody who is in the account can cause it: always sent. */
  readonly tell: (to: string, letter: (letters: Letters) => ReturnType<Letters["known"]>) => Promise<void>
  readonly changed: (to: string, change: Change) => Promise<void>
}

export const postOf = (pool: pg.Pool, { publicUrl, support, deliver, languageOf }: AuthOptions): Post => {
  const send = async (
    to: string,
    letter: Parameters<Post["ask"]>[1],
    said: Language | null,
    of: string | null = null,
  ) => {
    if (isDemoAddress(to)) return
    const written = letter(lettersFrom({ publicUrl, support }, await languageOf(to, said)))
    await deliver({ ...written, userId: of ?? written.userId })
  }
  const tell: Post["tell"] = (to, letter) => send(to, letter, null)
  return {
    ask: async (to, letter, said, of) => {
      if (!(await mayGet(pool, to))) return false
      await send(to, letter, said, of)
      return true
    },
    tell,
    changed: (to, change) => tell(to, (all) => all.changed(to, change)),
  }
}

const mayGet = async (pool: pg.Pool, to: string): Promise<boolean> => {
  const { rows } = await pool.query<{ letters: number }>(countLetter, [mailboxOf(to)])
  return isAmongFirst(rows)
}
