import { usualPreferences } from "@rounds/core/notification/preferences.ts"
import type { Row } from "./script-doors.ts"

/** An administrator's: somebody with a plan is as far from it as anybody. */
const admins: Row = [401, 403, 403, 403, 200]

/** About a person whom there is not. */
const nobody: Row = [401, 403, 403, 403, 404]
const person = "/api/admin/users/0b0f6dd4-9a5e-4d0c-8a0a-3f6d0a4a1c11"

/** Every call of the administrators about people and what was done. */
export const adminDoors = () => ({
  "GET /api/admin/actions": { expected: admins },
  "GET /api/admin/security-log": { expected: admins },
  "GET /api/admin/waitlist": { expected: admins },
  "GET /api/admin/users": { expected: admins },
  "GET /api/admin/user-counts": { expected: admins },
  "GET /api/admin/stats": { expected: admins },
  "POST /api/admin/user-exports": { body: {}, expected: admins },
  "GET /api/admin/users/{id}": { path: person, expected: nobody },
  "PATCH /api/admin/users/{id}/tier": {
    path: `${person}/tier`,
    body: { subscriptionTier: "creator_pro" },
    expected: nobody,
  },
  "POST /api/admin/users/{id}/quotas": {
    path: `${person}/quotas`,
    body: { extraScriptQuota: 5, extraTopicQuota: 0, quotaResetDate: null, adminNotes: "", isActive: true },
    expected: nobody,
  },
  "DELETE /api/admin/users/{id}": { path: person, expected: nobody },
  "POST /api/admin/users/{id}/end-sessions": { path: `${person}/end-sessions`, expected: nobody },
  "GET /api/admin/users/{id}/notification-preferences": {
    path: `${person}/notification-preferences`,
    expected: nobody,
  },
  "PUT /api/admin/users/{id}/notification-preferences": {
    path: `${person}/notification-preferences`,
    body: usualPreferences,
    expected: nobody,
  },
})
