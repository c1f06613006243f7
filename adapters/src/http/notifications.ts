import { NotFound } from "@rounds/core/contract/door.ts"
import {
  markAllNotificationsRead,
  markNotificationRead,
  readNotificationPreferences,
  readNotifications,
  readUnreadCount,
  saveNotificationPreferences,
} from "@rounds/core/contract/notifications.ts"
import { Notifications } from "@rounds/core/notification/ports.ts"
import * as Effect from "effect/Effect"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

/** Older ones stay in the export of one's data. */
const SHOWN = 100

export const mountNotifications = (host: Host<Ports>): void => {
  mount(host, readNotifications, ({ account }) =>
    Notifications.use((notifications) => notifications.list(account.id, SHOWN)),
  )
  mount(host, readUnreadCount, ({ account }) =>
    Notifications.use((notifications) => notifications.unread(account.id)),
  )
  mount(host, markNotificationRead, ({ account, params }) =>
    Effect.flatMap(
      Notifications.use((notifications) => notifications.markRead(account.id, params.id)),
      (notification) => (notification === null ? Effect.fail(new NotFound()) : Effect.succeed(notification)),
    ),
  )
  mount(host, markAllNotificationsRead, ({ account }) =>
    Effect.map(
      Notifications.use((notifications) => notifications.markAllRead(account.id)),
      (marked) => ({ marked }),
    ),
  )
  mount(host, readNotificationPreferences, ({ account }) =>
    Notifications.use((notifications) => notifications.preferencesOf(account.id)),
  )
  mount(host, saveNotificationPreferences, ({ account, body }) =>
    Notifications.use((notifications) => notifications.savePreferences(account.id, body)),
  )
}
