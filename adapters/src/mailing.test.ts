import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { readConfiguration } from "./config.ts"
import { Mailing, supportOf } from "./mailing.ts"

test("a mail server without a sender is refused in one line; without a server the outbox needs none", () => {
  const mailing = (env: Record<string, string>) => () =>
    Mailing(Effect.runSync(readConfiguration(env)), "http://localhost:3000")
  expect(mailing({ SMTP_URL: "smtp://mail.example" })).toThrow(
    "MAIL_FROM: Expected a value, since SMTP_URL is set",
  )
  expect(mailing({ SMTP_URL: "smtp://mail.example", MAIL_FROM: "hello@rounds.example" })).not.toThrow()
  expect(mailing({})).not.toThrow()
})

test("mail names the mailbox for help that is configured, or the page with the form", () => {
  expect(supportOf({ SUPPORT_EMAIL: "help@clinic.example" }, "https://rounds.example")).toBe(
    "help@clinic.example",
  )
  expect(supportOf({ SUPPORT_EMAIL: null }, "https://rounds.example")).toBe("https://rounds.example/contact")
})
