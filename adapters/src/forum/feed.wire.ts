import { createHash } from "node:crypto"
import type { Post } from "@rounds/core/reading/post.ts"
import { parseFeed } from "feedsmith"
import * as z from "zod"
import { plainText } from "./plain-text.ts"

/** A feed that is longer is read from its top. */
const ITEMS = 500
const TITLE = 300
const BODY = 10_000

const text = z.string().catch("")
const Text = z.union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)]).catch("")

/** Only what is used of the four formats, and nothing of authors. */
const Item = z.object({
  id: text,
  guid: Text,
  title: Text,
  link: text,
  url: text,
  links: z.array(z.object({ href: text, rel: text })).catch([]),
  description: Text,
  summary: Text,
  content: Text.or(z.object({ encoded: text }).transform(({ encoded }) => encoded)).catch(""),
  content_html: text,
  content_text: text,
  pubDate: text,
  published: text,
  updated: text,
  date_published: text,
  dc: z.object({ date: text, dates: z.array(z.string()).catch([]) }).catch({ date: "", dates: [] }),
})
const Items = z.array(z.unknown()).catch([])
const Feed = z.object({ feed: z.object({ items: Items, entries: Items }) })

/** The items of an RSS, Atom or JSON feed as posts; null when it is no feed. An item without a date is none. */
export const readFeed = (document: string, address: string): ReadonlyArray<Post> | null => {
  const feed = Feed.safeParse(parsed(document))
  if (!feed.success) return null
  const { items, entries } = feed.data.feed
  return [...items, ...entries].slice(0, ITEMS).flatMap((item) => {
    const read = Item.safeParse(item)
    return read.success ? (postOf(read.data, address) ?? []) : []
  })
}

const parsed = (document: string): unknown => {
  try {
    return parseFeed(document, { maxItems: ITEMS })
  } catch {
    return null
  }
}

const postOf = (item: z.infer<typeof Item>, address: string): Post | null => {
  const createdAt = secondsOf(item)
  const title = plainText(item.title, TITLE).replaceAll("\n", " ")
  const body = plainText(
    firstOf(item.content, item.content_html, item.content_text, item.description, item.summary),
    BODY,
  )
  if (createdAt === null || (title === "" && body === "")) return null
  const link = linkOf(item, address)
  const identity = firstOf(item.id, item.guid, item.link, item.url, `${title} ${createdAt}`)
  return {
    id: `feed-${createHash("sha256").update(`${address}\n${identity}`).digest("hex").slice(0, 24)}`,
    community: address,
    title: title === "" ? body.slice(0, 100) : title,
    body,
    createdAt,
    score: 0,
    comments: 0,
    authorKey: null,
    flair: null,
    permalink: link ?? address,
    url: null,
    over18: false,
    stickied: false,
    removed: false,
    automated: false,
  }
}

const firstOf = (...texts: ReadonlyArray<string>): string => texts.find((one) => one.trim() !== "") ?? ""

const LATEST = 4_102_444_800

const secondsOf = ({
  pubDate,
  published,
  updated,
  date_published,
  dc,
}: z.infer<typeof Item>): number | null => {
  const at = Date.parse(firstOf(pubDate, published, date_published, updated, dc.date, ...dc.dates)) / 1000
  return Number.isFinite(at) && at >= 0 && at < LATEST ? Math.trunc(at) : null
}

const linkOf = ({ link, url, links }: z.infer<typeof Item>, address: string): string | null => {
  const other = links.find(({ rel }) => rel === "" || rel === "alternate")?.href ?? ""
  const found = firstOf(link, url, other).trim()
  if (found === "" || found.length > 2000 || !URL.canParse(found, address)) return null
  const absolute = new URL(found, address)
  return absolute.protocol === "https:" || absolute.protocol === "http:" ? absolute.href : null
}
