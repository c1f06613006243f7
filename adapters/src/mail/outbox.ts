import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { createTransport } from "nodemailer"
import { messageOf, type Sender } from "./message.ts"
import { MailServerUnavailable, MailTransport, type Outgoing } from "./transport.ts"

/** As long as the words of a letter that could not leave. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1_000

/**
 * Puts each letter into a folder as a file. What there is without a mail server: nothing leaves the machine. Letters of
 * more than 14 days go with the next one.
 */
export const OutboxTransport = (folder: string, from: Sender): Layer.Layer<MailTransport> =>
  Layer.sync(MailTransport, () => {
    const forget = forgettingNowAndThen(folder)
    return {
      name: "outbox",
      deliver: (letter) =>
        Effect.tryPromise({
          try: () => write(folder, letter, from).then(forget),
          catch: (cause) =>
            new MailServerUnavailable({ reason: `the outbox cannot be written: ${codeOf(cause)}` }),
        }),
    }
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

const HOUR_MS = 60 * 60 * 1_000

/** The folder is looked through once an hour at most, however many letters come. */
const forgettingNowAndThen = (folder: string) => {
  let lookedAt = -HOUR_MS
  return async (): Promise<void> => {
    if (performance.now() - lookedAt < HOUR_MS) return
    lookedAt = performance.now()
    await forgetOld(folder)
  }
}

const forgetOld = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".eml")) continue
    const file = join(folder, name)
    // Another process may have been faster.
    const written = (await stat(file).catch(() => null))?.mtimeMs ?? Date.now()
    if (written < Date.now() - KEPT_MS) await rm(file, { force: true })
  }
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause ? String(cause.code) : "unknown reason"
