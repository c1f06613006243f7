import { tmpdir } from "node:os"
import type { Configuration } from "#config.ts"
import { identitySettings } from "./settings-identity.ts"
import type { Row } from "./settings-row.ts"
import { sourceSettings } from "./settings-sources.ts"

const strong = "0123456789abcdef0123456789abcdef"
const url = "Expected a URL that starts with"
const origin = "Expected scheme, host and port alone"
const spaces = "Expected a value without spaces"
const number = "Expected the number that the provider shows"
const weak = "Expected at least 32 characters"
const endpoint = { OPENAI_API_KEY: "sk-1", OPENAI_MODEL: "gpt" }
const variant: Row = {
  good: ["11", "123456"],
  bad: [
    ["monthly", number],
    ["1 2", number],
    ["-1", number],
  ],
}
const price: Row = {
  good: ["0", "2.5", "10"],
  bad: [
    ["cheap", "between"],
    ["-1", "between"],
    ["1e9", "between"],
    ["$10", "between"],
    ["20000", "between"],
  ],
}
const line: Row = {
  good: ["Rounds GmbH", "1 Main Street, 10115 Berlin, Germany"],
  bad: [
    ["one\u0007two", "one line"],
    ["x".repeat(301), "at most 300"],
  ],
}
const secret: Row = {
  good: [strong, `${strong}${strong}`],
  bad: [
    ["x", weak],
    ["summer2026", weak],
    ["a".repeat(64), weak],
    [strong.slice(1), weak],
  ],
}

