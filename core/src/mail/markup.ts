import { Parser } from "htmlparser2"
import { type Fault, fault } from "#kernel/fault.ts"

/** What a letter's HTML may hold. Nothing of it loads, runs or looks different from the rest of our mail. */
const TAGS = ["p", "h2", "ul", "ol", "li", "strong", "em", "br", "hr", "a"] as const
export type MarkupTag = (typeof TAGS)[number]

export interface Element {
  readonly tag: MarkupTag
  /** Of a link that leads to a web page or a mailbox; null for everything else. */
  readonly href: string | null
  readonly children: ReadonlyArray<Markup>
}
export type Markup = string | Element

interface Open {
  readonly name: string
  readonly tag: MarkupTag | null
  readonly href: string | null
  readonly children: Array<Markup>
}

const tagOf = (name: string): MarkupTag | null => TAGS.find((tag) => tag === name) ?? null

/** Where a link of a letter may lead, the name of a value included. */
const isSafeLink = (href: string): boolean => /^(?:https?:\/\/|mailto:|\{\{[a-z]+\}\})/i.test(href.trim())

/** What a tag has beside a link's address is not used. */
const problemsOf = (name: string, attributes: Readonly<Record<string, string>>): ReadonlyArray<Fault> => {
  const tag = tagOf(name)
  if (tag === null) return [fault("tag_unused", `<${name}>`, ...TAGS.map((one) => `<${one}>`))]
  const href = attributes["href"]
  const others = Object.keys(attributes).filter((one) => tag !== "a" || one !== "href")
  return [
    ...others.map((one) => fault("attribute_unused", one, `<${name}>`)),
    ...(tag === "a" && (href === undefined || !isSafeLink(href)) ? [fault("link_address_missing")] : []),
  ]
}

/** HTML as the parts that mail is made of. What is not among them is named, and left out with its tag alone. */
export const readMarkup = (
  html: string,
): { readonly parts: ReadonlyArray<Markup>; readonly problems: ReadonlyArray<Fault> } => {
  const problems: Array<Fault> = []
  const parts: Array<Markup> = []
  const open: Array<Open> = []
  const put = (part: Markup) => (open.at(-1)?.children ?? parts).push(part)
  const close = ({ tag, href, children }: Open) => {
    if (tag === null) for (const child of children) put(child)
    else put({ tag, href, children })
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      problems.push(...problemsOf(name, attributes))
      const href = attributes["href"]
      const isLink = name === "a" && href !== undefined && isSafeLink(href)
      open.push({ name, tag: tagOf(name), href: isLink ? href : null, children: [] })
    },
    ontext: (text) => {
      const last = open.at(-1)
      if (last?.name !== "script" && last?.name !== "style") put(text)
    },
    onclosetag: () => {
      const last = open.pop()
      if (last !== undefined) close(last)
    },
    oncomment: () => problems.push(fault("comment_unused")),
  })
  parser.end(html)
  return { parts, problems }
}
