import * as Context from "effect/Context"
import type * as DateTime from "effect/DateTime"
import type * as Effect from "effect/Effect"
import type { Account } from "./account.ts"
import type { ExportState } from "./exports.ts"
import type { RecordFile } from "./personal-records.ts"
import type { NotSignedIn } from "./rejections.ts"
import type { Profile, Reach } from "./profile.ts"
import type { Language } from "#script/settings.ts"

/** Port. Accounts, one per person. An id that is not known gives `null`, or changes nothing. */
export class Accounts extends Context.Service<
  Accounts,
  {
    /**
     * The account of a person who has proved who they are; the first time creates or links it (`recognise`). Whose account
     * was erased since they proved it has not signed in.
     */
    readonly signIn: (person: Person) => Effect.Effect<Account, NotSignedIn>
    readonly byId: (id: string) => Effect.Effect<Account | null>
    /** Whatever the case of the letters; the account that has verified the address before one that has not. */
    readonly byEmail: (email: string) => Effect.Effect<Account | null>
    /** Remembers that they are here now, to a quarter of an hour. */
    readonly seen: (id: string) => Effect.Effect<void>
    readonly setActive: (id: string, isActive: boolean) => Effect.Effect<Account | null>
    /** Chooses the language of their screens and mail. */
    readonly setLanguage: (id: string, language: Language) => Effect.Effect<Account | null>
  }
>()("core/account/Accounts") {}

/** A person as the identity provider knows them. `identityId` is the provider's own id and never changes. */
export interface Person {
  readonly identityId: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  readonly profileImageUrl: string | null
  /** True when one step was enough to sign in where administrators need two. */
  readonly oneStep?: boolean
  /** When the provider said so, in ms; absent where a session of our own says it. */
  readonly provedAt?: number
  /** What their browser asks for: the account takes it where nothing was chosen. */
  readonly language?: Language | null
}

/** What a request carries to say who sends it: the two headers, as they came. */
export interface Credentials {
  readonly authorization: string | undefined
  readonly cookie: string | undefined
}

/**
 * Port. Says who sends a request. `null`: nobody has signed in. A bearer token wins over a cookie, and a bad one is
 * refused even when the cookie would do.
 */
export class Identity extends Context.Service<
  Identity,
  {
    readonly personOf: (credentials: Credentials) => Effect.Effect<Person | null, NotSignedIn>
  }
>()("core/account/Identity") {}

/** A stored profile: what the form left open is `null`. */
export type StoredProfile = { readonly [Field in keyof Profile]-?: Exclude<Profile[Field], undefined> }

/** Port. The professional profile of an account. */
export class Profiles extends Context.Service<
  Profiles,
  {
    readonly of: (userId: string) => Effect.Effect<StoredProfile | null>
    readonly save: (userId: string, profile: Profile) => Effect.Effect<StoredProfile>
    /** Known also of somebody who has not filled in the form. */
    readonly reachOf: (userId: string) => Effect.Effect<Reach>
    /** What is `null` stays as it was. */
    readonly keepReach: (userId: string, reach: Reach) => Effect.Effect<void>
  }
>()("core/account/Profiles") {}

/** Port. When somebody signed in with what a request carries. */
export class SignIns extends Context.Service<
  SignIns,
  {
    /** `null`: it is not known. `elsewhere`: an outside provider signs people in, and asks again when it wants to. */
    readonly startedAt: (
      accountId: string,
      credentials: Credentials,
    ) => Effect.Effect<DateTime.Utc | "elsewhere" | null>
  }
>()("core/account/SignIns") {}

/** Port. Everything that is stored about one person, wherever it is. */
export class PersonalRecords extends Context.Service<
  PersonalRecords,
  {
    readonly collect: (userId: string) => Effect.Effect<ReadonlyArray<RecordFile>>
    /** Removes or anonymises every row about the person, the account itself last. Repeating it changes nothing. */
    readonly erase: (userId: string) => Effect.Effect<void>
    /** Ends every session of the person. */
    readonly endSessions: (userId: string) => Effect.Effect<void>
  }
>()("core/account/PersonalRecords") {}

/** Port. Which accounts are being erased and which are: an id and two dates, the anonymous tombstone. */
export class Erasures extends Context.Service<
  Erasures,
  {
    /** Stores the wish and queues the work, within the surrounding transaction. Asking again changes nothing. */
    readonly ask: (accountId: string) => Effect.Effect<void>
    /** Queues the work again for wishes that are older than an hour and not fulfilled. Gives how many. */
    readonly askAgain: Effect.Effect<number>
    readonly done: (accountId: string) => Effect.Effect<void>
    readonly stateOf: (accountId: string) => Effect.Effect<"none" | "asked" | "erased">
    /** Accounts whose wish is not fulfilled yet, those that have waited longest first, at most `limit`. */
    readonly open: (limit: number) => Effect.Effect<ReadonlyArray<string>>
    /** Erased accounts, however long ago, about which something has been stored since. */
    readonly withLateArrivals: Effect.Effect<ReadonlyArray<string>>
  }
>()("core/account/Erasures") {}

/** Port. The exports people asked for; each can be fetched for `EXPORT_HOURS` and is then forgotten. */
export class Exports extends Context.Service<
  Exports,
  {
    /** Queues a new export, within the surrounding transaction. While one is being made, asking again changes nothing. */
    readonly ask: (userId: string) => Effect.Effect<void>
    readonly stateOf: (userId: string) => Effect.Effect<ExportState>
    /** Whose export it is, while it is still to be made. */
    readonly waiting: (id: string) => Effect.Effect<string | null>
    /** Keeps the finished file until `expiresAt`; false when another worker was faster. */
    readonly finish: (id: string, file: Uint8Array, expiresAt: DateTime.Utc) => Effect.Effect<boolean>
    /** The file, for its owner and before it expires. */
    readonly file: (id: string, userId: string) => Effect.Effect<Uint8Array | null>
  }
>()("core/account/Exports") {}

/** Port. Packs files into one ZIP archive. */
export class Archive extends Context.Service<
  Archive,
  {
    readonly zip: (
      files: ReadonlyArray<{ readonly name: string; readonly text: string }>,
      at: DateTime.Utc,
    ) => Effect.Effect<Uint8Array>
  }
>()("core/account/Archive") {}
