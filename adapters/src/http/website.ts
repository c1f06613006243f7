import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { NotFound } from "@rounds/core/contract/door.ts"
import { languages, usualLanguage } from "@rounds/core/language/names.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import type { Request, RequestHandler, Response, Router } from "express"
import { bringLanguage, keepLanguage, languageOf, languageOfTag } from "./language.ts"
import { type FirstLoad, wordsOfNow } from "./pages-of-now.ts"
import {
  alternatesOf,
  type FirstPage,
  headOf,
  mountForRobots,
  nobodysHead,
  type PublicPages,
} from "./public-pages.ts"
import {
  awayPage,
  pathOfTopic,
  slugOf,
  type TopicAnswer,
  topicLoad,
  topicPage,
  type TopicPages,
} from "./topic-pages.ts"
import { toldWords } from "#language/told.ts"
import { isUnchanged, withData, withNonce } from "./page-answer.ts"
import { nonceOf } from "./security-headers.ts"
import expressStaticGzip from "express-static-gzip"

/** What the documents of the screens are made of in one language. */
export interface Documents {
  /** Text of index.html. */
  readonly page: string
  /** Heading of a screen by its first path part, as HTML: it stands in the page before any script has run. */
  readonly headings: { readonly [path: string]: string }
  /** Pages for everybody by their paths, search engines and readers without scripts included. */
  readonly pages: PublicPages
  /** What stands where there is no screen. */
  readonly lost: FirstPage
}

/** The built screens, with the documents of the usual language; `folder` holds hashed assets and their .br and .gz. */
export interface Website extends Documents {
  readonly folder: string
  /** Documents in the other languages that the screens are built in. */
  readonly beside: { readonly [L in Language]?: Documents }
  /** Paths of all screens as the screens' own router knows them; `$name` is any one part. */
  readonly screens: ReadonlyArray<string>
}

/** A language beside the usual one has its documents in a folder of its name. */
export const openWebsite = (folder: string): Website | null => {
  const usual = documentsIn(folder)
  if (usual === null) return null
  const beside = languages.flatMap((language) => {
    const documents = language === usualLanguage ? null : documentsIn(join(folder, language))
    return documents === null ? [] : [[language, documents] as const]
  })
  return {
    ...usual,
    folder,
    beside: Object.fromEntries(beside),
    screens: read(folder, "screens.json", []),
  }
}

/** The languages that somebody may choose from, the usual one first. */
export const languagesOf = ({ beside }: Website): ReadonlyArray<Language> => [
  usualLanguage,
  ...languages.filter((language) => beside[language] !== undefined),
]

const documentsIn = (folder: string): Documents | null =>
  existsSync(join(folder, "index.html"))
    ? {
        page: readFileSync(join(folder, "index.html"), "utf8"),
        headings: read(folder, "headings.json", {}),
        pages: read(folder, "pages.json", {}),
        lost: read(folder, "lost.json", { head: nobodysHead, html: "" }),
      }
    : null

