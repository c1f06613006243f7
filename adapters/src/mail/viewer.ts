import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { escaped } from "@rounds/core/kernel/escaped.ts"
import express, { type Request, type RequestHandler, type Router } from "express"
import { simpleParser } from "mailparser"

interface ViewerOptions {
  /** The outbox folder. */
  readonly folder: string
  /** Links to the product itself can be followed; others stay text. */
  readonly publicUrl: string
}

/**
 * Pages that show the letters of the outbox, newest first. They hold other people's links, so they answer on this very
 * machine only: to a browser that runs here and was not sent on by a proxy.
 */
export const mailViewer = ({ folder, publicUrl }: ViewerOptions): Router => {
  const router = express.Router()
  router.use("/mail", localOnly)
  router.get("/mail", async (_request, response) => {
    response.type("html").send(listPage(await newest(folder)))
  })
  router.get("/mail/style.css", (_request, response) => {
    response.type("css").send(css)
  })
  router.get("/mail/:name", async (request, response, next) => {
    const mail = await read(folder, request.params.name)
    if (mail === null) return next()
    response.type("html").send(mailPage(request.params.name, mail, new URL(publicUrl).origin))
  })
  router.get("/mail/:name/html", async (request, response, next) => {
    const mail = await read(folder, request.params.name)
    if (mail === null) return next()
    // What a mail brings is only looked at: it runs nothing, loads nothing and sends nothing. Its styles are its own: in
    // attributes, and in one element for programs that are dark.
    response.setHeader(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
    )
    response.setHeader("x-frame-options", "SAMEORIGIN")
    response.type("html").send(mail.html)
  })
  return router
}

const thisMachine = new Set(["localhost", "127.0.0.1", "[::1]"])
const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"])

/** Whether a request comes from a browser on this machine. The host's name is looked at too: a foreign name may lead here. */
export const isLocal = ({ headers, socket }: Pick<Request, "headers" | "socket">): boolean => {
  const asked = `http://${headers.host ?? ""}`
  return (
    loopback.has(socket.remoteAddress ?? "") &&
    URL.canParse(asked) &&
    thisMachine.has(new URL(asked).hostname) &&
    headers["x-forwarded-for"] === undefined &&
    headers.forwarded === undefined
  )
}

const localOnly: RequestHandler = (request, response, next) => {
  if (!isLocal(request)) return next("router")
  response.setHeader("cache-control", "no-store")
  response.setHeader("referrer-policy", "no-referrer")
  next()
}

const SHOWN = 50
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f-]{36}\.eml$/

interface Mail {
  readonly to: string
  readonly subject: string
  readonly date: string
  readonly text: string
  readonly html: string
}

const newest = async (folder: string): Promise<ReadonlyArray<Mail & { readonly name: string }>> => {
  const files = await readdir(folder).catch(() => [])
  const names = files
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .slice(0, SHOWN)
  const mails = await Promise.all(names.map(async (name) => ({ name, mail: await read(folder, name) })))
  return mails.flatMap(({ name, mail }) => (mail === null ? [] : [{ name, ...mail }]))
}

const read = async (folder: string, name: string): Promise<Mail | null> => {
  if (!NAME.test(name)) return null
  const bytes = await readFile(join(folder, name)).catch(() => null)
  if (bytes === null) return null
  const { to, subject, date, text, html } = await simpleParser(bytes)
  return {
    to: [to ?? []]
      .flat()
      .map((list) => list.text)
      .join(", "),
    subject: subject ?? "",
    date: date === undefined ? "" : date.toISOString().replace("T", " ").slice(0, 16),
    text: text ?? "",
    html: html === false ? "" : html,
  }
}

const listPage = (mails: ReadonlyArray<Mail & { readonly name: string }>): string =>
  page(
    "Mail on this machine",
    `<p>No mail server is set up, so what Rounds would send is kept here. The newest ${SHOWN} are shown.</p>
    ${mails.length === 0 ? "<p>Nothing has been sent yet.</p>" : ""}
    <ul>${mails
      .map(
        ({ name, to, subject, date }) =>
          `<li><a href="/mail/${name}">${escaped(subject)}</a><br><small>To ${escaped(to)}, ${escaped(date)} UTC</small></li>`,
      )
      .join("")}</ul>`,
  )

const mailPage = (name: string, { to, subject, date, text }: Mail, origin: string): string =>
  page(
    subject,
    `<p><a href="/mail">All mail</a></p>
    <p><small>To ${escaped(to)}, ${escaped(date)} UTC</small></p>
    <pre>${withLinks(text, origin)}</pre>
    <h2>As a mail program shows it</h2>
    <iframe title="The mail as HTML" sandbox src="/mail/${name}/html"></iframe>`,
  )

/** Text as text; an address of the product itself can be followed. */
const withLinks = (text: string, origin: string): string =>
  text
    .split(/(\s+)/)
    .map((word) =>
      word.startsWith(`${origin}/`) ? `<a href="${escaped(word)}">${escaped(word)}</a>` : escaped(word),
    )
    .join("")

const css = `
:root { color-scheme: light dark }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif }
h1 { font-size: 1.4rem } h2 { font-size: 1rem; margin-top: 2rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
li { margin-bottom: .75rem } ul { padding-left: 1.2rem }
iframe { width: 100%; height: 24rem; border: 1px solid #888; background: #fff; color-scheme: light }
`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><link rel="stylesheet" href="/mail/style.css"></head><body><h1>${escaped(title)}</h1>${body}</body></html>`
