import { randomUUID } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Puts each mail into a folder as a file. What there is without a mail server: nothing leaves the machine. */
export const outbox =
  (folder: string) =>
  async ({ to, subject, text }: Mail): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const written = new Date().toISOString()
    const name = `${written.replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`
    const head = [`To: ${oneLine(to)}`, `Subject: ${oneLine(subject)}`, `Date: ${new Date().toUTCString()}`]
    await writeFile(join(folder, name), `${head.join("\r\n")}\r\n\r\n${text}`, { mode: 0o600 })
  }

/** A header cannot be continued by what a user typed. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, " ")
