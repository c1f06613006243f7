import { Accounts } from "@rounds/core/account/ports.ts"
import { NotFound } from "@rounds/core/contract/door.ts"
import { letterWords } from "@rounds/core/language/letters.ts"
import { names } from "@rounds/core/language/names.ts"
import { escaped } from "@rounds/core/kernel/escaped.ts"
import { Mailer } from "@rounds/core/mail/ports.ts"
import { Waitlist } from "@rounds/core/plan/ports.ts"
import { stopMail } from "@rounds/core/notification/stop-mail.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import express, { type Request, type RequestHandler, type Response, type Router } from "express"
import { MailStop, type Stop } from "#security/mail-stop.ts"
import type { AppOptions } from "./app.ts"
import { languageOf } from "./language.ts"
import type { Ports } from "./ports.ts"

type Run = AppOptions["run"]

/**
 * The page behind a mail's "no more mail like this": opening it asks, pressing ends it, and a mail program that presses by
 * itself (RFC 8058) needs neither a cookie nor a page. The link's signature says whom it is for.
 */
export const unsubscribePages = (run: Run, counted: RequestHandler): Router => {
  const router = express.Router()
  router.use("/unsubscribe", counted)
  router.get("/unsubscribe/style.css", (_request, response) => void response.type("css").send(css))
  router.get("/unsubscribe/:token", (request, response) => answer(run, request, response, asking))
  router.post("/unsubscribe/:token", (request, response) => answer(run, request, response, ending))
  return router
}

const asking = (stop: Stop, ofPage: Language) =>
  Effect.map(languageFor(stop, ofPage), (language) => {
    const words = letterWords[language].stopping
    return page(
      language,
      words.title,
      `<p>${escaped(words.asks[stop.what])}</p><form method="post"><button>${escaped(words.press)}</button></form>`,
    )
  })

const ending = (stop: Stop, ofPage: Language) =>
  Effect.gen(function* () {
    const language = yield* languageFor(stop, ofPage)
    const words = letterWords[language].stopping
    if (stop.what === "waitlist") {
      yield* Waitlist.use((waitlist) => waitlist.leave(stop.of))
      return page(language, words.offTheList, `<p>${escaped(words.offTheListMeans)}</p>`)
    }
    yield* stopMail(stop.of, stop.what)
    return page(
      language,
      words.done,
      `<p>${escaped(words.whatStays)}</p><p><a href="/profile#notifications">${escaped(words.choose)}</a></p>`,
    )
  })

/** An account that is gone gets no mail any more; a place that was given up is given up again. */
const languageFor = ({ of, what }: Stop, ofPage: Language) =>
  Effect.gen(function* () {
    if (what === "waitlist") {
      const place = yield* Waitlist.use((waitlist) => waitlist.addressOf(of))
      if (place === null) return ofPage
      return yield* Mailer.use((mailer) => mailer.languageOf(place.email, place.language ?? ofPage))
    }
    const account = yield* Accounts.use((accounts) => accounts.byId(of))
    if (account === null) return yield* new NotFound()
    return account.language ?? ofPage
  })

const answer = async (
  run: Run,
  request: Request,
  response: Response,
  act: (stop: Stop, ofPage: Language) => Effect.Effect<string, NotFound, Ports>,
): Promise<void> => {
  const ofPage = languageOf(response)
  const work = Effect.gen(function* () {
    const { read } = yield* MailStop
    const stop = read(String(request.params["token"]))
    return stop === null ? yield* new NotFound() : yield* act(stop, ofPage)
  })
  const exit = await run(work, new AbortController().signal)
  response.setHeader("cache-control", "no-store").setHeader("referrer-policy", "no-referrer")
  if (Exit.isSuccess(exit)) return void response.type("html").send(exit.value)
  const { title, invalid } = letterWords[ofPage].stopping
  const isUnknown = Exit.hasFails(exit)
  response
    .status(isUnknown ? 404 : 503)
    .type("html")
    .send(page(ofPage, title, `<p>${escaped(invalid)}</p>`))
}

const css = `
:root { color-scheme: light dark }
body { max-width: 34rem; margin: 3rem auto; padding: 0 1.25rem; font: 1rem/1.6 system-ui, sans-serif }
h1 { font-size: 1.4rem; line-height: 1.3 }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: .5rem; background: #0b6b5d; color: #fff; font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible, a:focus-visible { outline: 3px solid #4aa3ff; outline-offset: 2px }
a { color: inherit }
`

const page = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${names[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(title)} · Rounds</title><link rel="stylesheet" href="/unsubscribe/style.css"></head>
<body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`
