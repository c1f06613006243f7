import * as Schema from "effect/Schema"
import { Instant, Uuid } from "#kernel/text.ts"
import { NotificationType } from "#notification/rules.ts"
import { NotificationPreferences } from "#notification/preferences.ts"
import { Language } from "#script/settings.ts"
import { endpoint } from "./endpoint.ts"

export const Notification = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  message: Schema.String,
  /** What it was told in; absent where somebody edited the words. */
  language: Schema.optionalKey(Language),
  type: NotificationType,
  isRead: Schema.Boolean,
  /** A path of this site, opened in a new tab; with `actionText` or not at all. */
  actionUrl: Schema.NullOr(Schema.String),
  actionText: Schema.NullOr(Schema.String),
  createdAt: Instant,
}).annotate({ identifier: "Notification" })
export type Notification = typeof Notification.Type

export const readNotifications = endpoint({
  method: "GET",
  path: "/api/notifications",
  summary: "What you were told in the app, newest first, at most 100",
  access: "user",
  success: Schema.Array(Notification),
})

export const readUnreadCount = endpoint({
  method: "GET",
  path: "/api/notifications/unread-count",
  summary: "How many notifications you have not read",
  access: "user",
  success: Schema.Natural,
})

/** `new`: the list has changed since the last event; false as soon as changes are told from here on. */
const News = Schema.Struct({ new: Schema.Boolean })

export const followNotifications = endpoint({
  method: "GET",
  path: "/api/notifications/live",
  summary:
    "As server-sent events: says at once when your notifications have changed, until you leave, are signed out or the server stops. As JSON: how many you have not read, at once",
  access: "active",
  success: Schema.Natural,
  streams: { stage: News, delta: Schema.Never },
})

export const markNotificationRead = endpoint({
  method: "PATCH",
  path: "/api/notifications/{id}/read",
  summary: "Marks one notification as read; repeating it changes nothing",
  access: "user",
  params: Schema.Struct({ id: Uuid }),
  success: Notification,
})

export const markAllNotificationsRead = endpoint({
  method: "PATCH",
  path: "/api/notifications/mark-all-read",
  summary: "Marks all your notifications as read",
  access: "user",
  success: Schema.Struct({ marked: Schema.Natural }),
})

export const readNotificationPreferences = endpoint({
  method: "GET",
  path: "/api/user/notification-preferences",
  summary: "What you want to hear of; what law or safety asks for is told in any case",
  access: "user",
  success: NotificationPreferences,
})

export const saveNotificationPreferences = endpoint({
  method: "PUT",
  path: "/api/user/notification-preferences",
  summary: "Saves what you want to hear of",
  access: "user",
  body: NotificationPreferences,
  success: NotificationPreferences,
})
