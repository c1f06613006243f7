import { usualPreferences } from "@rounds/core/notification/preferences.ts"
import type { Row } from "./script-doors.ts"

const signedIn: Row = [401, 200, 200, 200, 200]
const noNotification: Row = [401, 404, 404, 404, 404]

/** What a person is told, and what they chose to hear of: one's own, a suspended account included. */
export const ownNotifications = () => ({
  "GET /api/notifications": { expected: signedIn },
  "GET /api/notifications/unread-count": { expected: signedIn },
  "PATCH /api/notifications/{id}/read": {
    path: "/api/notifications/0b0f6dd4-9a5e-4d0c-8a0a-3f6d0a4a1c11/read",
    expected: noNotification,
  },
  "PATCH /api/notifications/mark-all-read": { expected: signedIn },
  "GET /api/user/notification-preferences": { expected: signedIn },
  "PUT /api/user/notification-preferences": { body: usualPreferences, expected: signedIn },
})
