import * as Effect from "effect/Effect"
import { describe, expect, test } from "vitest"
import { readConfiguration } from "./config.ts"
import { warningsOf } from "./config-together.ts"

type Env = { readonly [name: string]: string }
const outcome = (env: Env) => Effect.runSync(Effect.exit(readConfiguration(env)))._tag
const refusal = (env: Env) => Effect.runSync(Effect.flip(readConfiguration(env))).message

const strong = "0123456789abcdef0123456789abcdef"
const live = {
  PAYMENTS: "lemonsqueezy",
  PUBLIC_URL: "https://rounds.example",
  ROUNDS_DEMO: "off",
  LEMONSQUEEZY_API_KEY: "key",
  LEMONSQUEEZY_STORE_ID: "7",
  LEMONSQUEEZY_WEBHOOK_SECRET: strong,
  LEMONSQUEEZY_CREATOR_PRO_MONTHLY: "11",
  LEMONSQUEEZY_CREATOR_PRO_YEARLY: "12",
}
const provider: Env = { IDENTITY_ISSUER: "https://id.example", IDENTITY_AUDIENCE: "rounds" }
const reddit = {
  FORUM_SOURCE: "reddit",
  REDDIT_AGREEMENT: "confirmed",
  REDDIT_CLIENT_ID: "id",
  REDDIT_CLIENT_SECRET: "short",
  REDDIT_USER_AGENT: "web:rounds:1.0 (by /u/rounds)",
}

const imprint: Env = {
  IMPRINT_NAME: "Rounds GmbH",
  IMPRINT_ADDRESS: "1 Main Street, Berlin",
  IMPRINT_EMAIL: "hello@rounds.example",
}

const without = (env: Env, ...names: ReadonlyArray<string>): Env =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)))

