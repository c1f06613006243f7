import { UndeliveredMail } from "@rounds/core/admin/operations.ts"
import { Mailer } from "@rounds/core/mail/ports.ts"
import { atomically, type Transactions } from "@rounds/core/kernel/atomically.ts"
import { Ids } from "@rounds/core/kernel/ids.ts"
import { wellFormed } from "@rounds/core/kernel/well-formed.ts"
import { usualLanguage } from "@rounds/core/language/names.ts"
import { asEdited } from "@rounds/core/mail/edit-template.ts"
import type { Letter } from "@rounds/core/mail/letter.ts"
import { Language } from "@rounds/core/script/settings.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { Jobs } from "#jobs/jobs.ts"
import type { Job, Queue } from "#jobs/queue.ts"
import type { Sql } from "#postgres/client.ts"
import { noteHappening } from "#postgres/happenings.ts"
import {
  clearRefused,
  isRefusedAddress,
  languageOfAddress,
  markRefused,
  noteTry,
  requeueLetter,
  settleLetter,
  storeLetter,
  waitingLetter,
} from "#postgres/mail-log.ts"
import { findTemplate } from "#postgres/templates.ts"
import { MailStop } from "#security/mail-stop.ts"
import { isAddress } from "./addresses.ts"
import { htmlOf } from "./render.ts"
import { LetterRefused, MailTransport, type Outgoing } from "./transport.ts"

/** A letter is tried again after 15, 30, 60, ... seconds, for about eight hours; then it counts as failed. */
export const mails: Queue = {
  name: "mail",
  retries: 11,
  retryDelaySeconds: 15,
  expireSeconds: 90,
  schedule: null,
}

/** The mailer: a letter is a row and a job, stored together with the fact that it is about. */
export const QueuedMailer: Layer.Layer<
  Mailer,
  never,
  Sql | Transactions | Jobs | Ids | MailStop | MailTransport
> = Layer.effect(
  Mailer,
  Effect.gen(function* () {
    const context = yield* Effect.context<Sql | Transactions | Jobs | Ids | MailStop>()
    const { name: carrier } = yield* MailTransport
    return {
      carrier,
      htmlOf: (letter) => htmlOf(letter, null),
      send: (letter) => enqueue(letter).pipe(Effect.provideContext(context)),
      languageOf: (address, otherwise) =>
        languageOfAddress(address).pipe(
          Effect.map((language) => (isLanguage(language) ? language : (otherwise ?? usualLanguage))),
          Effect.provideContext(context),
        ),
    }
  }),
)

const isLanguage = Schema.is(Language)

const enqueue = Effect.fn("send letter")(function* (given: Letter) {
  const { language = usualLanguage } = given
  const letter = asEdited(given, yield* findTemplate(given.kind, language))
  // Mail of its kind is switched off.
  if (letter === null) return
  const id = letter.id ?? (yield* Ids.use(({ next }) => next))
  const now = DateTime.toDate(yield* DateTime.now)
  const { addressFor } = yield* MailStop
  const { userId, stop, stopFor = userId } = letter
  const stopUrl = stopFor === null || stop === undefined ? undefined : addressFor({ of: stopFor, what: stop })
  const isPaused = userId !== null && (yield* isRefusedAddress(userId, letter.to))
  yield* atomically(
    Effect.andThen(
      storeLetter(
        id,
        { ...letter, to: wellFormed(letter.to), subject: wellFormed(letter.subject), stopUrl },
        now,
      ),
      Effect.gen(function* () {
        if (isPaused) return yield* settleLetter(id, paused, now)
        yield* Jobs.use((jobs) => jobs.send(mails, { id }, { key: id }))
      }),
    ),
  )
})

const paused = {
  status: "refused",
  transport: null,
  error: "paused: the mail server refused this address before",
  tried: false,
} as const

const idIn = (data: unknown): string =>
  typeof data === "object" && data !== null && "id" in data ? String(data.id) : ""

/** Libraries read lists and names in an address; a letter goes to one mailbox or nowhere. */
const handOver = (letter: Outgoing) =>
  isAddress(letter.to)
    ? MailTransport.use((transport) => transport.deliver(letter))
    : Effect.fail(new LetterRefused({ reason: "the recipient is not one address", isAboutAddress: false }))

/** Whoever has the address hears of it in the app: mail cannot say it. */
export const tellRefused = Effect.fnUntraced(function* (address: string, letter: string) {
  const accounts = yield* markRefused(address)
  yield* Effect.forEach(accounts, (id) => noteHappening(id, { _tag: "AddressRefused", letter }))
})

/** The job: hands a letter over, once. It holds no connection while the mail server answers. */
export const deliverMail = {
  queue: mails,
  handle: ({ data }: Job) =>
    Effect.gen(function* () {
      const id = idIn(data)
      const letter = yield* waitingLetter(id)
      if (letter === null) return
      const transport = yield* MailTransport
      const closeLetter = (status: "sent" | "refused", error: string | null) =>
        Effect.flatMap(DateTime.now, (now) =>
          settleLetter(id, { status, transport: transport.name, error, tried: true }, DateTime.toDate(now)),
        )
      yield* handOver({ ...letter, id, at: letter.queuedAt }).pipe(
        Effect.andThen(closeLetter("sent", null)),
        Effect.andThen(clearRefused(letter.to)),
        Effect.catchTag("LetterRefused", ({ reason, isAboutAddress }) =>
          closeLetter("refused", reason).pipe(
            Effect.andThen(isAboutAddress ? tellRefused(letter.to, id) : Effect.void),
            atomically,
            Effect.andThen(Effect.logWarning(`mail ${id} refused: ${reason}`)),
          ),
        ),
        Effect.tapError(({ reason }) => noteTry(id, reason)),
      )
    }),
}

/** What is left of a letter that was tried in vain. */
export const buryMail = {
  queue: { ...mails, name: `${mails.name}-dead`, retries: 3 },
  handle: ({ data }: Job) =>
    Effect.flatMap(DateTime.now, (now) =>
      settleLetter(
        idIn(data),
        { status: "failed", transport: null, error: null, tried: false },
        DateTime.toDate(now),
      ),
    ),
}

/** Puts a letter back on its way: the row and its job are one. */
export const QueuedUndeliveredMail: Layer.Layer<UndeliveredMail, never, Sql | Transactions | Jobs> =
  Layer.effect(
    UndeliveredMail,
    Effect.map(Effect.context<Sql | Transactions | Jobs>(), (context) => ({
      sendAgain: (id) =>
        Effect.gen(function* () {
          const isBack = yield* requeueLetter(id)
          if (isBack) yield* Jobs.use((jobs) => jobs.send(mails, { id }, { key: id }))
          return isBack
        }).pipe(atomically, Effect.provideContext(context)),
    })),
  )
