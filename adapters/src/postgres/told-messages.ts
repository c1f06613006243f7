import type { Statements } from "./client.ts"

/**
 * Takes back what administrators were told of the messages that came from an address: it repeats what they are about.
 * What was told is known by its place in the log of notices, which has the time of the notice and the id of its letter.
 */
export const takeBackTold = async (sql: Statements, email: string | null): Promise<void> => {
  if (email === null) return
  const told = sql`
    SELECT logs.user_id, logs.created_at, logs.mail_id FROM notification_logs AS logs
    WHERE logs.user_id IN (SELECT id FROM accounts WHERE is_admin)
      AND logs.about IN (SELECT 'message_received:' || id FROM user_feedback WHERE user_email = ${email})`
  await sql`
    DELETE FROM in_app_notifications AS shown USING (${told}) AS told
    WHERE shown.user_id = told.user_id AND shown.created_at = told.created_at`
  await sql`DELETE FROM mail_log WHERE id IN (SELECT mail_id FROM (${told}) AS told)`
  await sql`
    DELETE FROM happenings
    WHERE account_id IS NULL AND happening->>'_tag' = 'MessageReceived'
      AND happening->>'id' IN (SELECT id::text FROM user_feedback WHERE user_email = ${email})`
}