/** A list that the build of the screens has written; it has the shape that the build gives it. */
const read = <T>(folder: string, name: string, otherwise: T): T => {
  const file = join(folder, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : otherwise
}

/** What a screen says where there is no script. */
const asksForScript = /<noscript>[^<]*<\/noscript>/

/** Pages that say everything without a script, beside those of topics. */
const readWithoutScript = new Set(["/", "/guest-preview"])

/** The page with what stands in it before any script: a public page whole, of other screens the heading. */
const filled = (
  website: Website,
  language: Language,
  path: string,
  publicUrl: string,
  data: FirstLoad,
  topic: TopicAnswer | null,
): string => {
  const { page, headings, pages: built, lost } = website.beside[language] ?? website
  const pages =
    topic === "down"
      ? { ...built, [path]: awayPage(language) }
      : topic !== null && typeof topic === "object"
        ? { ...built, [path]: topicPage(topic, language) }
        : built
  if (!isScreen(website.screens, path) || topic === "unknown")
    return page.replace("<!--head-->", () => lost.head).replace("<!--shell-->", () => lost.html)
  const known = pages[path]
  const reads = topic !== null || readWithoutScript.has(path)
  return (
    reads
      ? page.replace(asksForScript, () => `<noscript>${toldWords[language].withoutScript}</noscript>`)
      : page
  )
    .replace("<!--head-->", () =>
      known === undefined
        ? headOf(pages, path, publicUrl, language)
        : headOf(pages, path, publicUrl, language) + alternatesOf(languagesOf(website), path, publicUrl),
    )
    .replace("<!--shell-->", () =>
      known === undefined
        ? (headings[`/${path.split("/")[1] ?? ""}`] ?? "")
        : `${known.html}${wordsOfNow(path, data, language)}`,
    )
}

const YEAR_SECONDS = 31_536_000

/** Files as they are; hashed ones for ever. Every other path is a screen of the app. */
export const mountWebsite = (
  router: Router,
  website: Website,
  publicUrl: string,
  counted: RequestHandler,
  firstLoad: (request: Request) => Promise<FirstLoad>,
  choose: (request: Request, language: Language) => Promise<void>,
  topics: TopicPages,
): void => {
  const { folder } = website
  router.use(
    expressStaticGzip(folder, {
      index: false,
      enableBrotli: true,
      orderPreference: ["br", "gz"],
      serveStatic: {
        setHeaders: (response, path) => {
          const lasting = path.includes(`${folder}/assets/`)
          response.setHeader(
            "cache-control",
            lasting ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
          )
        },
      },
    }),
  )
  // A browser that holds an old page asks for files that are gone; HTML would be no answer to that.
  router.use("/assets", () => {
    throw new NotFound()
  })
  mountForRobots(router, website.pages, publicUrl, topics.all)
  // Sign-in has one page; deeper addresses (a provider's own steps, old links) lead to it with what they carry.
  router.get("/auth/{*step}", (request: Request, response: Response, next) => {
    if (isScreen(website.screens, request.path)) return next()
    response.redirect(302, `/auth${signInSearch(request.originalUrl)}`)
  })
  router.get("/{*any}", counted, async (request: Request, response: Response) => {
    const chosen = languageOfTag(request.query["lang"])
    if (chosen !== undefined && languagesOf(website).includes(chosen)) {
      keepLanguage(response, chosen, publicUrl)
      await choose(request, chosen)
      return response.redirect(302, withoutLanguage(request.originalUrl))
    }
    const slug = slugOf(request.path)
    const topic = slug === null ? null : await topics.of(request, slug)
    if (topic !== null && typeof topic === "object" && topic.themeKey !== slug)
      return response.redirect(301, pathOfTopic(topic))
    const first = await firstLoad(request)
    const data = topic !== null && typeof topic === "object" ? { ...first, ...topicLoad(topic) } : first
    const language = languageOf(response)
    bringLanguage(response, publicUrl)
    if (topic === "down") response.setHeader("retry-after", "60")
    const page = withData(filled(website, language, pathOf(request.path), publicUrl, data, topic), data)
    const isKept = topic !== null && typeof topic === "object" && first["GET /api/user"] === null
    response
      .vary("accept-language, cookie")
      .status(
        topic === "down" ? 503 : isScreen(website.screens, request.path) && topic !== "unknown" ? 200 : 404,
      )
      .setHeader("cache-control", isKept ? "private, no-cache" : "no-store")
    if (isKept && isUnchanged(request, response, page)) return response.status(304).end()
    response.type("html").send(withNonce(page, nonceOf(response)))
  })
}

/** The same address without the language that was asked for: a path of this site, however it was written. */
const withoutLanguage = (url: string): string => {
  const { pathname, searchParams } = new URL(url, "http://here")
  searchParams.delete("lang")
  const path = pathname.replace(/^\/+/, "/")
  return searchParams.size === 0 ? path : `${path}?${searchParams.toString()}`
}

/** What follows `/auth` when a deeper address is asked for: its query, and that it is about signing up. */
const signInSearch = (url: string): string => {
  const { pathname, searchParams } = new URL(url, "http://here")
  if (/\/sign-?up(\/|$)/.test(pathname)) searchParams.set("mode", "sign-up")
  return searchParams.size === 0 ? "" : `?${searchParams.toString()}`
}

/** Whether a path is a screen; an unknown one shows the not-found screen, and says so in its status. */
export const isScreen = (screens: ReadonlyArray<string>, path: string): boolean => {
  const parts = partsOf(path)
  return screens.some((screen) => {
    const wanted = partsOf(screen)
    return (
      wanted.length === parts.length && wanted.every((part, n) => part.startsWith("$") || part === parts[n])
    )
  })
}

/** A path as the lists have it: without a slash at its end. */
const pathOf = (path: string): string => `/${partsOf(path).join("/")}`

const partsOf = (path: string): ReadonlyArray<string> => path.split("/").filter((part) => part !== "")
