import * as Effect from "effect/Effect"
import type { Letter } from "#mail/letter.ts"
import { Notifications } from "./ports.ts"
import type { NotificationPreferences } from "./preferences.ts"

type Switch = Exclude<NonNullable<Letter["stop"]>, "waitlist">

const without = (preferences: NotificationPreferences, what: Switch): NotificationPreferences =>
  what === "general" ? { ...preferences, emailNotifications: false } : { ...preferences, [what]: false }

/** Ends mail of a kind for one person; what law or safety asks for still comes. Repeating it changes nothing. */
export const stopMail = Effect.fn("stopMail")(function* (userId: string, what: Switch) {
  const notifications = yield* Notifications
  const preferences = without(yield* notifications.preferencesOf(userId), what)
  yield* notifications.savePreferences(userId, preferences)
})
