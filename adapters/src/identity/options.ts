import type { Person } from "@rounds/core/account/ports.ts"
import type { Letter } from "@rounds/core/mail/letter.ts"
import { Language } from "@rounds/core/script/settings.ts"
import type { SecurityEvent } from "@rounds/core/security/security-log.ts"
import * as Schema from "effect/Schema"

export interface EmbeddedOptions {
  readonly databaseUrl: string
  readonly secret: string
  /** The secret before this one, read while it is replaced; `null` when there is none. */
  readonly oldSecret: string | null
  /** The product's address as a browser sees it; decides links and whether cookies are `Secure`. */
  readonly publicUrl: string
  /** Where people write for help: a mailbox or a page. */
  readonly support: string
  /** Whether requests may come from every name of this machine; off when `publicUrl` is the only address. */
  readonly anyLoopback: boolean
  /** Without demo accounts nobody signs in with one, even if it was made before. */
  readonly demo: boolean
  /** Where the hashes of leaked passwords are looked up by their first five characters; `null`: nowhere. */
  readonly leakedPasswordsUrl: string | null
}

/** What the sign-in library is given beside its settings. */
export interface AuthOptions extends EmbeddedOptions {
  readonly deliver: (letter: Letter) => Promise<void>
  /** In which language whoever has this address wants mail; where nobody is known to have it, `otherwise`. */
  readonly languageOf: (address: string, otherwise: Language | null) => Promise<Language>
  readonly record: (event: SecurityEvent) => Promise<void>
  /** Somebody has signed up, in a browser that sends these cookies. */
  readonly signedUp: (identityId: string, cookies: string | null) => Promise<void>
  /** The product's account of a person who signed in. */
  readonly accountOf: (person: Person) => Promise<{ readonly id: string; readonly isActive: boolean }>
}

/** A session ends after so many days without use. */
export const IDLE_DAYS = 14
/** A session ends so many days after signing in, however much it is used. */
export const LONGEST_DAYS = 60
/** So long after signing in, security may be changed without giving the password again. */
export const FRESH_SECONDS = 15 * 60
export const SHORTEST_PASSWORD = 12
export const LONGEST_PASSWORD = 128
export const COOKIE_PREFIX = "rounds"
export const AUDIENCE = "rounds"
/**
 * Headers that our server sets and never the client: the address of the connection, what stands for it in the sign-in
 * library, and the language of the screen, empty where the browser says none.
 */
export const ourHeaders = {
  address: "x-client-ip",
  network: "x-client-network",
  language: "x-screen-language",
} as const

const isLanguage = Schema.is(Language)

/** The language of the screen that a call comes from. */
export const languageIn = (headers: Headers | undefined): Language | null => {
  const said = headers?.get(ourHeaders.language)
  return isLanguage(said) ? said : null
}
