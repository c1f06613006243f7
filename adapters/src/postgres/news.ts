import { News } from "@rounds/core/notification/news.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"
import { query, Sql } from "./client.ts"

const CHANNEL = "notifications"

/** Wakes whoever follows these people, in every process, when the surrounding transaction is stored. */
export const announceNews = (userIds: ReadonlyArray<string>) =>
  userIds.length === 0
    ? Effect.void
    : query(
        "announce news",
        (sql) => sql`SELECT pg_notify(${CHANNEL}, id) FROM unnest(${[...new Set(userIds)]}::text[]) AS id`,
      ).pipe(Effect.asVoid)

type Followers = Set<Queue.Queue<void>>

/** One connection listens for all who follow, from the first of them on. */
export const PostgresNews: Layer.Layer<News, never, Sql> = Layer.effect(
  News,
  Effect.map(Sql, (pool) => {
    const followers = new Map<string, Followers>()
    const wake = (of: Followers | undefined): void => {
      for (const follower of of ?? []) Queue.offerUnsafe(follower, undefined)
    }
    let listening: Promise<unknown> | undefined
    // The driver listens again when its connection was lost; what came meanwhile nobody has heard.
    const listen = () => {
      listening ??= pool
        .listen(
          CHANNEL,
          (userId) => wake(followers.get(userId)),
          () => followers.forEach(wake),
        )
        .catch(() => {
          // Whoever follows next tries again; until then the list is asked every half minute.
          listening = undefined
        })
    }
    const enter = (userId: string) =>
      Effect.map(Queue.sliding<void>(1), (follower) => {
        followers.set(userId, (followers.get(userId) ?? new Set()).add(follower))
        listen()
        return follower
      })
    const leave = (userId: string, follower: Queue.Queue<void>) =>
      Effect.sync(() => {
        const others = followers.get(userId)
        others?.delete(follower)
        if (others?.size === 0) followers.delete(userId)
      })
    return {
      of: (userId) =>
        Effect.acquireRelease(enter(userId), (follower) => leave(userId, follower)).pipe(
          Effect.map((follower) => Queue.take(follower)),
        ),
    }
  }),
)
