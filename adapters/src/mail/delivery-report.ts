import { simpleParser } from "mailparser"
import { isGone, isNoMailbox, withoutAddresses } from "./smtp-reply.ts"

/** What a mail server reports of one recipient, after it had taken the letter. */
export interface Report {
  /** "permanent": given up, and told that it will always be so; "passing": late, or given up for now. */
  readonly fate: "permanent" | "passing"
  /** The recipient's mailbox is not there, whatever the letter. */
  readonly isAboutAddress: boolean
  /** Status and the server's words, without any address. */
  readonly reason: string
}

/** A delivery-status message. `letter`: the id that the letter it speaks of carried as its Message-ID. */
export interface DeliveryReport {
  readonly letter: string
  readonly reports: ReadonlyArray<Report>
}

/** The mail itself comes back in one of these, whole or by its headers. */
const RETURNED = new Set([
  "message/rfc822",
  "text/rfc822-headers",
  "message/rfc822-headers",
  "message/global",
  "message/global-headers",
])
const STATUS = new Set(["message/delivery-status", "message/global-delivery-status"])

/** Recipients of a report that are looked at; a letter of ours has one. */
const RECIPIENTS = 20

/**
 * Reads a message as a delivery status (RFC 3464, and RFC 6533 for addresses beyond ASCII). Null when it is none, or when
 * what comes back with it carries no Message-ID of the shape of ours. Addresses in it are never given: anyone can write one.
 */
export const readDeliveryReport = async (bytes: Uint8Array): Promise<DeliveryReport | null> => {
  const mail = await simpleParser(Buffer.from(bytes), {
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
  })
  const type = mail.headers.get("content-type")
  const kind = typeof type === "object" && "value" in type ? type.value : ""
  const isReport = typeof kind === "string" && kind.toLowerCase() === "multipart/report"
  if (!isReport) return null
  const part = (types: ReadonlySet<string>) =>
    mail.attachments.find(({ contentType }) => types.has(contentType.toLowerCase()))?.content.toString("utf8")
  const [status, returned] = [part(STATUS), part(RETURNED)]
  const [headers] = returned === undefined ? [] : groupsOf(returned)
  const letter = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^<>\s]{1,255}>$/.exec(
    headers?.get("message-id") ?? "",
  )?.[1]
  if (status === undefined || letter === undefined) return null
  // The first group is about the message, each further one about a recipient.
  const reports = groupsOf(status)
    .slice(1, 1 + RECIPIENTS)
    .flatMap((fields) => reportOf(fields) ?? [])
  return { letter, reports }
}

type Fields = ReadonlyMap<string, string>

/** Groups of header fields, parted by empty lines; a line that begins with a blank goes on the one before. */
const groupsOf = (text: string): ReadonlyArray<Fields> =>
  text
    .replaceAll("\r\n", "\n")
    .replaceAll(/\n[ \t]+/g, " ")
    .split(/\n{2,}/)
    .map((group) => {
      const fields = new Map<string, string>()
      for (const line of group.split("\n")) {
        const colon = line.indexOf(":")
        const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
        // Of a field that stands twice the first counts.
        if (name !== "" && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
      }
      return fields
    })
    .filter((fields) => fields.size > 0)

const reportOf = (fields: Fields): Report | null => {
  const action = fields.get("action")?.toLowerCase() ?? ""
  if (action !== "failed" && action !== "delayed") return null
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get("status") ?? "")?.[0] ?? ""
  const said = (fields.get("diagnostic-code") ?? "").replace(/^\s*[\w-]+\s*;\s*/, "")
  const isPermanent = action === "failed" && status.startsWith("5.")
  return {
    fate: isPermanent ? "permanent" : "passing",
    // Some servers say 5.0.0 of everything, and what is meant in the words of the server that refused.
    isAboutAddress: isPermanent && (isGone(status) || (status === "5.0.0" && isNoMailbox(said))),
    reason: withoutAddresses(["returned", status, said].filter((part) => part !== "").join(": ")),
  }
}