/** Every setting with values that are right and values that are not, by hand. */
export const table: { readonly [N in keyof Configuration]: Row } = {
  PORT: {
    good: ["0", "3000", "65535"],
    bad: [
      ["http", "whole number"],
      ["70000", "between 0 and 65535"],
      ["-1", "between"],
      ["3000.5", "whole number"],
    ],
  },
  HOST: {
    good: ["127.0.0.1", "0.0.0.0", "::", "localhost", "rounds-1.internal"],
    bad: [
      ["http://localhost", "without scheme"],
      ["a b", "without scheme"],
      ["host/path", "without scheme"],
    ],
  },
  PUBLIC_URL: {
    good: ["https://rounds.example", "http://localhost:3000/", "https://rounds.example:8443"],
    bad: [
      ["rounds.example", url],
      ["ftp://rounds.example", url],
      ["https://", url],
      ["https://user:password@rounds.example", origin],
      ["https://rounds.example?x=1", origin],
      ["https://rounds.example/#a", origin],
      ["https://rounds.example/app", origin],
    ],
  },
  TRUST_PROXY: {
    good: ["0", "1", "10"],
    bad: [
      ["true", "whole number"],
      ["11", "between"],
      ["-1", "between"],
    ],
  },
  ROUNDS_DATA: {
    good: [".data", tmpdir(), "/tmp/not-there-yet"],
    bad: [["/etc/hostname", "this is a file"]],
  },
  DATABASE_URL: {
    good: ["postgres://u:p@host/db", "postgresql://host:5433/db"],
    bad: [
      ["mysql://u:hunter2@host/db", url],
      ["host/db", url],
    ],
  },
  ROUNDS_DEMO: {
    good: ["on", "off"],
    bad: [
      ["yes", '"on" | "off"'],
      ["ON", '"on" | "off"'],
      ["1", '"on" | "off"'],
    ],
  },
  ROUNDS_WORKER: { good: ["on", "off"], bad: [["true", '"on" | "off"']] },
  SMTP_URL: {
    good: ["smtp://mail.example", "smtps://me:pw@mail.example:465"],
    bad: [
      ["mail.example", url],
      ["http://mail.example", url],
      ["smtp://mail.example/inbox", "smtp://user:password"],
    ],
    beside: { MAIL_FROM: "hello@rounds.example" },
  },
  MAIL_FROM: {
    good: ["hello@rounds.example", "Rounds <hello@rounds.example>"],
    bad: [
      ["Rounds", "Expected an address"],
      ["<a@b", "Expected an address"],
    ],
  },
  IMPRINT_NAME: line,
  IMPRINT_ADDRESS: line,
  IMPRINT_EMAIL: { good: ["hello@rounds.example"], bad: [["hello", "Expected an e-mail address"]] },
  IMPRINT_PHONE: line,
  IMPRINT_REPRESENTED_BY: line,
  IMPRINT_REGISTER: line,
  IMPRINT_VAT_ID: line,
  IMPRINT_RESPONSIBLE: line,
  HOSTING_PROVIDER: line,
  SUPPORT_EMAIL: {
    good: ["help@rounds.example"],
    bad: [
      ["help", "e-mail address"],
      ["a@b, c@d", "e-mail address"],
    ],
  },
  LOG_LEVEL: {
    good: ["debug", "info", "warn", "error", "silent"],
    bad: [
      ["loud", '"debug"'],
      ["WARN", '"debug"'],
    ],
  },
  ADMIN_EMAILS: {
    good: ["boss@clinic.example", "a@clinic.example, b@clinic.example"],
    bad: [
      ["boss", "separated by commas"],
      ["a@clinic.example;b", "separated"],
      ["a@clinic.example, boss", "separated"],
    ],
  },
  AUTH_SECRET: secret,
  AUTH_SECRET_OLD: { ...secret, beside: { AUTH_SECRET: strong } },
  LEAKED_PASSWORDS_URL: {
    good: ["https://leaks.example/range"],
    bad: [
      ["http://leaks.example/range", "https://"],
      ["leaks.example", "https://"],
    ],
  },
  ...identitySettings,
  ...sourceSettings,
  OPENAI_API_KEY: { good: ["sk-1"], bad: [["sk-1 ", spaces]], beside: { OPENAI_MODEL: "gpt" } },
  OPENAI_BASE_URL: { good: ["https://ai.example/v1", "http://10.0.0.5:8000/v1"], bad: [["ai.example", url]] },
  OPENAI_MODEL: { good: ["gpt-5", "org/model:7b"], bad: [["my model", spaces]] },
  OPENAI_PRICE_INPUT: price,
  OPENAI_PRICE_OUTPUT: price,
  CLAIMS_READER: { good: ["off", "openai"], bad: [["on", '"off" | "openai"']], beside: endpoint },
  TOPIC_LABELLER: { good: ["off", "openai"], bad: [["on", '"off" | "openai"']], beside: endpoint },
  GUEST_WRITER: { good: ["offline", "openai"], bad: [["on", '"offline" | "openai"']], beside: endpoint },
  GUEST_AI_PER_DAY: {
    good: ["0", "50", "100000"],
    bad: [
      ["-1", "between"],
      ["many", "whole number"],
    ],
  },
  PUBMED_EMAIL: { good: ["library@rounds.example"], bad: [["library", "Expected"]] },
  PUBMED_API_KEY: { good: ["k3y"], bad: [["a key", spaces]], beside: { PUBMED_EMAIL: "a@rounds.example" } },
  PAYMENTS: {
    good: ["sandbox"],
    bad: [
      ["LemonSqueezy", '"sandbox"'],
      ["stripe", '"sandbox"'],
    ],
  },
  LEMONSQUEEZY_API_URL: {
    good: ["https://api.lemonsqueezy.com", "http://127.0.0.1:4000"],
    bad: [
      ["http://api.lemonsqueezy.com", "https://"],
      ["api", "https://"],
    ],
  },
  LEMONSQUEEZY_API_KEY: { good: ["eyJ0.a.b"], bad: [["a b", spaces]] },
  LEMONSQUEEZY_STORE_ID: { good: ["1", "98765"], bad: [["my-store", number]] },
  LEMONSQUEEZY_CREATOR_PRO_MONTHLY: variant,
  LEMONSQUEEZY_CREATOR_PRO_YEARLY: variant,
  LEMONSQUEEZY_PROFESSIONAL_MONTHLY: variant,
  LEMONSQUEEZY_PROFESSIONAL_YEARLY: variant,
  LEMONSQUEEZY_WEBHOOK_SECRET: secret,
  LEMONSQUEEZY_WEBHOOK_SECRET_NEXT: secret,
  PROFESSIONAL_PLAN: { good: ["waitlist", "available"], bad: [["soon", '"waitlist"']] },
  PROFESSIONAL_FROM: {
    good: ["2027-03"],
    bad: [
      ["foo", "2027-03"],
      ["2027-13", "2027-03"],
      ["03/2027", "2027-03"],
    ],
  },
}
