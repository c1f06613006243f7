import { wellFormed } from "@rounds/core/kernel/well-formed.ts"
import type { Post } from "@rounds/core/reading/post.ts"
import * as z from "zod"
import { type AuthorKeys } from "./author-keys.ts"
import type { Listed } from "./listed.ts"
import { webAddress, whole } from "./told-values.ts"

/** Reddit documents no schema: only fields that are used are read, and loosely. */
const Submission = z.object({
  id: z.union([z.string().regex(/^\w{1,40}$/), z.number().int().transform(String)]),
  title: z.string(),
  selftext: z.string().nullish(),
  subreddit: z.string().regex(/^\w{2,50}$/),
  created_utc: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d+(\.\d+)?$/)
        .transform(Number),
    ])
    .pipe(z.number().min(0).max(4_102_444_800)),
  score: z.coerce.number().catch(0),
  num_comments: z.coerce.number().catch(0),
  author: z.string().nullish().catch(null),
  link_flair_text: z.string().nullish().catch(null),
  permalink: z.string().nullish().catch(null),
  url: z.string().nullish().catch(null),
  is_self: z.boolean().nullish().catch(null),
  over_18: z.boolean().nullish().catch(null),
  stickied: z.boolean().nullish().catch(null),
  distinguished: z.string().nullish().catch(null),
  removed_by_category: z.string().nullish().catch(null),
  banned_by: z.unknown().optional(),
})

const Listing = z.object({
  kind: z.literal("Listing"),
  data: z.object({
    after: z.string().nullish().catch(null),
    children: z.array(z.object({ kind: z.string(), data: z.unknown() })),
  }),
})

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().catch(3600) })

/** Of a post that cannot be read. */
const Named = z.object({ id: Submission.shape.id })

export interface ListingPage extends Listed {
  /** Where the next page starts, or null on the last one. */
  readonly after: string | null
  /** Children that are no posts or that could not be read. */
  readonly skipped: number
}

/** One page of a Reddit listing, however many children it has; null when it is something else. */
export const readListing = (wire: unknown, keys: AuthorKeys): ListingPage | null => {
  const listing = Listing.safeParse(wire)
  if (!listing.success) return null
  const { children, after } = listing.data.data
  const read = children
    .filter(({ kind }) => kind === "t3")
    .map(({ data }) => ({ data, post: readSubmission(data, keys) }))
  const posts = read.flatMap(({ post }) => post ?? [])
  const unread = read.flatMap(({ data, post }) => {
    const named = post === null ? Named.safeParse(data) : null
    return named?.success === true ? [named.data.id] : []
  })
  return { posts, unread, after: after ?? null, skipped: children.length - posts.length }
}

/** One post, from a listing or from a line of an upload; null when a field that is needed is missing. */
export const readSubmission = (wire: unknown, keys: AuthorKeys): Post | null => {
  const parsed = Submission.safeParse(wire)
  return parsed.success ? postOf(parsed.data, keys) : null
}

/** Why `readSubmission` gave null, by the first field that is to blame: "title is missing". */
export const faultOf = (wire: unknown): string => {
  const field = String(Submission.safeParse(wire).error?.issues[0]?.path[0] ?? "")
  if (field === "" || typeof wire !== "object" || wire === null) return "not an object"
  return `${field} is ${field in wire ? "not what it must be" : "missing"}`
}

/** The bearer token of an OAuth answer and its life in seconds; null when the answer holds none. */
export const readToken = (wire: unknown) => {
  const token = Token.safeParse(wire)
  return token.success ? { value: token.data.access_token, seconds: token.data.expires_in } : null
}

/** Reddit's own limits; what is longer is not from there. */
const TITLE = 300
const BODY = 40_000

const postOf = (wire: z.infer<typeof Submission>, keys: AuthorKeys): Post => {
  const body = text(wire.selftext ?? "", BODY)
  const author = wire.author ?? null
  return {
    id: wire.id,
    community: wire.subreddit,
    title: text(wire.title, TITLE),
    body,
    createdAt: wire.created_utc,
    score: whole(wire.score),
    comments: Math.max(0, whole(wire.num_comments)),
    authorKey: author === null || author === GONE ? null : keys.of(author, wire.created_utc),
    flair: wire.link_flair_text ? text(wire.link_flair_text, TITLE) : null,
    permalink: permalinkOf(wire),
    url: wire.is_self === true ? null : webAddress(wire.url),
    over18: wire.over_18 ?? false,
    stickied: wire.stickied ?? false,
    removed: isRemoved(wire, body),
    automated: author === "AutoModerator" || /[-_]bot$/i.test(author ?? "") || Boolean(wire.distinguished),
  }
}

const GONE = "[deleted]"

const isRemoved = (wire: z.infer<typeof Submission>, body: string) =>
  Boolean(wire.removed_by_category) ||
  Boolean(wire.banned_by) ||
  wire.author === GONE ||
  /^\[(?:removed|deleted)\]$/.test(body.trim())

/** Without `raw_json=1` Reddit writes three characters as entities, in titles too. */
const text = (value: string, length: number) => {
  const short = value.slice(0, length)
  return wellFormed(
    short.includes("&")
      ? short.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")
      : short,
  )
}

const permalinkOf = ({ permalink, subreddit, id }: z.infer<typeof Submission>) =>
  permalink && /^\/r\/[\p{L}\p{N}_/%.-]+$/u.test(permalink)
    ? `https://www.reddit.com${permalink}`
    : `https://www.reddit.com/r/${subreddit}/comments/${id}/`
