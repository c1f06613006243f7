import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { adminEmails, readConfiguration, reveal } from "./config.ts"

const read = (env: Record<string, string>) => Effect.runSync(readConfiguration(env))
const refusal = (env: Record<string, string>) => Effect.runSync(Effect.flip(readConfiguration(env))).message

test("without any variable the product runs on this machine with sample data", () => {
  expect(read({})).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", ROUNDS_DEMO: "on", DATABASE_URL: null })
})

test("an empty variable counts as absent", () => {
  expect(read({ PORT: "", DATABASE_URL: "" })).toMatchObject({ PORT: 3000, DATABASE_URL: null })
})

test.each([
  [{ PORT: "http" }, "PORT: Expected a whole number"],
  [{ PORT: "70000" }, "PORT: Expected a value between 0 and 65535"],
  [{ ROUNDS_DEMO: "yes" }, 'ROUNDS_DEMO: Expected "on" | "off"'],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL: Expected a URL that starts with smtp:// or smtps://"],
  [{ SMTP_URL: "https://mail.example" }, "SMTP_URL: Expected a URL that starts with smtp:// or smtps://"],
  [{ SMTP_URL: "smtp://" }, "SMTP_URL: Expected smtp://user:password@host:port"],
  [{ SMTP_URL: "smtp://me:50%@mail.example" }, "SMTP_URL: Expected smtp://user:password@host:port"],
  [{ MAIL_FROM: "Rounds" }, "MAIL_FROM: Expected an address, as in Rounds <hello@rounds.example>"],
  [
    { MAIL_FROM: "a@b.example, c@d.example" },
    "MAIL_FROM: Expected an address, as in Rounds <hello@rounds.example>",
  ],
  [
    { MAIL_FROM: "A\nBcc: x@y.example <a@b.example>" },
    "MAIL_FROM: Expected an address, as in Rounds <hello@rounds.example>",
  ],
  [{ SUPPORT_EMAIL: "support" }, "SUPPORT_EMAIL: Expected an e-mail address"],
])("a wrong value is one line that names the variable: %o", (env, line) => {
  expect(refusal(env)).toBe(line)
})

test.each([
  "hello@rounds.example",
  "Rounds <hello@rounds.example>",
  "Dr. Ayşe, İstanbul <a.b+c@d.example.org>",
])("letters may come from %s", (MAIL_FROM) => {
  expect(read({ MAIL_FROM, SMTP_URL: "smtps://me%40x:p%3Aw@mail.example:465" }).MAIL_FROM).toBe(MAIL_FROM)
})

test("a wrong secret is named but never shown", () => {
  const message = refusal({ DATABASE_URL: "mysql://user:hunter2@host/db" })
  expect(message).toContain("DATABASE_URL: ")
  expect(message).not.toContain("hunter2")
  expect(message).not.toContain("\n")
})

test("a secret is not printed with the configuration", () => {
  const configuration = read({ AUTH_SECRET: "hunter2hunter2-0123456789-abcdefgh" })
  expect(JSON.stringify(configuration)).not.toContain("hunter2")
  expect(reveal(configuration.AUTH_SECRET)).toBe("hunter2hunter2-0123456789-abcdefgh")
})

test("administrators are compared in lower case", () => {
  expect(adminEmails(read({ ADMIN_EMAILS: " Ada@Example.org, ,grace@example.org" }))).toEqual([
    "ada@example.org",
    "grace@example.org",
  ])
})
