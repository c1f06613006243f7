import { textOf } from "@rounds/core/mail/body.ts"
import type { SendMailOptions } from "nodemailer"
import { htmlOf } from "./render.ts"
import type { Outgoing } from "./transport.ts"

/** Who letters come from: an address, with or without a name. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/**
 * The message as the library takes it. Addresses are given as objects, so that nothing in them is read as a list, and
 * headers are one line each, whatever was typed.
 */
export const messageOf = (letter: Outgoing, from: Sender): SendMailOptions => {
  const to = oneLine(letter.to)
  const { stopUrl = null } = letter
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: "", address: to },
    envelope: { from: from.address, to: [to] },
    subject: oneLine(letter.subject),
    date: letter.at,
    messageId: `<${letter.id}@${from.address.split("@")[1] ?? "localhost"}>`,
    text: textOf(letter, stopUrl),
    html: htmlOf(letter, stopUrl),
    headers: {
      "Auto-Submitted": "auto-generated",
      // RFC 8058: mail programs end such mail with one press, without opening a page.
      ...(stopUrl === null
        ? {}
        : { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim()
