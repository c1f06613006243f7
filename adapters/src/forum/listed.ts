import { SourceUnavailable } from "@rounds/core/collection/source-ports.ts"
import type { Post } from "@rounds/core/reading/post.ts"
import * as Effect from "effect/Effect"

/** A post that is held here, as far as it takes to ask for it again. */
export interface Held {
  readonly id: string
  readonly createdAt: number
}

/** What a source lists: its posts, and the ids of those that stand there and cannot be read. */
export interface Listed {
  readonly posts: ReadonlyArray<Post>
  readonly unread: ReadonlyArray<string>
}

/** From one look to the next nobody deletes so many posts and leaves none: it is the answer that is not whole. */
const allAtOnce = 20

const aliveIn = ({ posts, unread }: Listed): ReadonlySet<string> =>
  new Set([...unread, ...posts.filter(({ removed }) => !removed).map(({ id }) => id)])

const toldIn = ({ posts, unread }: Listed): ReadonlySet<string> =>
  new Set([...unread, ...posts.map(({ id }) => id)])

/**
 * Of the posts that are held, those that a listing ought to hold and does not, or holds as removed. A listing that ends
 * early says nothing of posts that are older than its oldest; one that calls itself whole and is without all of these,
 * where they are many, was cut short.
 */
export const missingIn = (
  community: string,
  listed: Listed,
  held: ReadonlyArray<Held>,
  isWhole: boolean,
): Effect.Effect<ReadonlyArray<string>, SourceUnavailable> => {
  const [alive, told] = [aliveIn(listed), toldIn(listed)]
  const oldest = Math.min(
    ...listed.posts.filter(({ stickied }) => !stickied).map(({ createdAt }) => createdAt),
  )
  const beyond = held.filter(({ id, createdAt }) => !told.has(id) && createdAt <= oldest)
  if (isWhole && beyond.length >= allAtOnce) return cutShort(community)
  return Effect.succeed(
    held
      .filter(({ id, createdAt }) => !alive.has(id) && (isWhole || told.has(id) || createdAt > oldest))
      .map(({ id }) => id),
  )
}

/** Of posts that were asked for one by one, those that are not given any more, or as removed; many are never all of them. */
export const notGivenIn = (
  community: string,
  given: Listed,
  asked: ReadonlyArray<string>,
): Effect.Effect<ReadonlyArray<string>, SourceUnavailable> => {
  const [alive, told] = [aliveIn(given), toldIn(given)]
  return asked.length >= allAtOnce && !asked.some((id) => told.has(id))
    ? cutShort(community)
    : Effect.succeed(asked.filter((id) => !alive.has(id)))
}

const cutShort = (community: string) =>
  Effect.fail(
    new SourceUnavailable({
      community,
      reason: "Answered as if all posts had been deleted at once.",
      retryAfter: null,
    }),
  )