describe("settings together", () => {
  test("sell for real when everything is there", () => {
    expect(outcome(live)).toBe("Success")
    const both = { LEMONSQUEEZY_PROFESSIONAL_MONTHLY: "13", LEMONSQUEEZY_PROFESSIONAL_YEARLY: "14" }
    expect(outcome({ ...live, ...both, PROFESSIONAL_PLAN: "available" })).toBe("Success")
    expect(outcome(reddit)).toBe("Success")
  })

  test.each<[string, Env, string]>([
    ["real payments beside demo accounts", { ...live, ROUNDS_DEMO: "on" }, "ROUNDS_DEMO"],
    ["real payments, demo by default", without(live, "ROUNDS_DEMO"), "ROUNDS_DEMO"],
    ["real payments without an address", without(live, "PUBLIC_URL"), "PUBLIC_URL"],
    ["real payments over http", { ...live, PUBLIC_URL: "http://rounds.example" }, "PUBLIC_URL"],
    ["no key", without(live, "LEMONSQUEEZY_API_KEY"), "LEMONSQUEEZY_API_KEY"],
    ["no store", without(live, "LEMONSQUEEZY_STORE_ID"), "LEMONSQUEEZY_STORE_ID"],
    ["no webhook secret", without(live, "LEMONSQUEEZY_WEBHOOK_SECRET"), "LEMONSQUEEZY_WEBHOOK_SECRET"],
    [
      "no monthly variant",
      without(live, "LEMONSQUEEZY_CREATOR_PRO_MONTHLY"),
      "LEMONSQUEEZY_CREATOR_PRO_MONTHLY",
    ],
    [
      "no yearly variant",
      without(live, "LEMONSQUEEZY_CREATOR_PRO_YEARLY"),
      "LEMONSQUEEZY_CREATOR_PRO_YEARLY",
    ],
    [
      "a plan on sale without variants",
      { ...live, PROFESSIONAL_PLAN: "available" },
      "LEMONSQUEEZY_PROFESSIONAL_MONTHLY",
    ],
    [
      "one variant for two plans",
      { ...live, LEMONSQUEEZY_CREATOR_PRO_YEARLY: "11" },
      "LEMONSQUEEZY_CREATOR_PRO_YEARLY",
    ],
    [
      "the same in the sandbox",
      { LEMONSQUEEZY_CREATOR_PRO_MONTHLY: "5", LEMONSQUEEZY_PROFESSIONAL_YEARLY: "5" },
      "LEMONSQUEEZY_PROFESSIONAL_YEARLY",
    ],
    ["an issuer for anybody's tokens", { IDENTITY_ISSUER: "https://id.example" }, "IDENTITY_AUDIENCE"],
    [
      "a provider's sign-in without its tokens",
      { IDENTITY_PUBLISHABLE_KEY: "pk_live_aWQuZXhhbXBsZSQ=" },
      "IDENTITY_ISSUER",
    ],
    [
      "a host without the key that belongs to it",
      { ...provider, IDENTITY_FRONTEND_URL: "https://id.example" },
      "IDENTITY_PUBLISHABLE_KEY",
    ],
    ["Reddit without its approval", { ...reddit, REDDIT_AGREEMENT: "none" }, "REDDIT_AGREEMENT"],
    [
      "Reddit beside others without its approval",
      { ...reddit, FORUM_SOURCE: "upload,reddit", REDDIT_AGREEMENT: "none" },
      "REDDIT_AGREEMENT",
    ],
    ["a recording beside others", { FORUM_SOURCE: "recorded,upload" }, "FORUM_SOURCE"],
    ["feeds without hosts", { FORUM_SOURCE: "feed" }, "FEED_HOSTS"],
    ["Lemmy without instances", { FORUM_SOURCE: "lemmy,stackexchange" }, "LEMMY_HOSTS"],
    ["Reddit without credentials", without(reddit, "REDDIT_CLIENT_SECRET"), "REDDIT_CLIENT_SECRET"],
    ["a mail server without a sender", { SMTP_URL: "smtp://mail.example" }, "MAIL_FROM"],
    ["a key without a model", { OPENAI_API_KEY: "sk-1" }, "OPENAI_MODEL"],
    ["a reader of claims without a key", { CLAIMS_READER: "openai" }, "OPENAI_API_KEY"],
    ["a labeller of topics without a key", { TOPIC_LABELLER: "openai" }, "OPENAI_API_KEY"],
    ["a key for PubMed without who asks", { PUBMED_API_KEY: "key" }, "PUBMED_EMAIL"],
    ["an old secret without a new one", { AUTH_SECRET_OLD: strong }, "AUTH_SECRET"],
  ])("refuse %s in one line that names the setting", (_, env, name) => {
    expect(refusal(env)).toMatch(new RegExp(`^${name}: [^\\n]+$`))
  })

  test.each<[Env, ReadonlyArray<string>]>([
    [{}, []],
    [{ HOST: "::1" }, []],
    [{ HOST: "0.0.0.0" }, ["PUBLIC_URL", "PAYMENTS", "ROUNDS_DEMO"]],
    [{ PUBLIC_URL: "https://rounds.example" }, ["PAYMENTS", "ROUNDS_DEMO"]],
    [
      { HOST: "::", ROUNDS_DEMO: "off" },
      ["IMPRINT_NAME", "IMPRINT_ADDRESS", "IMPRINT_EMAIL", "PUBLIC_URL", "PAYMENTS"],
    ],
    [{ ROUNDS_DEMO: "off", IMPRINT_NAME: "Rounds" }, ["IMPRINT_ADDRESS", "IMPRINT_EMAIL"]],
    [live, ["IMPRINT_NAME", "IMPRINT_ADDRESS", "IMPRINT_EMAIL"]],
    [{ ...live, ...imprint }, []],
  ])("%o warns of %o", (env, names) => {
    const warnings = warningsOf(Effect.runSync(readConfiguration(env)))
    expect(warnings.map((line) => line.split(":")[0])).toEqual(names)
  })
})
