import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { simpleParser } from "mailparser"
import { expect, test } from "vitest"
import { startMailServer } from "#testing/mail-server.ts"
import { SmtpTransport } from "./smtp.ts"
import { MailTransport, type Outgoing } from "./transport.ts"

const letter: Outgoing = {
  id: "018f0000-0000-4000-8000-000000000001",
  at: new Date("2026-11-22T09:00:00Z"),
  kind: "welcome",
  to: "ayse@example.org",
  userId: null,
  subject: "Hoş geldiniz",
  says: ["Merhaba Ayşe."],
  link: null,
  adds: [],
}

type Server = Awaited<ReturnType<typeof startMailServer>>

/** What became of one try: sent, or the fault as the mailer is told of it. */
const deliver = async (server: Server) => {
  const sender = { name: "Rounds", address: "hello@rounds.example" }
  const sent = await Effect.runPromise(
    MailTransport.use((transport) => transport.deliver(letter)).pipe(
      Effect.provide(SmtpTransport(Redacted.make(server.url), sender)),
      Effect.result,
    ),
  )
  return Result.isSuccess(sent) ? "sent" : sent.failure
}

const waits = { _tag: "MailServerUnavailable" }
const letterRefused = { _tag: "LetterRefused", isAboutAddress: false }
const addressRefused = { _tag: "LetterRefused", isAboutAddress: true }

test.each([
  ["a server that is closing", { connection: [421, "4.3.2 Closing for now"] }, waits],
  ["a server that will not talk to us", { connection: [554, "5.7.1 Your network is blocked"] }, waits],
  ["a sender it does not know: our setting is wrong", { sender: [550, "5.7.1 Sender not allowed"] }, waits],
  ["a recipient it does not know yet", { recipient: [451, "4.7.1 Greylisted, try again"] }, waits],
  ["a server that carries no mail for us", { recipient: [550, "5.7.1 Relaying denied"] }, waits],
  ["one that says this in words alone", { recipient: [554, "Relay access denied"] }, waits],
  ["a letter that it postpones", { letter: [451, "4.3.0 Try again later"] }, waits],
  ["a letter that it takes for spam", { letter: [554, "5.7.1 Message looks like spam"] }, letterRefused],
  ["a mailbox that is full for good", { recipient: [552, "5.2.2 Over quota"] }, letterRefused],
  ["a mailbox that is not there", { recipient: [550, "5.1.1 No such user"] }, addressRefused],
  ["one of which this is said in words alone", { recipient: [550, "No such user here"] }, addressRefused],
  ["a mailbox that is closed", { recipient: [550, "5.2.1 Mailbox disabled"] }, addressRefused],
  ["a host that takes no mail", { recipient: [556, "5.1.10 Recipient has a null MX"] }, addressRefused],
] as const)("%s", async (_, refuses, expected) => {
  const server = await startMailServer({ refuses })
  expect(await deliver(server)).toMatchObject(expected)
  await server.stop()
})

test("an answer lost after the letter was handed over: it goes again, and is known by its id for the same", async () => {
  const gone = await startMailServer({ refuses: { letter: "hang up" } })
  expect(await deliver(gone)).toMatchObject(waits)
  await gone.stop()
  const back = await startMailServer()
  expect(await deliver(back)).toBe("sent")
  await back.stop()
  const [first, second] = await Promise.all(
    [gone, back].map(({ received }) => simpleParser(received[0]?.bytes ?? "")),
  )
  expect(first?.messageId).toBe(`<${letter.id}@rounds.example>`)
  expect(second?.messageId).toBe(first?.messageId)
})

test("a server that is not there is waited for", async () => {
  const server = await startMailServer()
  await server.stop()
  expect(await deliver(server)).toMatchObject(waits)
})
