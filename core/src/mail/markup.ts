import { Parser } from "htmlparser2"

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
const problemsOf = (name: string, attributes: Readonly<Record<string, string>>): ReadonlyArray<string> => {
  const tag = tagOf(name)
  if (tag === null) return [`<${name}> is not used in mail; use ${TAGS.map((one) => `<${one}>`).join(" ")}`]
  const href = attributes["href"]
  const others = Object.keys(attributes).filter((one) => tag !== "a" || one !== "href")
  return [
    ...others.map((one) => `${one} on <${name}> is not used; mail has one look`),
    ...(tag === "a" && (href === undefined || !isSafeLink(href))
      ? [`<a> needs an href that begins with https://, http:// or mailto:`]
      : []),
  ]
}

/** HTML as the parts that mail is made of. What is not among them is named, and left out with its tag alone. */
export const readMarkup = (
  html: string,
): { readonly parts: ReadonlyArray<Markup>; readonly problems: ReadonlyArray<string> } => {
  const problems = new Set<string>()
  const parts: Array<Markup> = []
  const open: Array<Open> = []
  const put = (part: Markup) => (open.at(-1)?.children ?? parts).push(part)
  const close = ({ tag, href, children }: Open) => {
    if (tag === null) for (const child of children) put(child)
    else put({ tag, href, children })
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      for (const problem of problemsOf(name, attributes)) problems.add(problem)
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
    oncomment: () => problems.add("comments are not used in mail"),
  })
  parser.end(html)
  return { parts, problems: [...problems] }
}
