import { letterWords } from "@rounds/core/language/letters.ts"
import { names, usualLanguage } from "@rounds/core/language/names.ts"
import { markupOf, stopLabel } from "@rounds/core/mail/body.ts"
import type { Letter } from "@rounds/core/mail/letter.ts"
import type { Element, Markup } from "@rounds/core/mail/markup.ts"
import { Body } from "@react-email/body"
import { Button } from "@react-email/button"
import { Container } from "@react-email/container"
import { Head } from "@react-email/head"
import { Heading } from "@react-email/heading"
import { Hr } from "@react-email/hr"
import { Html } from "@react-email/html"
import { Link } from "@react-email/link"
import { Preview } from "@react-email/preview"
import { Section } from "@react-email/section"
import { Text } from "@react-email/text"
import { createElement as h, Fragment, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"

/** A letter as HTML that needs nothing from elsewhere: no pictures, no fonts, no tracking. */
export const htmlOf = (letter: Omit<Letter, "to" | "userId">, stop: string | null): string => {
  const { subject, language = usualLanguage } = letter
  const words = letterWords[language]
  const parts = markupOf(letter)
  const page = h(
    Html,
    { lang: names[language].tag, dir: "ltr" },
    h(
      Head,
      null,
      h("title", null, subject),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("style", { dangerouslySetInnerHTML: { __html: dark } }),
    ),
    h(
      Body,
      { className: "page", style: look.page },
      h(Preview, null, previewOf(parts)),
      h(
        Container,
        { className: "sheet", style: look.sheet },
        h(Text, { className: "ink", style: look.name }, "Rounds"),
        h(Section, null, ...parts.map((part) => shown(part, words.orOpen))),
        h(Hr, { className: "rule", style: look.rule }),
        h(Text, { className: "quiet", style: look.foot }, words.sentBy),
        stop === null
          ? null
          : h(
              Text,
              { className: "quiet", style: look.foot },
              h(Link, { href: stop, className: "quiet", style: look.footLink }, stopLabel(letter)),
            ),
      ),
    ),
  )
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">${renderToStaticMarkup(page)}`
}

const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const look = {
  page: { margin: 0, padding: "24px 12px", backgroundColor: "#f3f5f4", fontFamily: font },
  sheet: { maxWidth: "560px", padding: "24px 28px", borderRadius: "12px", backgroundColor: "#ffffff" },
  name: { margin: "0 0 20px", fontSize: "17px", lineHeight: "24px", fontWeight: 700, color: "#1b2430" },
  text: { margin: "0 0 16px", fontSize: "16px", lineHeight: "25px", color: "#1b2430" },
  heading: { margin: "24px 0 12px", fontSize: "19px", lineHeight: "26px", color: "#1b2430" },
  button: {
    padding: "12px 20px",
    borderRadius: "8px",
    backgroundColor: "#0b6b5d",
    color: "#ffffff",
    fontSize: "16px",
    fontWeight: 600,
  },
  address: {
    margin: "0 0 16px",
    fontSize: "13px",
    lineHeight: "20px",
    color: "#4c5a68",
    wordBreak: "break-all",
  },
  link: { color: "#0b6b5d", textDecoration: "underline" },
  rule: { margin: "24px 0 16px", borderColor: "#d9dfdd" },
  foot: { margin: "0 0 8px", fontSize: "13px", lineHeight: "20px", color: "#4c5a68" },
  footLink: { color: "#4c5a68", textDecoration: "underline" },
} as const

// Programs that turn the mail dark read this; those that do not, such as Outlook on Windows, show it light.
const dark = `@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #10161b !important }
  .sheet { background-color: #1a2229 !important }
  .ink { color: #e8edf0 !important }
  .quiet { color: #aab6bf !important }
  .link { color: #6fd3c1 !important }
  .rule { border-color: #38444d !important }
}`

/** The first words, as the list of a mail program shows them. */
const previewOf = (parts: ReadonlyArray<Markup>): string =>
  plain(parts).replaceAll(/\s+/g, " ").trim().slice(0, 140)

const plain = (parts: ReadonlyArray<Markup>): string =>
  parts.map((part) => (typeof part === "string" ? part : `${plain(part.children)} `)).join("")

/** A link that is a paragraph of its own is what the letter asks for. */
const askedFor = ({ tag, children }: Element): Element | null => {
  const parts = children.filter((child) => typeof child !== "string" || child.trim() !== "")
  const [only] = parts
  return tag === "p" && parts.length === 1 && typeof only === "object" && only.href !== null ? only : null
}

const shown = (part: Markup, orOpen: string): ReactNode => {
  if (typeof part === "string")
    return part.trim() === "" ? null : h(Text, { className: "ink", style: look.text }, part)
  const button = askedFor(part)
  if (button === null) return block(part)
  // The address is shown too: a button alone says nothing about where it leads.
  return h(
    Fragment,
    null,
    h(
      Section,
      { style: { margin: "8px 0 16px" } },
      h(Button, { href: button.href ?? "", style: look.button }, ...inline(button.children)),
    ),
    h(
      Text,
      { className: "quiet", style: look.address },
      `${orOpen} `,
      h(Link, { href: button.href ?? "", className: "quiet", style: look.footLink }, button.href),
    ),
  )
}

const inline = (parts: ReadonlyArray<Markup>): ReadonlyArray<ReactNode> =>
  parts.map((part) => (typeof part === "string" ? part : block(part)))

const block = ({ tag, href, children }: Element): ReactNode => {
  const inner = inline(children)
  switch (tag) {
    case "p":
      return h(Text, { className: "ink", style: look.text }, ...inner)
    case "h2":
      return h(Heading, { as: "h2", className: "ink", style: look.heading }, ...inner)
    case "hr":
      return h(Hr, { className: "rule", style: look.rule })
    case "a":
      return href === null
        ? h(Fragment, null, ...inner)
        : h(Link, { href, className: "link", style: look.link }, ...inner)
    case "br":
      return h("br")
    case "ul":
    case "ol":
    case "li":
      return h(tag, { className: "ink", style: look.text }, ...inner)
    case "strong":
    case "em":
      return h(tag, null, ...inner)
  }
}
