import { redirect } from "@tanstack/react-router"
import type { ComponentType } from "react"
import { HelpArticle } from "./help-article.tsx"
import { type TextModule, TextPage } from "./text-page.tsx"

type Load = () => Promise<ComponentType>

/** The texts of `content/`, as pages, by their paths. */
const texts: ReadonlyArray<readonly [path: string, load: Load]> = [
  ...textsIn(import.meta.glob<TextModule>("#texts/pages/*.md"), "", TextPage),
  ...textsIn(import.meta.glob<TextModule>("#texts/help/*.md"), "support/", HelpArticle),
]

/** Only a way to another page. */
function leadsTo(href: string): Load {
  return () => {
    throw redirect({ href, replace: true })
  }
}

function textsIn(
  files: Readonly<Record<string, () => Promise<TextModule>>>,
  folder: string,
  Page: ComponentType<{ readonly text: TextModule }>,
) {
  return Object.entries(files).map(([file, load]): readonly [string, Load] => {
    const name = file.slice(file.lastIndexOf("/") + 1, -".md".length)
    return [
      folder + name,
      async () => {
        const text = await load()
        return () => <Page text={text} />
      },
    ]
  })
}

const pages = new Map<string, Load>([
  ...texts,
  ["contact", async () => (await import("./contact-page.tsx")).ContactPage],
  ["support", async () => (await import("./support-page.tsx")).SupportPage],
  ["status", async () => (await import("./status-page.tsx")).StatusPage],
  ["imprint", async () => (await import("./operator-pages.tsx")).ImprintPage],
  ["sub-processors", async () => (await import("./operator-pages.tsx")).SubProcessorsPage],
  ["dashboard", leadsTo("/app")],
  // Without a topic the generator writes about a title of one's own.
  ["script-generator", leadsTo("/script-generator/custom")],
])

/** The page at a path without its first slash; null where there is none. */
export const pageAt = async (path: string): Promise<ComponentType | null> =>
  (await pages.get(path.replace(/\/$/, ""))?.()) ?? null
