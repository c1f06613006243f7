import { once } from "node:events"
import { buffer } from "node:stream/consumers"
import { expect } from "@playwright/test"
import { type ParsedMail, simpleParser } from "mailparser"
import { SMTPServer } from "smtp-server"

/** A mail server of its own for journeys, and what it was given. */
export interface MailServer {
  /** Settings that make a product send its mail there. */
  readonly settings: { readonly [name: string]: string }
  /** Waits for a mail to an address with that subject, and gives it as a mail program reads it. */
  readonly mail: (to: string, subject: string | RegExp) => Promise<ParsedMail>
  /** How many mails have come for an address. */
  readonly countTo: (address: string) => number
  readonly stop: () => Promise<void>
}

/** Starts a mail server on a free port that takes every mail and keeps it. */
export const startMailServer = async (): Promise<MailServer> => {
  const received: { readonly to: readonly string[]; readonly mail: ParsedMail }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: (stream, session, done) =>
      void buffer(stream)
        .then((bytes) => simpleParser(bytes))
        .then((mail) => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail })
          done()
        }, done),
  })
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  const address = server.server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const mailsTo = (to: string) => received.filter((one) => one.to.includes(to)).map(({ mail }) => mail)
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "Rounds <hello@rounds.example>" },
    mail: async (to, subject) => {
      const find = () =>
        mailsTo(to).find((mail) =>
          typeof subject === "string" ? mail.subject === subject : subject.test(mail.subject ?? ""),
        )
      await expect
        .poll(() => find()?.subject ?? mailsTo(to).map((mail) => mail.subject), { timeout: 30_000 })
        .toEqual(typeof subject === "string" ? subject : expect.stringMatching(subject))
      const found = find()
      if (found === undefined) throw new Error(`no mail to ${to}`)
      return found
    },
    countTo: (to) => mailsTo(to).length,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
