import type { Holding } from "./holding.ts"

/** What people were told, are to be told, and want to hear of. */
export const notificationHoldings: ReadonlyArray<Holding> = [
  {
    table: "public.happenings",
    columns: ["account_id"],
    rowsOf: (sql, { id }) => sql`account_id = ${id}::uuid`,
    fate: { _tag: "Erased" },
    exported: null,
  },
  {
    table: "public.in_app_notifications",
    columns: ["user_id"],
    rowsOf: (sql, { id }) => sql`user_id = ${id}::uuid`,
    fate: { _tag: "Erased" },
    exported: {
      name: "notifications",
      without: ["user_id", "place"],
    },
  },
  {
    table: "public.notification_preferences",
    columns: [
      "user_id",
      "email_notifications",
      "trial_expiration_emails",
      "plan_upgrade_emails",
      "marketing_emails",
    ],
    rowsOf: (sql, { id }) => sql`user_id = ${id}::uuid`,
    fate: { _tag: "Erased" },
    exported: {
      name: "notification-preferences",
      without: ["user_id"],
    },
  },
  {
    table: "public.weekly_plans",
    columns: ["user_id"],
    rowsOf: (sql, { id }) => sql`user_id = ${id}::uuid`,
    fate: { _tag: "Erased" },
    exported: {
      name: "weekly-plans",
      without: ["user_id"],
    },
  },
  {
    table: "public.notification_logs",
    columns: ["user_id", "mail_id"],
    rowsOf: (sql, { id }) => sql`user_id = ${id}::uuid`,
    fate: { _tag: "Erased" },
    exported: null,
  },
  {
    table: "public.user_feedback",
    columns: ["user_email", "user_name"],
    rowsOf: (sql, { email }) => (email === null ? sql`false` : sql`user_email = ${email}`),
    fate: { _tag: "Erased" },
    exported: {
      name: "messages",
      without: [],
    },
  },
]
