import { NotificationPreferences, usualPreferences } from "@rounds/core/notification/preferences.ts"
import * as Schema from "effect/Schema"

/** A row of `notification_preferences` as JSON; `null`: the person has chosen nothing. */
const Row = Schema.Struct({
  email_notifications: Schema.Boolean,
  trial_expiration_emails: Schema.Boolean,
  payment_notifications: Schema.Boolean,
  plan_upgrade_emails: Schema.Boolean,
  in_app_notifications: Schema.Boolean,
  marketing_emails: Schema.Boolean,
  language: NotificationPreferences.fields.language,
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
    language: row.language,
  }
}

export const rowOfPreferences = (preferences: NotificationPreferences): typeof Row.Type => ({
  email_notifications: preferences.emailNotifications,
  trial_expiration_emails: preferences.trialExpirationEmails,
  payment_notifications: preferences.paymentNotifications,
  plan_upgrade_emails: preferences.planUpgradeEmails,
  in_app_notifications: preferences.inAppNotifications,
  marketing_emails: preferences.marketingEmails,
  language: preferences.language,
})
