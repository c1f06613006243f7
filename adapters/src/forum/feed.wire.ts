import { createHash } from "node:crypto"
import type { Post } from "@rounds/core/reading/post.ts"
import { parseFeed } from "feedsmith"
import * as z from "zod"
import type { Listed } from "./listed.ts"
import { plainText } from "./plain-text.ts"

/** A feed that is longer is read from its top. */
const ITEMS = 500
const TITLE = 300
const BODY = 10_000

const text = z.string().catch("")
const Text = z.union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)]).catch("")

/** What tells an item of RSS from others; it leads to the item unless it says that it does not. */
const Guid = z.object({ value: z.string(), isPermaLink: z.boolean().catch(true) })
const noGuid: z.infer<typeof Guid> = { value: "", isPermaLink: false }

/** Only what is used of the four formats, and nothing of authors. */
const Item = z.object({
  id: text,
  guid: Guid.catch(noGuid),
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

/** What a feed holds; `skipped` counts what gives no post, `unread` being the ids of such as have one. */
export interface FeedPage extends Listed {
  readonly skipped: number
}

/**
 * The items of an RSS, Atom or JSON feed as posts; null when it is no feed. An item without a date gives none, nor does one
 * without a page of its own: all of these would lead to the feed, and be one to whoever follows a link.
 */
export const readFeed = (document: string, address: string): FeedPage | null => {
  const feed = Feed.safeParse(parsed(document))
  if (!feed.success) return null
  const { items, entries } = feed.data.feed
  const all = [...items, ...entries].slice(0, ITEMS).map((item) => {
    const read = Item.safeParse(item)
    return { item: read.data, post: read.success ? postOf(read.data, address) : null }
  })
  const posts = all.flatMap(({ post }) => post ?? [])
  const unread = all.flatMap(({ item, post }) =>
    post === null && item !== undefined && identityOf(item) !== "" ? [idOf(address, identityOf(item))] : [],
  )
  return { posts, unread, skipped: all.length - posts.length }
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
  const link = linkOf(item, address)
  if (createdAt === null || link === null || (title === "" && body === "")) return null
  return {
    id: idOf(address, firstOf(identityOf(item), `${title} ${createdAt}`)),
    community: address,
    title: title === "" ? body.slice(0, 100) : title,
    body,
    createdAt,
    score: 0,
    comments: 0,
    authorKey: null,
    flair: null,
    permalink: link,
    url: null,
    over18: false,
    stickied: false,
    removed: false,
    automated: false,
  }
}

/** What an item is called in its feed, whatever its text says by then; "" where it says nothing of the kind. */
const identityOf = ({ id, guid, link, url }: z.infer<typeof Item>) => firstOf(id, guid.value, link, url)

const idOf = (address: string, identity: string) =>
  `feed-${createHash("sha256").update(`${address}\n${identity}`).digest("hex").slice(0, 24)}`

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

const linkOf = ({ link, url, links, guid }: z.infer<typeof Item>, address: string): string | null => {
  const other = links.find(({ rel }) => rel === "" || rel === "alternate")?.href ?? ""
  // Only a whole address: a number would lead to a page beside the feed.
  const lasting = guid.isPermaLink && URL.canParse(guid.value) ? guid.value : ""
  const found = firstOf(link, url, other, lasting).trim()
  if (found === "" || found.length > 2000 || !URL.canParse(found, address)) return null
  const absolute = new URL(found, address)
  return absolute.protocol === "https:" || absolute.protocol === "http:" ? absolute.href : null
}
