import type { SourceKind } from "@rounds/core/reading/source-kind.ts"
import type { Configuration } from "./config.ts"
import { isLoopback, sourcesIn } from "./config-formats.ts"

type Name = keyof Configuration
type Complaint = { readonly name: Name; readonly says: string }

/** A rule about settings that are each right alone; gives what is wrong with them together. */
type Rule = (configuration: Configuration) => ReadonlyArray<Complaint>

const missing = (configuration: Configuration, names: ReadonlyArray<Name>, since: string) =>
  names
    .filter((name) => configuration[name] === null)
    .map((name) => ({ name, says: `Expected a value, since ${since}` }))

const variants = [
  "LEMONSQUEEZY_CREATOR_PRO_MONTHLY",
  "LEMONSQUEEZY_CREATOR_PRO_YEARLY",
  "LEMONSQUEEZY_PROFESSIONAL_MONTHLY",
  "LEMONSQUEEZY_PROFESSIONAL_YEARLY",
] as const

/** Money that is real needs everything that takes it, an address nobody can listen at, and no account that everybody knows. */
const realMoney: Rule = (configuration) => {
  if (configuration.PAYMENTS !== "lemonsqueezy") return []
  const { PUBLIC_URL, ROUNDS_DEMO, PROFESSIONAL_PLAN } = configuration
  const sold = variants.slice(0, PROFESSIONAL_PLAN === "available" ? 4 : 2)
  const address: Complaint = {
    name: "PUBLIC_URL",
    says: "Expected an address that starts with https://, since PAYMENTS is lemonsqueezy",
  }
  const demo: Complaint = {
    name: "ROUNDS_DEMO",
    says: "Expected off, since PAYMENTS is lemonsqueezy and everybody knows the demo accounts",
  }
  return [
    ...missing(
      configuration,
      ["LEMONSQUEEZY_API_KEY", "LEMONSQUEEZY_STORE_ID", "LEMONSQUEEZY_WEBHOOK_SECRET", ...sold],
      "PAYMENTS is lemonsqueezy",
    ),
    ...(ROUNDS_DEMO === "on" ? [demo] : []),
    ...(PUBLIC_URL === null || !PUBLIC_URL.startsWith("https:") ? [address] : []),
  ]
}

const eachPlanItsOwn: Rule = (configuration) =>
  variants.flatMap((name, index) => {
    const same = variants.slice(0, index).find((before) => configuration[before] === configuration[name])
    return configuration[name] === null || same === undefined
      ? []
      : [{ name, says: `Expected a variant of its own; it is the same as ${same}` }]
  })

/** A provider's sign-in without its tokens would let nobody in. */
const signInOfProvider: Rule = ({ IDENTITY_ISSUER, IDENTITY_PUBLISHABLE_KEY, IDENTITY_FRONTEND_URL }) => [
  ...(IDENTITY_PUBLISHABLE_KEY !== null && IDENTITY_ISSUER === null
    ? [{ name: "IDENTITY_ISSUER", says: "Expected a value, since IDENTITY_PUBLISHABLE_KEY is set" } as const]
    : []),
  ...(IDENTITY_FRONTEND_URL !== null && IDENTITY_PUBLISHABLE_KEY === null
    ? [
        {
          name: "IDENTITY_PUBLISHABLE_KEY",
          says: "Expected a value, since IDENTITY_FRONTEND_URL is set",
        } as const,
      ]
    : []),
]

const outsideIdentity: Rule = ({ IDENTITY_ISSUER, IDENTITY_AUDIENCE, IDENTITY_AUTHORIZED_PARTIES }) =>
  IDENTITY_ISSUER !== null && IDENTITY_AUDIENCE === null && IDENTITY_AUTHORIZED_PARTIES === null
    ? [
        {
          name: "IDENTITY_AUDIENCE",
          says: "Expected a value (or IDENTITY_AUTHORIZED_PARTIES), since IDENTITY_ISSUER is set: other products' tokens would count",
        },
      ]
    : []

