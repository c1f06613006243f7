import { names } from "@rounds/core/language/names.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import type { Router } from "express"
import { type ToldWords, toldWords } from "#language/told.ts"

/** HTML of a document's head, and of its page before any script runs. */
export interface FirstPage {
  readonly head: string
  readonly html: string
}

/** Pages for everybody by their paths. */
export type PublicPages = Readonly<Record<string, FirstPage>>

/** Of a screen that is no page for everybody. */
export const nobodysHead = `<title>Rounds</title><meta name="robots" content="noindex">`

/** The head of a screen: a public page's own words and its one address; of any other, that no search engine keeps it. */
export const headOf = (pages: PublicPages, path: string, publicUrl: string, language: Language): string => {
  const page = pages[path]
  if (page === undefined) return nobodysHead
  const address = new URL(path, publicUrl).href
  const { origin } = new URL(publicUrl)
  return `${page.head.replaceAll(ORIGIN, () => origin)}<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">${pictureOf(origin, toldWords[language].socialPicture)}`
}

/** Where the build of the pages leaves room for the address of this installation. */
const ORIGIN = "{{origin}}"

/** What a shared link shows: one picture for every page, with words of its language. */
const pictureOf = (origin: string, { file, words }: ToldWords["socialPicture"]): string =>
  [
    ["property", "og:image", `${origin}/${file}`],
    ["property", "og:image:type", "image/png"],
    ["property", "og:image:width", "1200"],
    ["property", "og:image:height", "630"],
    ["property", "og:image:alt", words],
    ["name", "twitter:card", "summary_large_image"],
  ]
    .map(([kind, name, content]) => `<meta ${kind}="${name}" content="${content}">`)
    .join("")

/** Where a page stands in each language, for search engines: `?lang=` chooses, and leads to the one address. */
export const alternatesOf = (offered: ReadonlyArray<Language>, path: string, publicUrl: string): string => {
  if (offered.length < 2) return ""
  const address = new URL(path, publicUrl).href
  const link = (tag: string, href: string) => `<link rel="alternate" hreflang="${tag}" href="${href}">`
  return (
    offered.map((language) => link(names[language].tag, `${address}?lang=${names[language].tag}`)).join("") +
    link("x-default", address)
  )
}

/** `/robots.txt` and `/sitemap.xml`: the public pages, and nothing of anybody. */
export const mountForRobots = (
  router: Router,
  pages: PublicPages,
  publicUrl: string,
  themes: () => Promise<ReadonlyArray<{ readonly path: string; readonly day: string }>>,
): void => {
  router.get("/robots.txt", (_request, response) => {
    response
      .type("text/plain")
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /identity/\nDisallow: /unsubscribe/\nSitemap: ${new URL("/sitemap.xml", publicUrl).href}\n`,
      )
  })
  router.get("/sitemap.xml", async (_request, response) => {
    const place = (path: string, more = "") => `<url><loc>${new URL(path, publicUrl).href}</loc>${more}</url>`
    const places = [
      ...Object.keys(pages).map((path) => place(path)),
      ...(await themes()).map(({ path, day }) => place(path, `<lastmod>${day}</lastmod>`)),
    ]
    response
      .type("application/xml")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join("")}</urlset>`,
      )
  })
}
