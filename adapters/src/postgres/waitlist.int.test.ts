import type { Letter } from "@rounds/core/mail/letter.ts"
import { Mailer } from "@rounds/core/mail/ports.ts"
import { Waitlist } from "@rounds/core/plan/ports.ts"
import { KeptLetters } from "@rounds/core/testing/kept-letters.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { beforeEach, expect, test } from "vitest"
import { testDatabase } from "#testing/database.ts"
import { PostgresClient } from "./client.ts"
import { tellWaitlist } from "./waitlist-telling.ts"
import { PostgresWaitlist } from "./waitlist.ts"

const mails: Array<Letter> = []
const waitlist = PostgresWaitlist({ publicUrl: "https://rounds.example" }).pipe(
  Layer.provide(KeptLetters(mails)),
  Layer.provideMerge(PostgresClient(await testDatabase(), 2)),
)

const run = <A>(work: Effect.Effect<A, never, Waitlist>) =>
  work.pipe(Effect.provide(Layer.merge(waitlist, TestClock.layer())), Effect.runPromise)
const ask = (email: string) => Waitlist.use((list) => list.ask(email, "turkish"))
const confirm = (token: string) => Waitlist.use((list) => list.confirm(token))
const tokens = () => mails.map(({ link }) => /waitlist=([\w-]{43})$/.exec(link?.url ?? "")?.[1] ?? "none")

beforeEach(() => mails.splice(0))

test("an address is asked to confirm by one e-mail, however often the form is sent within ten minutes", async () => {
  await run(
    Effect.forEach(["Ada@Example.org ", "ada@example.org", "ADA@example.org"], ask, { concurrency: 3 }),
  )
  expect(mails.map(({ to, language }) => [to, language])).toEqual([["ada@example.org", "turkish"]])
  await run(Effect.andThen(TestClock.adjust("11 minutes"), ask("ada@example.org")))
  expect(mails).toHaveLength(2)
})

test("the aliases of one mailbox are one place, and one e-mail", async () => {
  const aliases = ["mia+1@example.org", "mia+2@example.org", "mia@example.org"]
  const dotted = ["j.o.y@gmail.com", "joy+x@googlemail.com", "joy@gmail.com"]
  await run(Effect.forEach([...aliases, ...dotted], ask, { concurrency: 6 }))
  expect(mails).toHaveLength(2)
  await run(Effect.andThen(TestClock.adjust("11 minutes"), ask("mia+3@example.org")))
  expect(mails.at(-1)?.to).toBe("mia+3@example.org")
})

test("the link confirms, also a second time; a newer e-mail takes its place; no other token does", async () => {
  await run(ask("eva@example.org"))
  await run(Effect.andThen(TestClock.adjust("11 minutes"), ask("eva@example.org")))
  const [older = "", newer = ""] = tokens()
  expect(await run(confirm(older))).toBe(false)
  expect(await run(confirm("0".repeat(43)))).toBe(false)
  expect([await run(confirm(newer)), await run(confirm(newer))]).toEqual([true, true])
})

test("when the plan is on sale every confirmed address is told once, also after a kill in between", async () => {
  await run(ask("unsure@example.org"))
  const tell = tellWaitlist("https://rounds.example")
  // The addresses that the tests before this one confirmed.
  const killed = Effect.provideService(tell, Mailer, {
    send: () => Effect.die(new Error("killed")),
    languageOf: () => Effect.succeed("english"),
    carrier: "outbox",
    htmlOf: () => "",
  })
  expect((await Effect.runPromise(Effect.exit(Effect.provide(killed, waitlist))))._tag).toBe("Failure")
  mails.splice(0)
  const [first, second] = await Effect.runPromise(
    Effect.all([tell, tell], { concurrency: 2 }).pipe(
      Effect.provide(Layer.merge(waitlist, KeptLetters(mails))),
    ),
  )
  expect(first + second).toBe(mails.length)
  expect(mails.map(({ to, kind, language }) => [kind, to, language])).toEqual([
    ["professional_on_sale", "eva@example.org", "turkish"],
  ])
  expect(await Effect.runPromise(Effect.provide(tell, Layer.merge(waitlist, KeptLetters(mails))))).toBe(0)
})

test("who has confirmed is not written to again by the form", async () => {
  await run(ask("noor@example.org"))
  const [token = ""] = tokens()
  await run(confirm(token))
  await run(Effect.andThen(TestClock.adjust("1 day"), ask("noor@example.org")))
  expect(mails).toHaveLength(1)
  expect(await run(confirm(token))).toBe(true)
})

test("both letters carry the one link that gives the place up, and it does so for good", async () => {
  await run(ask("kim@example.org"))
  const [token = ""] = tokens()
  await run(confirm(token))
  await Effect.runPromise(
    Effect.provide(tellWaitlist("https://rounds.example"), Layer.merge(waitlist, KeptLetters(mails))),
  )
  const own = mails.filter(({ to }) => to === "kim@example.org")
  expect(own.map(({ kind, stop }) => `${kind} ${stop}`)).toEqual([
    "confirm_waitlist waitlist",
    "professional_on_sale waitlist",
  ])
  const [place = "", other] = own.map(({ stopFor }) => stopFor)
  expect(other).toBe(place)
  expect(await run(Waitlist.use((list) => list.addressOf(place)))).toEqual({
    email: "kim@example.org",
    language: "turkish",
  })
  const leave = Waitlist.use((list) => list.leave(place))
  await run(Effect.andThen(leave, leave))
  expect(await run(Waitlist.use((list) => list.addressOf(place)))).toBeNull()
  expect(await run(confirm(token))).toBe(false)
})
