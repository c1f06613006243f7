import * as Config from "effect/Config"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { SourceKind } from "@rounds/core/reading/source-kind.ts"
import { formats, partsOf } from "./config-formats.ts"
import { refusalsOf } from "./config-together.ts"

interface Setting<T> {
  readonly codec: Schema.Codec<T, string>
  /** `null`: may be absent. */
  readonly fallback: string | null
  readonly says: string
}

interface OptionalSetting<T> extends Setting<T> {
  readonly fallback: null
}

const setting = <T>(codec: Schema.Codec<T, string>, fallback: string, says: string): Setting<T> => ({
  codec,
  fallback,
  says,
})
const optional = <T>(codec: Schema.Codec<T, string>, says: string): OptionalSetting<T> => ({
  codec,
  fallback: null,
  says,
})

const f = formats

/** Every environment variable the product reads. README's table is this one. */
export const settings = {
  PORT: setting(f.whole(0, 65_535), "3000", "Port of the API and the web app; 0 takes any free one"),
  HOST: setting(f.host, "127.0.0.1", "Address to listen on"),
  PUBLIC_URL: optional(
    f.origin,
    "Address in the visitor's browser; without it people sign in from this machine alone",
  ),
  TRUST_PROXY: setting(f.whole(0, 10), "0", "Number of proxies in front whose X-Forwarded-For is true"),
  ROUNDS_DATA: setting(f.place, ".data", "Folder for the embedded database, keys and the outbox"),
  DATABASE_URL: optional(f.database, "An outside PostgreSQL 15 or newer instead of the embedded one"),
  ROUNDS_DEMO: setting(f.onOff, "on", "Sample data and demo accounts"),
  ROUNDS_WORKER: setting(f.onOff, "on", "Run scheduled and queued work in the server's process"),
  SMTP_URL: optional(
    f.mailServer,
    "Mail server, as smtps://user:password@host:465; absent: mails are files in the outbox folder",
  ),
  MAIL_FROM: optional(
    f.sender,
    "Who mails come from, as Rounds <hello@rounds.example>; needed with SMTP_URL",
  ),
  SUPPORT_EMAIL: optional(
    f.address,
    "Where people write for help; absent: no address is shown, and mail names the contact page",
  ),
  IMPRINT_NAME: optional(f.line, "Who answers for this installation; shown at /imprint"),
  IMPRINT_ADDRESS: optional(f.line, "Their postal address, its lines separated by commas"),
  IMPRINT_EMAIL: optional(f.address, "Where they can be written to at once"),
  IMPRINT_PHONE: optional(f.line, "Their phone number"),
  IMPRINT_REPRESENTED_BY: optional(f.line, "Who represents them, where they are a company"),
  IMPRINT_REGISTER: optional(f.line, "Where they are registered, and under which number"),
  IMPRINT_VAT_ID: optional(f.line, "Their VAT identification number"),
  IMPRINT_RESPONSIBLE: optional(f.line, "Who is responsible for the content, with an address"),
  HOSTING_PROVIDER: optional(f.line, "Who runs the machines; shown among the sub-processors"),
  LOG_LEVEL: setting(Schema.Literals(["debug", "info", "warn", "error", "silent"]), "warn", "What is logged"),
  ADMIN_EMAILS: setting(f.addresses, "", "Verified addresses that are administrators, separated by commas"),
  AUTH_SECRET: optional(f.secret, "Signs sessions; made once and kept under ROUNDS_DATA when absent"),
  AUTH_SECRET_OLD: optional(
    f.secret,
    "The one before, while it is being replaced: what it made is still read",
  ),
  LEAKED_PASSWORDS_URL: optional(
    f.safeWeb,
    "Range list of leaked passwords, asked by five characters of a hash; absent: nothing is asked",
  ),
  IDENTITY_ISSUER: optional(
    f.safeWeb,
    "Issuer of an outside identity provider's tokens; absent: our own sign-in",
  ),
  IDENTITY_JWKS_URL: optional(f.safeWeb, "Its public keys; default: /.well-known/jwks.json of the issuer"),
  IDENTITY_AUDIENCE: optional(f.token, "Audience (aud) its tokens must name, when they name one"),
  IDENTITY_AUTHORIZED_PARTIES: optional(
    f.origins,
    "Origins (azp) its tokens may come from, separated by commas",
  ),
  IDENTITY_PUBLISHABLE_KEY: optional(
    f.publishableKey,
    "The provider's key for browsers, as pk_live_...: its own sign-in is shown; absent: its tokens are taken, and no sign-in is shown",
  ),
  IDENTITY_FRONTEND_URL: optional(
    f.safeOrigin,
    "Where the provider's sign-in is loaded from; default: the host that its publishable key names",
  ),
  FORUM_SOURCE: setting(
    f.sources,
    "recorded",
    `Where posts come from, one or several separated by commas: ${SourceKind.literals.join(", ")}`,
  ),
  FORUM_FOLDER: optional(f.folder, "Folder of recorded listings; default: fixtures/forum"),
  REDDIT_CLIENT_ID: optional(f.token, "Reddit's credentials"),
  REDDIT_CLIENT_SECRET: optional(f.key, "Reddit's credentials"),
  REDDIT_USER_AGENT: optional(
    f.agent,
    "Who asks, in the form Reddit demands: platform:app:version (by /u/name)",
  ),
  REDDIT_AGREEMENT: setting(
    Schema.Literals(["none", "confirmed"]),
    "none",
    "`confirmed`: the operator has Reddit's approval; without it Reddit is not read",
  ),
  FEED_HOSTS: optional(f.hosts, "Hosts whose feeds may be read, as news.example, separated by commas"),
  LEMMY_HOSTS: optional(f.hosts, "Lemmy instances that may be read, as lemmy.example, separated by commas"),
  STACKEXCHANGE_API_URL: setting(f.safeOrigin, "https://api.stackexchange.com", "Stack Exchange's API"),
  STACKEXCHANGE_KEY: optional(
    f.key,
    "Key of an application there: ten thousand calls a day instead of three hundred",
  ),
  OPENAI_API_KEY: optional(
    f.key,
    "Key of an OpenAI-compatible endpoint; absent: scripts are written offline",
  ),
  OPENAI_BASE_URL: optional(f.web, "The endpoint; default: OpenAI's own"),
  OPENAI_MODEL: optional(f.token, "The model that writes"),
  OPENAI_PRICE_INPUT: optional(
    f.price,
    "US dollars for a million tokens sent to it; absent: no cost is recorded",
  ),
  OPENAI_PRICE_OUTPUT: optional(f.price, "US dollars for a million tokens it writes"),
  CLAIMS_READER: setting(
    Schema.Literals(["off", "openai"]),
    "off",
    "`openai`: the endpoint reads drafts and words before filming for claims; it adds and never removes",
  ),
  TOPIC_LABELLER: setting(
    Schema.Literals(["off", "openai"]),
    "off",
    "`openai`: the endpoint words the first 20 topics of an edition; posts are sent to it, which their source must allow",
  ),
  GUEST_WRITER: setting(
    Schema.Literals(["offline", "openai"]),
    "offline",
    "Who writes for visitors without an account; `openai` costs money that nobody pays back",
  ),
  GUEST_AI_PER_DAY: setting(
    f.whole(0, 100_000),
    "50",
    "Scripts a day (UTC) that the model begins for visitors, at most; after that they are written offline",
  ),
  PUBMED_EMAIL: optional(
    f.address,
    "Address NCBI may write to when PubMed is searched for articles; absent: it is not searched",
  ),
  PUBMED_API_KEY: optional(f.key, "NCBI's key: ten requests a second instead of three"),
  PAYMENTS: setting(
    Schema.Literals(["sandbox", "lemonsqueezy"]),
    "sandbox",
    "Who takes the money; the sandbox takes none",
  ),
  LEMONSQUEEZY_API_URL: setting(f.safeWeb, "https://api.lemonsqueezy.com", "The provider's API"),
  LEMONSQUEEZY_API_KEY: optional(f.key, "Its key"),
  LEMONSQUEEZY_STORE_ID: optional(f.number, "Our store at the provider"),
  LEMONSQUEEZY_CREATOR_PRO_MONTHLY: optional(f.number, "Variant of Creator Pro, billed monthly"),
  LEMONSQUEEZY_CREATOR_PRO_YEARLY: optional(f.number, "Variant of Creator Pro, billed yearly"),
  LEMONSQUEEZY_PROFESSIONAL_MONTHLY: optional(f.number, "Variant of Professional, billed monthly"),
  LEMONSQUEEZY_PROFESSIONAL_YEARLY: optional(f.number, "Variant of Professional, billed yearly"),
  LEMONSQUEEZY_WEBHOOK_SECRET: optional(
    f.secret,
    "Signs webhooks; the sandbox makes its own, kept under ROUNDS_DATA",
  ),
  LEMONSQUEEZY_WEBHOOK_SECRET_NEXT: optional(f.secret, "A second secret, valid while it replaces the first"),
  PROFESSIONAL_PLAN: setting(
    Schema.Literals(["waitlist", "available"]),
    "waitlist",
    "Whether Professional can be bought",
  ),
  PROFESSIONAL_FROM: optional(f.month, "Month it comes, as 2027-03; a past one is never promised"),
}

