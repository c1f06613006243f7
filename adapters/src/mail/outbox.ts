import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { createTransport } from "nodemailer"
import { messageOf, type Sender } from "./message.ts"
import { MailServerUnavailable, MailTransport, type Outgoing } from "./transport.ts"

/** Puts each letter into a folder as a file. What there is without a mail server: nothing leaves the machine. */
export const OutboxTransport = (folder: string, from: Sender): Layer.Layer<MailTransport> =>
  Layer.succeed(MailTransport, {
    name: "outbox",
    deliver: (letter) =>
      Effect.tryPromise({
        try: () => write(folder, letter, from),
        catch: (cause) =>
          new MailServerUnavailable({ reason: `the outbox cannot be written: ${codeOf(cause)}` }),
      }),
  })

/** The same letter has the same file name: a second try writes it again, not twice. */
const write = async (folder: string, letter: Outgoing, from: Sender): Promise<void> => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" })
  const { message } = await composer.sendMail(messageOf(letter, from))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${letter.at.toISOString().replaceAll(":", "-")}-${letter.id}.eml`
  // Whoever reads the folder sees a whole letter or none.
  const unfinished = join(folder, `.${name}`)
  await writeFile(unfinished, message, { mode: 0o600 })
  await rename(unfinished, join(folder, name))
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause ? String(cause.code) : "unknown reason"
