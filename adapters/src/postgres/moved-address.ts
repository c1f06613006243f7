import { withoutAlias } from "@rounds/core/subscription/trial-once.ts"
import { query } from "./client.ts"

/** What is known by a proved address alone goes along when its owner has proved another one. */
export const followAddress = (from: string, to: string) =>
  query("follow an address", async (sql) => {
    await sql`UPDATE user_feedback SET user_email = ${to} WHERE user_email = ${from}`
    const mailbox = withoutAlias(to)
    await sql`
      UPDATE waitlist SET email = ${to}, mailbox = ${mailbox}
      WHERE mailbox = ${withoutAlias(from)}
        AND NOT EXISTS (SELECT FROM waitlist AS other WHERE other.mailbox = ${mailbox})`
  })
