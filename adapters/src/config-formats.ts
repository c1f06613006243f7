import { statSync } from "node:fs"
import { BlockList } from "node:net"
import { SourceKind } from "@rounds/core/reading/source-kind.ts"
import * as Schema from "effect/Schema"
import { frontendHostIn } from "#identity/frontend.ts"
import { isAddress, isMailServer, senderIn } from "#mail/addresses.ts"

const LONGEST = 2_000

/** A name with a dot that is no address. */
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](?::\d{2,5})?$/

const text = Schema.NonEmptyString.check(Schema.isMaxLength(LONGEST).abort())

/** A text of which `holds` is true. */
const textThat = (holds: (value: string) => boolean, expected: string) =>
  text.check(Schema.makeFilter((value: string) => holds(value) || expected))

/** Comma-separated parts without the spaces around them. */
export const partsOf = (value: string): ReadonlyArray<string> =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

/** The sources that a list names. */
export const sourcesIn = (value: string): ReadonlyArray<SourceKind> =>
  SourceKind.literals.filter((kind) => partsOf(value).includes(kind))

const loopback = new BlockList()
loopback.addSubnet("127.0.0.0", 8)
loopback.addAddress("::1", "ipv6")

/** Whether a host name is this machine's own. */
export const isLoopback = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, "")
  if (bare === "localhost" || bare.endsWith(".localhost")) return true
  return loopback.check(bare, bare.includes(":") ? "ipv6" : "ipv4")
}

const isUrl = (value: string, ...protocols: ReadonlyArray<string>): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

const isSafe = (value: string): boolean =>
  isUrl(value, "https:") || (isUrl(value, "http:") && isLoopback(new URL(value).hostname))

const isBare = (value: string): boolean => {
  const { username, password, search, hash, pathname } = new URL(value)
  return [username, password, search, hash].every((part) => part === "") && pathname === "/"
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Shortest secret of our own making: 32 characters of at least 10 kinds. */
const isStrong = (value: string): boolean => value.length >= 32 && new Set(value).size >= 10

const url = (...protocols: ReadonlyArray<string>) =>
  textThat(
    (value) => isUrl(value, ...protocols),
    `Expected a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  )
const token = textThat((value) => !/\s/.test(value), "Expected a value without spaces")

/** What a setting may look like. */
export const formats = {
  onOff: Schema.Literals(["on", "off"]),
  whole: (minimum: number, maximum: number) =>
    Schema.NumberFromString.check(
      Schema.isInt({ message: "Expected a whole number" }),
      Schema.isBetween({ minimum, maximum }),
    ),
  price: Schema.NumberFromString.check(Schema.isBetween({ minimum: 0, maximum: 10_000 })),
  web: url("http:", "https:"),
  safeWeb: textThat(isSafe, "Expected a URL that starts with https://"),
  /** Scheme, host and port. */
  origin: url("http:", "https:").check(
    Schema.makeFilter(
      (value: string) =>
        !isUrl(value, "http:", "https:") ||
        isBare(value) ||
        "Expected scheme, host and port alone, as https://rounds.example",
    ),
  ),
  safeOrigin: textThat(
    (value) => isSafe(value) && new URL(value).origin === value,
    "Expected scheme, host and port alone, starting with https://, as https://clerk.rounds.example",
  ),
  /** Of a provider whose keys name its host, as base64 of `host$`. */
  publishableKey: textThat(
    (value) => frontendHostIn(value) !== null,
    "Expected the provider's publishable key, as pk_live_... or pk_test_...",
  ),
  origins: textThat(
    (value) =>
      partsOf(value).every((part) => isUrl(part, "http:", "https:") && new URL(part).origin === part),
    "Expected origins separated by commas, as https://rounds.example",
  ),
  /** Sources of posts, each once. */
  sources: textThat(
    (value) => {
      const parts = partsOf(value)
      return parts.length > 0 && new Set(parts).size === parts.length && parts.every(Schema.is(SourceKind))
    },
    `Expected one or several of ${SourceKind.literals.join(", ")}, each once, separated by commas`,
  ),
  /** Names of machines on the public internet, with a port that is not the usual one. */
  hosts: textThat(
    (value) => partsOf(value).length > 0 && partsOf(value).every((part) => HOST.test(part)),
    "Expected names of hosts in small letters, as news.example, separated by commas",
  ),
  host: textThat(
    (value) => /^[a-z0-9_.:-]+$/i.test(value),
    "Expected the name or address of this machine, without scheme and port",
  ),
  token,
  number: textThat((value) => /^\d{1,20}$/.test(value), "Expected the number that the provider shows"),
  /** Of somebody else's making: its strength is theirs. */
  key: Schema.RedactedFromValue(token),
  /** Of our own making. */
  secret: Schema.RedactedFromValue(
    textThat(
      isStrong,
      "Expected at least 32 characters that are not easily guessed, as from `openssl rand -hex 32`",
    ),
  ),
  database: Schema.RedactedFromValue(url("postgres:", "postgresql:")),
  mailServer: Schema.RedactedFromValue(
    url("smtp:", "smtps:").check(
      Schema.makeFilter(
        (value: string) =>
          !isUrl(value, "smtp:", "smtps:") ||
          isMailServer(value) ||
          "Expected smtp://user:password@host:port",
      ),
    ),
  ),
  /** Words that are shown as they are. */
  line: textThat(
    (value) => !/\p{Cc}/u.test(value) && value.length <= 300 && value.trim() !== "",
    "Expected one line of at most 300 characters",
  ),
  sender: textThat(
    (value) => senderIn(value) !== null,
    "Expected an address, as in Rounds <hello@rounds.example>",
  ),
  address: textThat(isAddress, "Expected an e-mail address"),
  addresses: Schema.String.check(
    Schema.isMaxLength(LONGEST).abort(),
    Schema.makeFilter(
      (value: string) => partsOf(value).every(isAddress) || "Expected e-mail addresses separated by commas",
    ),
  ),
  /** A folder that is there already. */
  folder: textThat(isFolder, "Expected a folder that exists"),
  /** A folder, or the place for one. */
  place: textThat(
    (value) => statSync(value, { throwIfNoEntry: false })?.isDirectory() ?? true,
    "Expected a folder, and this is a file",
  ),
  agent: textThat(
    (value) => /^[^:\s]+:[^:\s]+:\S+ \(by \/u\/[\w-]+\)$/.test(value),
    "Expected platform:app:version (by /u/name)",
  ),
  month: textThat((value) => /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(value), "Expected a month, as 2027-03"),
}
