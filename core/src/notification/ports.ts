import * as Context from "effect/Context"
import type * as DateTime from "effect/DateTime"
import type * as Effect from "effect/Effect"
import type { MailKind } from "#mail/kinds.ts"
import type { Happening } from "./happening.ts"
import type { NoticeKind } from "./kinds.ts"
import type { Language } from "#script/settings.ts"
import type { NotificationType } from "./rules.ts"
import type { NotificationPreferences } from "./preferences.ts"
import type { Known } from "./standing.ts"

/** One row of somebody's list. Times are ISO 8601, UTC. */
export interface Notification {
  readonly id: string
  readonly title: string
  readonly message: string
  /** What it was told in; absent where somebody edited the words. */
  readonly language?: Language
  readonly type: NotificationType
  readonly isRead: boolean
  readonly actionUrl: string | null
  readonly actionText: string | null
  readonly createdAt: string
}

/** Port. What somebody has been told in the app. An id that is not theirs gives `null`. */
export class Notifications extends Context.Service<
  Notifications,
  {
    /** Newest first, at most `limit`. */
    readonly list: (userId: string, limit: number) => Effect.Effect<ReadonlyArray<Notification>>
    readonly unread: (userId: string) => Effect.Effect<number>
    readonly markRead: (userId: string, id: string) => Effect.Effect<Notification | null>
    /** Gives how many were unread. */
    readonly markAllRead: (userId: string) => Effect.Effect<number>
    readonly preferencesOf: (userId: string) => Effect.Effect<NotificationPreferences>
    readonly savePreferences: (
      userId: string,
      preferences: NotificationPreferences,
    ) => Effect.Effect<NotificationPreferences>
  }
>()("core/notification/Notifications") {}

/** Whoever a happening is about: an account's id, or `administrators`, each of them. */
export type Audience = string
export const administrators: Audience = "administrators"

/** Port. Puts down what is to be told, within the surrounding transaction; it is told a moment later, once. */
export class Happenings extends Context.Service<
  Happenings,
  {
    readonly note: (audience: Audience, happening: Happening) => Effect.Effect<void>
  }
>()("core/notification/Happenings") {}

/** A happening that waits to be told. */
export interface WaitingHappening {
  readonly place: string
  readonly audience: Audience
  readonly happening: Happening
  readonly at: DateTime.Utc
}

/** Somebody who can be told something. */
export interface Recipient {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly preferences: NotificationPreferences
  readonly language: Language
  readonly known: Known
}

/** A notice as it is kept: in the list of the app, by mail, or both. */
export interface Delivery {
  readonly userId: string
  readonly kind: NoticeKind | MailKind
  readonly about: string
  readonly at: DateTime.Utc
  readonly inApp: Omit<Notification, "isRead" | "createdAt"> | null
  /** Id of the letter. */
  readonly mailId: string | null
}

/** Port. What telling needs of the database; everything of one call belongs to the surrounding transaction. */
export class Telling extends Context.Service<
  Telling,
  {
    /** Takes the oldest waiting happenings away, at most `limit`; none while another process does the same. */
    readonly take: (limit: number) => Effect.Effect<ReadonlyArray<WaitingHappening>>
    /** Those of `ids` that there are; erased ones are not. */
    readonly recipients: (ids: ReadonlyArray<string>) => Effect.Effect<ReadonlyMap<string, Recipient>>
    readonly administrators: Effect.Effect<ReadonlyArray<string>>
    /** Accounts after `after` whose subscriptions changed since, at most `limit`, in the order of their ids. */
    readonly changedSince: (
      since: DateTime.Utc,
      after: string,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<string>>
    /** Keeps what has not been told to that person before, in this order, and gives it. */
    readonly keep: (deliveries: ReadonlyArray<Delivery>) => Effect.Effect<ReadonlyArray<Delivery>>
  }
>()("core/notification/Telling") {}
