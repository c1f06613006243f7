import * as Schema from "effect/Schema"
import { says } from "#kernel/fault.ts"
import { textUpTo } from "#kernel/text.ts"
import { zoneOf } from "#script/audience-time.ts"
import { type NoticeKind, ruleOf } from "./kinds.ts"

/** A zone of the IANA database. */
const TimeZone = textUpTo(64).check(
  Schema.makeFilter((name: string) => zoneOf(name) !== null || says("zone_unknown")),
)

/** What a person wants to hear of, and where. What law or safety asks for is told whatever stands here. */
export const NotificationPreferences = Schema.Struct({
  emailNotifications: Schema.Boolean,
  trialExpirationEmails: Schema.Boolean,
  paymentNotifications: Schema.Boolean,
  planUpgradeEmails: Schema.Boolean,
  inAppNotifications: Schema.Boolean,
  marketingEmails: Schema.Boolean,
  /** Where the person is, as their browser says: "Europe/Istanbul". Left out, what was said before stays. */
  timeZone: Schema.optionalKey(TimeZone),
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
