import { createHash } from "node:crypto"
import { withoutAlias } from "@rounds/core/subscription/trial-once.ts"

/** Letters that strangers can cause, whichever form they use: so many an hour reach one mailbox. */
const AN_HOUR = 4

/** Counts one more letter to the mailbox $1. The same for every driver: letters of sign-in are counted with the others. */
export const countLetter = `
  INSERT INTO public.mailbox_letters AS m (mailbox, hour, letters)
  VALUES ($1, date_trunc('hour', now()), 1)
  ON CONFLICT (mailbox, hour) DO UPDATE SET letters = m.letters + 1
  RETURNING letters`

/** Whether a letter may go, by what `countLetter` returned. */
export const isAmongFirst = (rows: ReadonlyArray<{ readonly letters: number }>): boolean =>
  (rows[0]?.letters ?? 0) <= AN_HOUR

/** Aliases of a mailbox (`name+1@…`) are the mailbox. The address itself is not kept. */
export const mailboxOf = (email: string): string =>
  createHash("sha256").update(withoutAlias(email)).digest("base64url")
