import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { NotFound } from "@rounds/core/contract/door.ts"
import type { Request, RequestHandler, Response, Router } from "express"
import { type FirstLoad, wordsOfNow } from "./pages-of-now.ts"
import { headOf, mountForRobots, type PublicPages } from "./public-pages.ts"
import { nonceOf } from "./security-headers.ts"
import expressStaticGzip from "express-static-gzip"

/** The built screens: `folder` holds index.html, hashed assets and their .br and .gz. */
export interface Website {
  readonly folder: string
  /** Text of index.html. */
  readonly page: string
  /** Heading of a screen by its first path part, as HTML: it stands in the page before any script has run. */
  readonly headings: { readonly [path: string]: string }
  /** Pages for everybody by their paths, search engines and readers without scripts included. */
  readonly pages: PublicPages
  /** Paths of all screens as the screens' own router knows them; `$name` is any one part. */
  readonly screens: ReadonlyArray<string>
}

export const openWebsite = (folder: string): Website | null =>
  existsSync(join(folder, "index.html"))
    ? {
        folder,
        page: readFileSync(join(folder, "index.html"), "utf8"),
        headings: read(folder, "headings.json", {}),
        pages: read(folder, "pages.json", {}),
        screens: read(folder, "screens.json", []),
      }
    : null

/** A list that the build of the screens has written; it has the shape that the build gives it. */
const read = <T>(folder: string, name: string, otherwise: T): T => {
  const file = join(folder, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : otherwise
}

/** The page with what stands in it before any script: a public page whole, of other screens the heading. */
const filled = (
  { page, headings, pages }: Website,
  path: string,
  publicUrl: string,
  data: FirstLoad,
): string =>
  page
    .replace("<!--head-->", () => headOf(pages, path, publicUrl))
    .replace("<!--shell-->", () => {
      const known = pages[path]
      if (known === undefined) return headings[`/${path.split("/")[1] ?? ""}`] ?? ""
      return `${known.html}${wordsOfNow(path, data)}`
    })

const YEAR_SECONDS = 31_536_000

/** Files as they are; hashed ones for ever. Every other path is a screen of the app. */
export const mountWebsite = (
  router: Router,
  website: Website,
  publicUrl: string,
  counted: RequestHandler,
  firstLoad: (request: Request) => Promise<FirstLoad>,
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
  mountForRobots(router, website.pages, publicUrl)
  // Sign-in has one page; deeper addresses (a provider's own steps, old links) lead to it with what they carry.
  router.get("/auth/{*step}", (request: Request, response: Response, next) => {
    if (isScreen(website.screens, request.path)) return next()
    response.redirect(302, `/auth${signInSearch(request.originalUrl)}`)
  })
  router.get("/{*any}", counted, async (request: Request, response: Response) => {
    const data = await firstLoad(request)
    response
      .status(isScreen(website.screens, request.path) ? 200 : 404)
      .setHeader("cache-control", "no-store")
      .type("html")
      .send(
        withNonce(withData(filled(website, pathOf(request.path), publicUrl, data), data), nonceOf(response)),
      )
  })
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

/** Tells the page the nonce of its answer. The page differs with it each time, so that no cache can pair it with another's. */
const withNonce = (page: string, nonce: string): string =>
  page.replace("<head>", `<head><meta property="csp-nonce" nonce="${nonce}">`)

/** Puts data into the page where the browser's query cache picks it up. `<` is escaped: the text cannot end the element. */
export const withData = (page: string, data: unknown): string => {
  const json = JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029")
  // A function: in a replacement text, `$` would have a meaning.
  return page.replace(
    "</head>",
    () => `<script type="application/json" id="first-load">${json}</script></head>`,
  )
}
