import { existsSync } from "node:fs"
import { fileURLToPath, pathToFileURL } from "node:url"
import type { Post } from "#reading/post.ts"
import { readPost, type Dropped, type ReadPost } from "#reading/read-post.ts"
import { detectTopics } from "#topic/detect-topics.ts"

/** What a gate looks at: the name of a topic and the ids of its posts. */
export interface Found {
  readonly name: string
  readonly members: ReadonlyArray<string>
}

/** The ten topics of some posts at a moment. Both engines are asked in this way, with the same posts. */
export type Engine = (posts: ReadonlyArray<Post>, asOf: number) => ReadonlyArray<Found>

const listLength = 10

const read = new WeakMap<Post, ReadPost | Dropped>()
const readOnce = (post: Post): ReadPost | Dropped => {
  const before = read.get(post)
  if (before !== undefined) return before
  const fresh = readPost(post)
  read.set(post, fresh)
  return fresh
}

/** Posts made ready for counting; each is read once, however often it is asked for. */
export const readyPosts = (posts: ReadonlyArray<Post>): ReadonlyArray<ReadPost> =>
  posts.flatMap((post) => {
    const ready = readOnce(post)
    return ready._tag === "ReadPost" ? [ready] : []
  })

export const product: Engine = (posts, asOf) =>
  detectTopics({ posts: readyPosts(posts), asOf, limit: listLength }).map(({ title, keywords, members }) => ({
    name: keywords[0] ?? title,
    members,
  }))

interface Counted {
  readonly p: number
  readonly x: number
  readonly terms: ReadonlyArray<string>
  readonly posts: ReadonlyArray<{ readonly id: string }>
}
interface Prototype {
  readonly concepts: (rows: ReadonlyArray<object>, asOf: number) => { readonly topics: Array<Counted> }
  readonly joint: Prototype["concepts"]
}

const sameTopic = 0.6

/**
 * The prototype's method, run on the same posts: fixed concepts and joint clusters, ranked by surprise; of two that
 * share most of their posts the less surprising one goes. Undefined where the prototype is not at hand.
 */
export const prototype = async (): Promise<Engine | undefined> => {
  const file = fileURLToPath(
    new URL("../../../../../shared/reference/topics-baseline/trend.mjs", import.meta.url),
  )
  if (!existsSync(file)) return undefined
  const { concepts, joint }: Prototype = await import(pathToFileURL(file).href)
  const rows = new WeakMap<Post, object>()
  const rowOf = (post: Post): object => {
    const before = rows.get(post)
    if (before !== undefined) return before
    const row = {
      id: post.id,
      title: post.title,
      selftext: post.body,
      created_utc: post.createdAt,
      score: post.score,
      num_comments: post.comments,
    }
    rows.set(post, row)
    return row
  }
  return (posts, asOf) => {
    const all = posts.map(rowOf)
    const ranked = [...concepts(all, asOf).topics, ...joint(all, asOf).topics].toSorted(
      (a, b) => a.p - b.p || b.x - a.x,
    )
    const chosen: Array<Found> = []
    for (const { terms, posts: own } of ranked) {
      const members = own.map(({ id }) => id)
      const same = chosen.some(
        (before) =>
          members.filter((id) => before.members.includes(id)).length >=
          sameTopic * Math.min(members.length, before.members.length),
      )
      if (!same) chosen.push({ name: terms[0] ?? "", members })
      if (chosen.length >= listLength) break
    }
    return chosen
  }
}
