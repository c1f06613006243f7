import { createElement } from "react"
import { brand } from "./src/lib/brand.ts"

/** Stands for the address of this installation, which only the server knows. */
const ORIGIN = "{{origin}}"

/** A data block for search engines; nothing in it can end the element. */
export const dataBlock = (data: object) =>
  createElement("script", {
    type: "application/ld+json",
    dangerouslySetInnerHTML: {
      __html: JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c"),
    },
  })

/** What the product is, on its first page alone. */
export const ourselves = {
  "@graph": [
    {
      "@type": "Organization",
      "@id": `${ORIGIN}/#organization`,
      name: brand.name,
      url: `${ORIGIN}/`,
      logo: `${ORIGIN}/favicon.svg`,
    },
    {
      "@type": "WebSite",
      "@id": `${ORIGIN}/#website`,
      name: brand.name,
      url: `${ORIGIN}/`,
      publisher: { "@id": `${ORIGIN}/#organization` },
    },
  ],
}

/** Questions with their answers, each as it stands on the page. */
export const questions = (asked: ReadonlyArray<readonly [question: string, answer: string]>) => ({
  "@type": "FAQPage",
  mainEntity: asked.map(([name, text]) => ({
    "@type": "Question",
    name,
    acceptedAnswer: { "@type": "Answer", text },
  })),
})

/** The words of a page's HTML without its first heading. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<h1>.*?<\/h1>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim()
