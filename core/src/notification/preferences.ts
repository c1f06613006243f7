import * as Schema from "effect/Schema"
import { Language } from "#script/settings.ts"
import { usualLanguage } from "#language/names.ts"
import { type NoticeKind, ruleOf } from "./kinds.ts"

/** What a person wants to hear of, and where. What law or safety asks for is told whatever stands here. */
export const NotificationPreferences = Schema.Struct({
  emailNotifications: Schema.Boolean,
  trialExpirationEmails: Schema.Boolean,
  paymentNotifications: Schema.Boolean,
  planUpgradeEmails: Schema.Boolean,
  inAppNotifications: Schema.Boolean,
  marketingEmails: Schema.Boolean,
  /** The language of notifications and mail. */
  language: Language,
}).annotate({ identifier: "NotificationPreferences" })
export type NotificationPreferences = typeof NotificationPreferences.Type

/** Of whoever has not chosen: everything but advertising. */
export const usualPreferences: NotificationPreferences = {
  emailNotifications: true,
  trialExpirationEmails: true,
  paymentNotifications: true,
  planUpgradeEmails: true,
  inAppNotifications: true,
  marketingEmails: false,
  language: usualLanguage,
}

/** Where a notice of this kind goes for somebody with these preferences. */
export const channelsOf = (
  kind: NoticeKind,
  preferences: NotificationPreferences,
): { readonly inApp: boolean; readonly mail: boolean } => {
  const { inApp, mail } = ruleOf(kind)
  return { inApp: inApp === "always" || preferences.inAppNotifications, mail: isMailed(mail, preferences) }
}

const isMailed = (mail: ReturnType<typeof ruleOf>["mail"], preferences: NotificationPreferences): boolean => {
  if (mail === null) return false
  if (mail === "always") return true
  return preferences.emailNotifications && (mail === "general" || preferences[mail])
}
