import { names } from "@rounds/core/language/names.ts"
import { compile, evaluate } from "@mdx-js/mdx"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { createElement, Fragment } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import * as runtime from "react/jsx-runtime"
import remarkFrontmatter from "remark-frontmatter"
import remarkGfm from "remark-gfm"
import remarkMdxFrontmatter from "remark-mdx-frontmatter"
import type { Plugin } from "vite"
import { type Documents, headed } from "./content/documents.ts"
import { documents as englishDocuments } from "./content/english/documents.ts"
import { documents as turkishDocuments } from "./content/turkish/documents.ts"
import { type Language } from "./messages.ts"
import { brand, titled } from "./src/lib/brand.ts"
import { pricing as englishPricing } from "./src/language/english/pricing.ts"
import { pricing as turkishPricing } from "./src/language/turkish/pricing.ts"
import { screens as english } from "./content/english/screens.ts"
import { screens as turkish } from "./content/turkish/screens.ts"
import { dataBlock, ourselves, questions, wordsOf } from "./structured-data.ts"

const folderOf = (language: Language) => join(import.meta.dirname, "content", language)

/** Markdown without components or expressions: a text cannot run anything. */
const reading = () => ({
  format: "md" as const,
  remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
})

/**
 * Makes a component of each text in `content/`; what stands above the text is exported as `frontmatter`. `#texts/…` is
 * the folder of the language.
 */
export const texts = (language: Language): Plugin => ({
  name: "texts",
  enforce: "pre",
  config: () => ({ resolve: { alias: [{ find: /^#texts\//, replacement: `${folderOf(language)}/` }] } }),
  transform: async (value, path) =>
    path.endsWith(".md") ? { code: String(await compile({ value, path }, reading())), map: null } : undefined,
})

/** A public page before any script runs: what stands in the head of its document, and where the screen will be. */
export interface PublicPage {
  readonly head: string
  readonly html: string
}

interface Front {
  readonly title: string
  readonly description: string
  /** What its first heading says, where it is not the title. */
  readonly heading?: string
}

interface Written extends Front {
  readonly html: string
  /** Place among the help articles, from 1. */
  readonly order: number
}

/** Folder of texts, and where its pages are served. */
const served = { pages: "/", help: "/support/" } as const

const textOf = async (file: string): Promise<Written> => {
  const text = await evaluate({ path: file, value: readFileSync(file, "utf8") }, { ...runtime, ...reading() })
  const front = text["frontmatter"] as
    { readonly title?: string; readonly description?: string; readonly order?: number } | undefined
  const { title, description, order = 0 } = front ?? {}
  if (title === undefined || description === undefined)
    throw new Error(`${file}: write a title and a description above the text`)
  const html = renderToStaticMarkup(
    createElement("article", null, createElement("h1", null, title), createElement(text.default)),
  )
  return { title, description, html, order }
}

/** Public pages that are more than a text, in each language. */
const screens: { readonly [L in Language]: Readonly<Record<string, Front>> } = { english, turkish }

const documentsIn: { readonly [L in Language]: Documents } = {
  english: englishDocuments,
  turkish: turkishDocuments,
}

const pricingIn = { english: englishPricing, turkish: turkishPricing } as const

/** The questions that stand on the page of the plans, with their answers. */
const planQuestions = (language: Language): ReadonlyArray<readonly [question: string, answer: string]> => {
  const words = pricingIn[language]
  return [
    [words.whatIsAGeneration, words.whatIsAGenerationAnswer],
    [words.whenDoesAChangeCount, words.whenDoesAChangeCountAnswer],
    [words.doGenerationsRollOver, words.doGenerationsRollOverAnswer],
    [words.whatIfICancel, words.whatIfICancelAnswer],
    [words.canIRefresh, words.canIRefreshAnswer],
    [words.doINeedACard, words.doINeedACardAnswer],
  ]
}

/** Every text by the path of its page. */
const allTexts = async (
  language: Language,
): Promise<ReadonlyArray<readonly [path: string, text: Written]>> => {
  const files = Object.entries(served).flatMap(([name, path]) =>
    readdirSync(join(folderOf(language), name))
      .filter((file) => file.endsWith(".md"))
      .map((file) => [`${path}${basename(file, ".md")}`, join(folderOf(language), name, file)] as const),
  )
  return Promise.all(files.map(async ([path, file]) => [path, await textOf(file)] as const))
}

/** Title, description and what a shared link shows of a page; the server adds its address and picture. */
const headOf = ({ title, description }: Front, data: object | null = null): string =>
  renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement("title", null, titled(title)),
      createElement("meta", { name: "description", content: description }),
      createElement("meta", { property: "og:title", content: title }),
      createElement("meta", { property: "og:description", content: description }),
      createElement("meta", { property: "og:type", content: "website" }),
      createElement("meta", { property: "og:site_name", content: brand.name }),
      data === null ? null : dataBlock(data),
    ),
  )

const isQuestion = ({ title }: Front): boolean => title.endsWith("?")

/** What a page that is more than a text says before any script runs. */
const plainHtml = (
  path: string,
  { title, description, heading = title }: Front,
  articles: ReadonlyArray<readonly [path: string, text: Written]>,
): string =>
  renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement("h1", null, heading),
      createElement("p", null, description),
      path !== "/support"
        ? null
        : createElement(
            "ul",
            null,
            articles.map(([href, article]) =>
              createElement(
                "li",
                { key: href },
                createElement("a", { href }, article.title),
                createElement("br"),
                article.description,
              ),
            ),
          ),
    ),
  )

/** Every public page by its path. */
export const publicPages = async (language: Language): Promise<Readonly<Record<string, PublicPage>>> => {
  const all = await allTexts(language)
  const articles = all
    .filter(([path]) => path.startsWith(served.help))
    .toSorted(([, one], [, other]) => one.order - other.order)
  const answers = questions(
    articles
      .filter(([, text]) => isQuestion(text))
      .map(([, { title, description }]) => [title, description] as const),
  )
  const dataOf: Readonly<Record<string, object>> = {
    "/": ourselves,
    "/support": answers,
    "/pricing": questions(planQuestions(language)),
  }
  const plain = Object.entries(screens[language]).map(
    ([path, front]) =>
      [path, { head: headOf(front, dataOf[path]), html: plainHtml(path, front, articles) }] as const,
  )
  const texts = all.map(([path, text]) => {
    const data =
      path.startsWith(served.help) && isQuestion(text) ? questions([[text.title, wordsOf(text.html)]]) : null
    return [path, { head: headOf(text, data), html: text.html }] as const
  })
  return Object.fromEntries([...plain, ...texts])
}

/** Headings of screens by their paths, as HTML: they stand where the screen draws them. */
const headings = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headed).map(([path, below]) => [
      path,
      renderToStaticMarkup(
        createElement(
          "h1",
          { "data-below": below },
          documentsIn[language].headings[path as keyof typeof headed],
        ),
      ),
    ]),
  )

