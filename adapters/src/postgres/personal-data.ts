import type { RecordName } from "@rounds/core/account/personal-records.ts"
import { withoutAlias } from "@rounds/core/subscription/trial-once.ts"
import type { Statements } from "./client.ts"
import type { Fate, Holding, Who } from "./holding.ts"
import { keptHoldings } from "./kept-data.ts"
import { listedPeopleHoldings } from "./listed-people-data.ts"
import { notificationHoldings } from "./notification-data.ts"
import { findingReviewHolding } from "./finding-reviews-data.ts"
import { profileHoldings } from "./profile-data.ts"
import { scriptHoldings } from "./script-data.ts"

const erased: Fate = { _tag: "Erased" }
const userId = (sql: Statements, { id }: Who) => sql`user_id = ${id}::uuid`
const userIdText = (sql: Statements, { id }: Who) => sql`user_id = ${id}`
const streams = (sql: Statements, { id }: Who) => sql`stream IN (${`quota-${id}`}, ${`subscription-${id}`})`
const ofIdentity = (sql: Statements, { identities }: Who) =>
  sql`"userId"::text = ANY(${[...identities]}::text[])`
const nobody = (sql: Statements) => sql`false`

const exported = (name: RecordName, ...without: ReadonlyArray<string>) => ({ name, without })

/**
 * Every table that holds something about people, in the order of erasure: what refers comes before what is referred
 * to. A test compares it with the schema: a new table or column that looks personal has to be given its fate here.
 */