/** What each source takes to be read. */
const neededBy: { readonly [K in SourceKind]: Rule } = {
  recorded: (configuration) =>
    sourcesIn(configuration.FORUM_SOURCE).length === 1
      ? []
      : [
          {
            name: "FORUM_SOURCE",
            says: "Expected recorded alone: a recording stands for its own day and never for today",
          },
        ],
  reddit: (configuration) => {
    const unconfirmed: Complaint = {
      name: "REDDIT_AGREEMENT",
      says: "Reddit is read only after its approval is `confirmed`",
    }
    return [
      ...(configuration.REDDIT_AGREEMENT === "confirmed" ? [] : [unconfirmed]),
      ...missing(
        configuration,
        ["REDDIT_CLIENT_ID", "REDDIT_CLIENT_SECRET", "REDDIT_USER_AGENT"],
        "FORUM_SOURCE names reddit",
      ),
    ]
  },
  feed: (configuration) => missing(configuration, ["FEED_HOSTS"], "FORUM_SOURCE names feed"),
  lemmy: (configuration) => missing(configuration, ["LEMMY_HOSTS"], "FORUM_SOURCE names lemmy"),
  stackexchange: () => [],
  upload: () => [],
}

const sources: Rule = (configuration) =>
  sourcesIn(configuration.FORUM_SOURCE).flatMap((kind) => neededBy[kind](configuration))

const mail: Rule = (configuration) =>
  configuration.SMTP_URL === null ? [] : missing(configuration, ["MAIL_FROM"], "SMTP_URL is set")

const model: Rule = (configuration) =>
  configuration.OPENAI_API_KEY === null
    ? []
    : missing(configuration, ["OPENAI_MODEL"], "OPENAI_API_KEY is set")

const reader: Rule = (configuration) =>
  configuration.CLAIMS_READER === "off"
    ? []
    : missing(configuration, ["OPENAI_API_KEY"], "CLAIMS_READER is openai")

const labeller: Rule = (configuration) =>
  configuration.TOPIC_LABELLER === "off"
    ? []
    : missing(configuration, ["OPENAI_API_KEY"], "TOPIC_LABELLER is openai")

const guests: Rule = (configuration) =>
  configuration.GUEST_WRITER === "offline"
    ? []
    : missing(configuration, ["OPENAI_API_KEY"], "GUEST_WRITER is openai")

const secrets: Rule = ({ AUTH_SECRET, AUTH_SECRET_OLD }) =>
  AUTH_SECRET === null && AUTH_SECRET_OLD !== null
    ? [{ name: "AUTH_SECRET", says: "Expected a value, since AUTH_SECRET_OLD is set" }]
    : []

const articles: Rule = (configuration) =>
  configuration.PUBMED_API_KEY === null
    ? []
    : missing(configuration, ["PUBMED_EMAIL"], "PUBMED_API_KEY is set")

const rules: ReadonlyArray<Rule> = [
  realMoney,
  eachPlanItsOwn,
  outsideIdentity,
  signInOfProvider,
  sources,
  mail,
  model,
  reader,
  labeller,
  guests,
  articles,
  secrets,
]

/** What is wrong with settings that do not go together, each as one line that names a setting. */
export const refusalsOf = (configuration: Configuration): ReadonlyArray<string> =>
  rules.flatMap((rule) => rule(configuration).map(({ name, says }) => `${name}: ${says}`))

/** What the law asks of nearly everybody who offers something. */
const missingImprint = (configuration: Configuration): ReadonlyArray<string> =>
  (["IMPRINT_NAME", "IMPRINT_ADDRESS", "IMPRINT_EMAIL"] as const)
    .filter((name) => configuration[name] === null)
    .map((name) => `${name}: not set, so that /imprint does not say who runs this`)

/** What an operator should know before others can reach the product, each as one line that names a setting. */
export const warningsOf = (configuration: Configuration): ReadonlyArray<string> => {
  const { HOST, PUBLIC_URL, PAYMENTS, ROUNDS_DEMO } = configuration
  const imprint = ROUNDS_DEMO === "on" ? [] : missingImprint(configuration)
  const isPublic = !isLoopback(HOST) || (PUBLIC_URL !== null && !isLoopback(new URL(PUBLIC_URL).hostname))
  if (!isPublic) return imprint
  return [
    ...imprint,
    ...(PUBLIC_URL === null
      ? ["PUBLIC_URL: without it people sign in from this machine alone, and links in letters lead to it"]
      : []),
    ...(PAYMENTS === "sandbox"
      ? [
          "PAYMENTS: the sandbox takes no money, and others can reach this address: anybody can buy with a test card",
        ]
      : []),
    ...(ROUNDS_DEMO === "on"
      ? [
          "ROUNDS_DEMO: demo accounts, one of them an administrator's, are open to all who can reach this address",
        ]
      : []),
  ]
}
