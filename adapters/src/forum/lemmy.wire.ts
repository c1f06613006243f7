import { wellFormed } from "@rounds/core/kernel/well-formed.ts"
import type { Post } from "@rounds/core/reading/post.ts"
import * as z from "zod"
import type { AuthorKeys } from "./author-keys.ts"
import type { Listed } from "./listed.ts"
import { webAddress, whole } from "./told-values.ts"

const flag = z.boolean().nullish().catch(null)
const count = z.number().catch(0)

/** Lemmy's API, version 3: only what is used, read loosely. */
const View = z.object({
  post: z.object({
    id: z.number().int().min(0),
    name: z.string(),
    body: z.string().nullish().catch(null),
    url: z.string().nullish().catch(null),
    published: z.string(),
    ap_id: z.string().nullish().catch(null),
    nsfw: flag,
    removed: flag,
    deleted: flag,
    featured_community: flag,
    featured_local: flag,
  }),
  counts: z.object({ score: count, comments: count }).catch({ score: 0, comments: 0 }),
  creator: z
    .object({ actor_id: z.string().nullish().catch(null), bot_account: flag, deleted: flag })
    .nullish()
    .catch(null),
})
const Page = z.object({ posts: z.array(z.unknown()), next_page: z.string().nullish().catch(null) })

/** Of a post that cannot be read. */
const Named = z.object({ post: z.object({ id: z.number().int().min(0) }) })

/** A page of a community's posts and where the next begins. */
export interface LemmyPage extends Listed {
  readonly listed: number
  readonly next: string | null
}

/** One page of posts; null when it is something else. Ids and links are those of `host`. */
export const readLemmyPage = (wire: unknown, host: string, keys: AuthorKeys): LemmyPage | null => {
  const page = Page.safeParse(wire)
  if (!page.success) return null
  const { posts, next_page } = page.data
  const views = posts.map((view) => {
    const read = View.safeParse(view)
    return { view, post: read.success ? postOf(read.data, host, keys) : null }
  })
  return {
    listed: posts.length,
    next: next_page ?? null,
    posts: views.flatMap(({ post }) => post ?? []),
    unread: views.flatMap(({ view, post }) => {
      const named = post === null ? Named.safeParse(view) : null
      return named?.success === true ? [idOf(host, named.data.post.id)] : []
    }),
  }
}

const idOf = (host: string, id: number) => `${host}-${id}`

const TITLE = 300
const BODY = 40_000

const postOf = (
  { post, counts, creator }: z.infer<typeof View>,
  host: string,
  keys: AuthorKeys,
): Post | null => {
  const createdAt = secondsOf(post.published)
  if (createdAt === null) return null
  const author = creator?.actor_id ?? null
  return {
    id: idOf(host, post.id),
    community: "",
    title: wellFormed(post.name.slice(0, TITLE)),
    body: wellFormed((post.body ?? "").slice(0, BODY)),
    createdAt,
    score: whole(counts.score),
    comments: Math.max(0, whole(counts.comments)),
    authorKey: author === null || creator?.deleted === true ? null : keys.of(author, createdAt),
    flair: null,
    permalink: `https://${host}/post/${post.id}`,
    url: webAddress(post.url),
    over18: post.nsfw ?? false,
    stickied: post.featured_community === true || post.featured_local === true,
    removed: post.removed === true || post.deleted === true,
    automated: creator?.bot_account ?? false,
  }
}

/** Older versions write no time zone, and mean UTC. */
const secondsOf = (published: string): number | null => {
  const at = Date.parse(/(?:z|[+-]\d\d:?\d\d)$/i.test(published) ? published : `${published}Z`) / 1000
  return Number.isFinite(at) && at >= 0 && at < 4_102_444_800 ? Math.trunc(at) : null
}