/** What stands at an address where there is no screen; no search engine keeps it. */
export const lostPage = (language: Language): PublicPage => {
  const { title, heading, text } = documentsIn[language].lost
  return {
    head: renderToStaticMarkup(
      createElement(
        Fragment,
        null,
        createElement("title", null, titled(title)),
        createElement("meta", { name: "robots", content: "noindex" }),
      ),
    ),
    html: renderToStaticMarkup(
      createElement(Fragment, null, createElement("h1", null, heading), createElement("p", null, text)),
    ),
  }
}

/** The document in its language, and the files from which the server fills it. */
export const firstPages = (language: Language): Plugin => ({
  name: "first-pages",
  transformIndexHtml: (html) =>
    html
      .replace('<html lang="en">', `<html lang="${names[language].tag}">`)
      .replace("<!--noscript-->", documentsIn[language].noscript),
  writeBundle: async ({ dir = "dist" }) => {
    writeFileSync(join(dir, "pages.json"), `${JSON.stringify(await publicPages(language))}\n`)
    writeFileSync(join(dir, "headings.json"), `${JSON.stringify(headings(language))}\n`)
    writeFileSync(join(dir, "lost.json"), `${JSON.stringify(lostPage(language))}\n`)
  },
})

const helpIndex = "virtual:help"

/** `virtual:help`: every help article with its words, for the search in the browser. */
export const help = (language: Language): Plugin => ({
  name: "help",
  resolveId: (id) => (id === helpIndex ? `\0${helpIndex}` : undefined),
  load: async (id) => {
    if (id !== `\0${helpIndex}`) return undefined
    const articles = (await allTexts(language))
      .filter(([path]) => path.startsWith(served.help))
      .toSorted(([, a], [, b]) => a.order - b.order)
      .map(([path, { title, description, html }]) => ({
        id: path.slice(served.help.length),
        title,
        description,
        text: html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " "),
      }))
    return `export const articles = ${JSON.stringify(articles)}`
  },
})