type Name = keyof typeof settings
type ValueOf<S> = S extends OptionalSetting<infer T> ? T | null : S extends Setting<infer T> ? T : never
export type Configuration = { readonly [N in Name]: ValueOf<(typeof settings)[N]> }

/** A variable holds something we cannot use. The message is one line and never shows the value. */
export class InvalidSetting extends Schema.TaggedError<InvalidSetting>()("InvalidSetting", {
  message: Schema.String,
}) {}

const configOf = (name: string, { codec, fallback }: Setting<unknown>): Config.Config<unknown> => {
  const config = Config.schema(codec, name)
  return fallback === null
    ? Config.map(Config.option(config), Option.getOrNull)
    : config.pipe(Config.withDefault(Schema.decodeSync(codec)(fallback)))
}

/** Reads the configuration from an environment. An empty variable counts as absent. */
export const readConfiguration = (env: {
  readonly [name: string]: string | undefined
}): Effect.Effect<Configuration, InvalidSetting> => {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  )
  const provider = ConfigProvider.fromUnknown(present)
  return Effect.forEach(Object.entries(settings), ([name, entry]) =>
    configOf(name, entry)
      .parse(provider)
      .pipe(
        Effect.map((value) => [name, value] as const),
        Effect.mapError(
          (error) => new InvalidSetting({ message: `${name}: ${error.cause.message.split("\n")[0]}` }),
        ),
      ),
  ).pipe(
    // One entry for each name, decoded by that name's codec: exactly the mapped type.
    Effect.map((entries) => Object.fromEntries(entries) as unknown as Configuration),
    Effect.flatMap((configuration) => {
      const [refusal] = refusalsOf(configuration)
      return refusal === undefined
        ? Effect.succeed(configuration)
        : Effect.fail(new InvalidSetting({ message: refusal }))
    }),
  )
}

/** Addresses of ADMIN_EMAILS, lower-cased. */
export const adminEmails = ({ ADMIN_EMAILS }: Configuration): ReadonlyArray<string> => list(ADMIN_EMAILS)

export const list = (value: string | null): ReadonlyArray<string> =>
  partsOf(value ?? "").map((part) => part.toLowerCase())

export const reveal = (value: Redacted.Redacted<string> | null): string | null =>
  value === null ? null : Redacted.value(value)
