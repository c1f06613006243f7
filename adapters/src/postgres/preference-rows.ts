import { type NotificationPreferences, usualPreferences } from "@rounds/core/notification/preferences.ts"
import * as Schema from "effect/Schema"

/** A row of `notification_preferences` as JSON; `null`: the person has chosen nothing. */
const Row = Schema.Struct({
  email_notifications: Schema.Boolean,
  trial_expiration_emails: Schema.Boolean,
  payment_notifications: Schema.Boolean,
  plan_upgrade_emails: Schema.Boolean,
  in_app_notifications: Schema.Boolean,
  marketing_emails: Schema.Boolean,
  time_zone: Schema.NullOr(Schema.String),
})
const decode = Schema.decodeUnknownSync(Schema.NullOr(Row))

export const preferencesOfRow = (stored: unknown): NotificationPreferences => {
  const row = decode(stored)
  if (row === null) return usualPreferences
  return {
    emailNotifications: row.email_notifications,
    trialExpirationEmails: row.trial_expiration_emails,
    paymentNotifications: row.payment_notifications,
    planUpgradeEmails: row.plan_upgrade_emails,
    inAppNotifications: row.in_app_notifications,
    marketingEmails: row.marketing_emails,
    ...(row.time_zone === null ? {} : { timeZone: row.time_zone }),
  }
}

/** What is not said stays as it was. */
export const rowOfPreferences = (
  preferences: NotificationPreferences,
): Omit<typeof Row.Type, "time_zone"> & { readonly time_zone?: string } => ({
  email_notifications: preferences.emailNotifications,
  trial_expiration_emails: preferences.trialExpirationEmails,
  payment_notifications: preferences.paymentNotifications,
  plan_upgrade_emails: preferences.planUpgradeEmails,
  in_app_notifications: preferences.inAppNotifications,
  marketing_emails: preferences.marketingEmails,
  ...(preferences.timeZone === undefined ? {} : { time_zone: preferences.timeZone }),
})
