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

/** What was chosen, else the first language of the browser that is offered; null when neither says one. */
const saidBy = (request: Request, offered: ReadonlyArray<Language>): Language | null => {
  const chosen = chosenIn(request.headers.cookie)
  if (chosen !== undefined && offered.includes(chosen)) return chosen
  if ((request.headers["accept-language"] ?? "*") === "*") return null
  const tag = request.acceptsLanguages(offered.map((language) => names[language].tag))
  return languageOfTag(tag) ?? null
}

/** What is known of the language of an answer. */
interface Spoken {
  readonly offered: ReadonlyArray<Language>
  /** What the browser says. */
  readonly said: Language | null
  /** What the account of whoever asks says: it goes first. */
  readonly ofAccount: Language | null
}

const found = new WeakMap<Response, Spoken>()

const spokenIn = (response: Response | undefined): Spoken | undefined =>
  response === undefined ? undefined : found.get(response)

/** Finds out for each request in which of the offered languages it is answered. */
export const speak =
  (offered: ReadonlyArray<Language>): RequestHandler =>
  (request, response, next) => {
    found.set(response, { offered, said: saidBy(request, offered), ofAccount: null })
    next()
  }

/** Which language the browser of a request says; null when it says none. */
export const languageSaid = (request: Request): Language | null => spokenIn(request.res)?.said ?? null

/** From here on a request is answered in the language of the account behind it. */
export const speakAs = (request: Request, ofAccount: Language | null): void => {
  const spoken = spokenIn(request.res)
  if (request.res === undefined || spoken === undefined) return
  if (ofAccount === null || spoken.offered.includes(ofAccount))
    found.set(request.res, { ...spoken, ofAccount })
}

/** The language that an answer is written in: of the account, else what the browser says, else the usual one. */
export const languageOf = (response: Response | undefined): Language => {
  const spoken = spokenIn(response)
  return spoken?.ofAccount ?? spoken?.said ?? usualLanguage
}

/** Brings an account's language to a browser that says another: signed out, its screens stay the same. */
export const bringLanguage = (response: Response, publicUrl: string): void => {
  const spoken = spokenIn(response)
  if (spoken === undefined || spoken.ofAccount === null) return
  if (spoken.ofAccount !== (spoken.said ?? usualLanguage)) keepLanguage(response, spoken.ofAccount, publicUrl)
}

/** Keeps a choice in the browser. */
export const keepLanguage = (response: Response, language: Language, publicUrl: string): void => {
  response.cookie(COOKIE, names[language].tag, {
    maxAge: YEAR_MILLIS,
    path: "/",
    sameSite: "lax",
    secure: publicUrl.startsWith("https:"),
  })
}