export const holdings: ReadonlyArray<Holding> = [
  ...profileHoldings,
  ...scriptHoldings,
  ...notificationHoldings,
  {
    // What is left of a visitor who has signed up goes with the account's first look; the rest says nobody's name.
    table: "public.guest_generations",
    columns: ["guest_cookie_id", "network_hash", "key_hash", "identity_id"],
    rowsOf: (sql, { identities }) => sql`identity_id = ANY(${[...identities]}::text[])`,
    fate: erased,
    exported: null,
  },
  {
    table: "public.generation_keys",
    columns: ["user_id"],
    rowsOf: userId,
    fate: erased,
    exported: null,
  },
  {
    table: "public.call_receipts",
    columns: ["account_id"],
    rowsOf: (sql, { id }) => sql`account_id::text = ${id}`,
    fate: erased,
    exported: null,
  },
  {
    table: "public.backend_usage",
    columns: ["user_id"],
    rowsOf: userId,
    fate: {
      _tag: "Anonymised",
      set: (sql) => sql`user_id = NULL, error_message = NULL, metadata = '{}'`,
      why: "what writing costs and how long it takes is counted over everybody",
    },
    exported: exported("writing"),
  },
  {
    table: "public.usage",
    columns: ["user_id"],
    rowsOf: userIdText,
    fate: { _tag: "ErasedBy", port: "EventStore" },
    exported: exported("usage", "user_id"),
  },
  {
    table: "public.subscription_overview",
    columns: ["user_id", "customer_ids"],
    rowsOf: userIdText,
    fate: { _tag: "ErasedBy", port: "EventStore" },
    exported: exported("subscription"),
  },
  {
    table: "public.account_standings",
    columns: ["user_id"],
    rowsOf: userIdText,
    fate: erased,
    exported: null,
  },
  {
    table: "public.events",
    columns: ["stream"],
    rowsOf: streams,
    fate: { _tag: "ErasedBy", port: "EventStore" },
    exported: exported("history", "tx", "global", "opens"),
  },
  {
    table: "public.command_receipts",
    columns: ["stream"],
    rowsOf: streams,
    fate: { _tag: "ErasedBy", port: "EventStore" },
    exported: null,
  },
  {
    table: "public.trial_keys",
    columns: ["user_id", "key_hash"],
    rowsOf: userIdText,
    fate: { _tag: "ErasedBy", port: "TrialRedemptions" },
    exported: null,
  },
  {
    // The keyed hash stays, without whose it was: one trial per mailbox, also after a deletion.
    table: "public.trial_redemptions",
    columns: ["user_id", "key_hash"],
    rowsOf: userIdText,
    fate: { _tag: "ErasedBy", port: "TrialRedemptions" },
    exported: exported("trial", "user_id"),
  },
  {
    table: "public.waitlist",
    columns: ["email", "mailbox"],
    rowsOf: (sql, { email }) =>
      email === null ? nobody(sql) : sql`(email = ${email} OR mailbox = ${withoutAlias(email)})`,
    fate: erased,
    exported: exported("waitlist", "token_hash"),
  },
  {
    // Messages that were never carried out name nobody in a column, but in their body.
    table: "public.webhook_inbox",
    columns: ["user_id"],
    rowsOf: (sql, { id }) =>
      sql`(user_id = ${id} OR (user_id IS NULL AND position(convert_to(${id}, 'UTF8') IN body) > 0))`,
    fate: erased,
    exported: exported("payment-messages", "body", "user_id"),
  },
  {
    table: "public.mail_log",
    columns: ["user_id", "recipient"],
    // A letter that asks for a proof is all that an address gets that nobody has proved.
    rowsOf: (sql, { id, email, typedEmail }) =>
      sql`(user_id = ${id}::uuid OR recipient = ${email}
        OR (recipient = ${typedEmail} AND kind = 'confirm_address'))`,
    fate: erased,
    exported: exported("mail", "body", "user_id"),
  },
  {
    table: "public.security_log",
    columns: ["account_id", "caused_by", "mailbox", "network"],
    rowsOf: (sql, { id }) => sql`account_id = ${id}`,
    fate: {
      _tag: "Kept",
      why: "attacks must be found again; it holds coded marks and ids, and forgets after 90 days",
    },
    exported: exported("security", "mailbox", "network"),
  },
  {
    table: "public.admin_actions",
    columns: ["account_id", "done_by", "why"],
    // Who signed a finding is named by the action, and by the next one.
    rowsOf: (sql, { id }) => sql`(account_id = ${id}::uuid
      OR (done_by = ${id} AND action = 'finding_signed')
      OR before->>'signedBy' IN (SELECT name FROM finding_reviews WHERE done_by = ${id}))`,
    fate: {
      _tag: "Anonymised",
      set: (sql) => sql`why = '', before = NULL, after = NULL`,
      why: "that an operator acted stays; the id belongs to nobody any more",
    },
    exported: exported("decisions"),
  },
  findingReviewHolding,
  {
    table: "public.account_exports",
    columns: ["user_id"],
    rowsOf: userId,
    fate: erased,
    exported: exported("exports", "file", "user_id"),
  },
  {
    table: "public.account_erasures",
    columns: ["account_id"],
    rowsOf: (sql, { id }) => sql`account_id = ${id}::uuid`,
    fate: { _tag: "Kept", why: "the tombstone: an id that belongs to nobody, and two dates" },
    exported: null,
  },
  {
    table: "identity.session",
    columns: ["userId", "ipAddress", "userAgent"],
    rowsOf: ofIdentity,
    fate: erased,
    exported: exported("sessions", "token", "userId"),
  },
  {
    table: "identity.account",
    columns: ["userId", "accountId"],
    rowsOf: ofIdentity,
    fate: erased,
    exported: null,
  },
  {
    table: "identity.verification",
    columns: ["identifier"],
    // A link to another address says whose it is, and that address.
    rowsOf: (sql, { typedEmail, identities }) => sql`(
      EXISTS (SELECT FROM unnest(${[...identities]}::text[]) AS one WHERE position(one IN value) > 0)
      OR position(${typedEmail}::text IN identifier) > 0 OR position(${typedEmail}::text IN value) > 0)`,
    fate: erased,
    exported: null,
  },
  {
    table: "identity.passkey",
    columns: ["userId", "name"],
    rowsOf: ofIdentity,
    fate: erased,
    exported: exported("passkeys", "userId", "publicKey", "credentialID", "counter"),
  },
  {
    table: "identity.twoFactor",
    columns: ["userId"],
    rowsOf: ofIdentity,
    fate: erased,
    exported: null,
  },
  {
    table: "public.password_tries",
    columns: ["mailbox"],
    rowsOf: nobody,
    fate: { _tag: "Kept", why: "hashes that count wrong passwords, gone after a day" },
    exported: null,
  },
  {
    table: "public.mailbox_letters",
    columns: ["mailbox"],
    rowsOf: nobody,
    fate: { _tag: "Kept", why: "hashes that count letters by the hour, gone after a day" },
    exported: null,
  },
  {
    table: "identity.user",
    columns: ["id", "name", "email", "emailVerified", "image"],
    rowsOf: (sql, { identities }) => sql`id::text = ANY(${[...identities]}::text[])`,
    fate: erased,
    exported: exported("sign-in"),
  },
  {
    table: "public.account_identities",
    columns: ["identity_id", "account_id"],
    rowsOf: (sql, { id }) => sql`account_id = ${id}::uuid`,
    fate: erased,
    exported: null,
  },
  {
    table: "public.accounts",
    columns: ["id", "email", "email_verified", "first_name", "last_name", "profile_image_url"],
    rowsOf: (sql, { id }) => sql`id = ${id}::uuid`,
    fate: erased,
    exported: exported("account"),
  },
  ...listedPeopleHoldings,
  ...keptHoldings,
]
