import { join } from "node:path"
import type { ReturnedMail, UndeliveredMail } from "@rounds/core/admin/operations.ts"
import type { Transactions } from "@rounds/core/kernel/atomically.ts"
import type { Ids } from "@rounds/core/kernel/ids.ts"
import type { Mailer } from "@rounds/core/mail/ports.ts"
import * as Layer from "effect/Layer"
import type { Router } from "express"
import type { Jobs } from "#jobs/jobs.ts"
import { JobWorker } from "#jobs/worker.ts"
import { senderIn } from "#mail/addresses.ts"
import { buryMail, deliverMail, mails, QueuedMailer, QueuedUndeliveredMail } from "#mail/mail-job.ts"
import { OutboxTransport } from "#mail/outbox.ts"
import { LoggedReturnedMail } from "#mail/returned.ts"
import { SmtpTransport } from "#mail/smtp.ts"
import { isLocal, mailViewer } from "#mail/viewer.ts"
import { MailStop, mailStop } from "#security/mail-stop.ts"
import { secretsOf } from "./secrets-of.ts"
import type { MailTransport } from "#mail/transport.ts"
import type { Sql } from "#postgres/client.ts"
import { type Configuration, InvalidSetting } from "./config.ts"

/** Where letters become files when there is no mail server. */
export const outboxFolder = ({ ROUNDS_DATA }: Pick<Configuration, "ROUNDS_DATA">): string =>
  join(ROUNDS_DATA, "outbox")

/** Where people write for help: the mailbox that is configured, or the page with the form. */
export const supportOf = (
  { SUPPORT_EMAIL }: Pick<Configuration, "SUPPORT_EMAIL">,
  publicUrl: string,
): string => SUPPORT_EMAIL ?? `${publicUrl}/contact`

/** How letters leave, as the configuration says: over SMTP, or into the outbox folder. */
const transportOf = (configuration: Configuration): Layer.Layer<MailTransport> => {
  const { SMTP_URL, MAIL_FROM } = configuration
  const from = MAIL_FROM === null ? null : senderIn(MAIL_FROM)
  if (SMTP_URL === null) {
    return OutboxTransport(
      outboxFolder(configuration),
      from ?? { name: "Rounds", address: "rounds@localhost" },
    )
  }
  if (from === null) {
    throw new InvalidSetting({ message: "MAIL_FROM: Expected a value, since SMTP_URL is set" })
  }
  return SmtpTransport(SMTP_URL, from)
}

/** The way of letters: written down with the fact they are about, carried by jobs. */
export const Mailing = (
  configuration: Configuration,
  publicUrl: string,
): Layer.Layer<
  Mailer | MailStop | MailTransport | UndeliveredMail | ReturnedMail,
  never,
  Sql | Transactions | Jobs | Ids
> =>
  Layer.mergeAll(QueuedMailer, QueuedUndeliveredMail, LoggedReturnedMail).pipe(
    Layer.provideMerge(Layer.sync(MailStop, () => mailStop({ ...secretsOf(configuration), publicUrl }))),
    Layer.provideMerge(transportOf(configuration)),
  )

/** The pages that show the outbox: only beside sample data, without a mail server, and on this machine. */
export const mailPages = (
  configuration: Configuration,
  publicUrl: string,
): { readonly pages: Router; readonly isShownTo: typeof isLocal } | null =>
  configuration.ROUNDS_DEMO === "on" && configuration.SMTP_URL === null && isOnThisMachine(publicUrl)
    ? { pages: mailViewer({ folder: outboxFolder(configuration), publicUrl }), isShownTo: isLocal }
    : null

const isOnThisMachine = (publicUrl: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(publicUrl).hostname)

export const mailQueues = [mails]

/** Hands letters over. */
export const MailWorker = Layer.merge(JobWorker([deliverMail]), JobWorker([buryMail]))
