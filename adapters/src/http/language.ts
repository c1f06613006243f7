import { languages, names, usualLanguage } from "@rounds/core/language/names.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import type { Request, RequestHandler, Response } from "express"

/** Remembers the language that somebody chose: its tag. The switch in the browser writes it, so a script can read it. */
const COOKIE = "language"
const YEAR_MILLIS = 31_536_000_000

/** The language of a tag, `en` or `tr`. */
export const languageOfTag = (tag: unknown): Language | undefined =>
  languages.find((language) => names[language].tag === tag)

const chosenIn = (cookies: string | undefined): Language | undefined =>
  languageOfTag(/(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookies ?? "")?.[1])

/** What was chosen, else the first language of the browser that is offered, else the usual one. */
const wantedBy = (request: Request, offered: ReadonlyArray<Language>): Language => {
  const chosen = chosenIn(request.headers.cookie)
  if (chosen !== undefined && offered.includes(chosen)) return chosen
  const tag = request.acceptsLanguages(offered.map((language) => names[language].tag))
  return languageOfTag(tag) ?? usualLanguage
}

const found = new WeakMap<Response, Language>()

/** Finds out for each request in which of the offered languages it is answered. */
export const speak =
  (offered: ReadonlyArray<Language>): RequestHandler =>
  (request, response, next) => {
    found.set(response, wantedBy(request, offered))
    next()
  }

/** The language that an answer is written in. */
export const languageOf = (response: Response): Language => found.get(response) ?? usualLanguage

/** Keeps a choice in the browser, as the switch of the screens does. */
export const keepLanguage = (response: Response, language: Language, publicUrl: string): void => {
  response.cookie(COOKIE, names[language].tag, {
    maxAge: YEAR_MILLIS,
    path: "/",
    sameSite: "lax",
    secure: publicUrl.startsWith("https:"),
  })
}
