import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { createTransport } from "nodemailer"
import type SMTPConnection from "nodemailer/lib/smtp-connection"
import { messageOf, type Sender } from "./message.ts"
import { isNoMailbox, isPolicy, withoutAddresses } from "./smtp-reply.ts"
import { LetterRefused, MailServerUnavailable, MailTransport } from "./transport.ts"

/** Sends letters over SMTP. A password never travels unencrypted, except to this very machine. */
export const SmtpTransport = (url: Redacted.Redacted<string>, from: Sender): Layer.Layer<MailTransport> =>
  Layer.sync(MailTransport, () => {
    const server = createTransport(serverOf(new URL(Redacted.value(url))))
    return {
      name: "smtp",
      deliver: (letter) =>
        Effect.tryPromise({
          try: () => server.sendMail(messageOf(letter, from)),
          catch: faultOf,
        }),
    }
  })

const serverOf = (url: URL): SMTPConnection.Options => {
  const secure = url.protocol === "smtps:"
  const user = decodeURIComponent(url.username)
  const here = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname)
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ""),
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: user !== "" && !here,
    // A certificate of this machine for itself is nobody's concern.
    ...(here ? { tls: { rejectUnauthorized: false } } : {}),
    ...(user === "" ? {} : { auth: { user, pass: decodeURIComponent(url.password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
  }
}

/**
 * A reply of 5xx about this letter or its recipient is final; whatever else happens may be different later. A sender that
 * is not allowed, or a server that carries no mail for us, is a setting of ours: letters wait until it is right.
 */
const faultOf = (cause: unknown): LetterRefused | MailServerUnavailable => {
  const { code, responseCode, response, command } = detailsOf(cause)
  const reason = withoutAddresses([code, response].filter((part) => part !== "").join(": "))
  const aboutLetter = code === "EENVELOPE" || code === "EMESSAGE"
  const isFinal = aboutLetter && (responseCode === null || responseCode >= 500)
  const isOurs = command === "MAIL FROM" || (command === "RCPT TO" && isPolicy(response))
  if (!isFinal || isOurs) return new MailServerUnavailable({ reason })
  return new LetterRefused({ reason, isAboutAddress: command === "RCPT TO" && isNoMailbox(response) })
}

const detailsOf = (cause: unknown) => {
  const { code, responseCode, response, command } = Object(cause)
  return {
    code: typeof code === "string" ? code : "unknown fault",
    responseCode: typeof responseCode === "number" ? responseCode : null,
    response: typeof response === "string" ? response : "",
    command: typeof command === "string" ? command : "",
  }
}
