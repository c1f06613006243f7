import type * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { expect, onTestFinished, test } from "vitest"
import type { Post } from "#reading/post.ts"
import { readingOf } from "#reading/read-post.ts"
import { Posts } from "#topic/ports.ts"
import { aPost } from "./posts.ts"

const post = (id: string, createdAt: number, changes: Partial<Post> = {}): Post =>
  aPost({ id, createdAt, title: `Title ${id}`, body: "Text", score: 3, ...changes })

/** What every store of posts promises of what was read of them. */
export const readingsContract = (name: string, stores: () => Layer.Layer<Posts>) => {
  test(`${name}: what a reader made of a post is held beside it, for that reader alone and while its words stay`, async () => {
    const runtime = ManagedRuntime.make(stores())
    onTestFinished(() => runtime.dispose())
    const posts = <A>(work: (port: Posts["Service"]) => Effect.Effect<A>) =>
      runtime.runPromise(Posts.use(work))
    const written = [post("a", 10), post("b", 20), post("c", 30), post("d", 40, { removed: true })]
    const ask = (reader: string | null, source = "readings") =>
      posts((port) =>
        port.pageRead({ source, since: 0, before: 1e9, after: null, limit: 9, reader, textSince: 20 }),
      )
    const seen = async (reader: string | null) =>
      (await ask(reader)).map(({ post: { id, title, score }, reading }) => [
        id,
        title,
        score,
        reading !== null,
      ])
    await posts((port) => port.store("readings", written, 1000))
    expect(await seen("one")).toEqual([
      ["a", "Title a", 3, false],
      ["b", "Title b", 3, false],
      ["c", "Title c", 3, false],
    ])
    const reading = readingOf(post("a", 10, { title: "How much creatine gummies do I need? Zone 2" }))
    const unread = readingOf(
      post("b", 20, { title: "Wie viel Kreatin soll ich nehmen und wann ist es zu viel?" }),
    )
    const read = [
      { id: "a", reading },
      { id: "b", reading: unread },
      { id: "d", reading },
      { id: "gone", reading },
    ]
    await posts((port) => port.keepReadings("readings", "one", read))
    expect((await ask("one")).map((one) => one.reading)).toEqual([reading, unread, null])
    expect(await seen("one")).toEqual([
      ["a", "", 3, true],
      ["b", "Title b", 3, true],
      ["c", "Title c", 3, false],
    ])
    const others = [...(await ask("another")), ...(await ask(null))]
    expect(others.every(({ post: { title }, reading: own }) => title !== "" && own === null)).toBe(true)
    await posts((port) =>
      port.store("readings", [post("a", 10, { score: 9 }), post("b", 20, { body: "Other words" })], 2000),
    )
    expect((await seen("one")).slice(0, 2)).toEqual([
      ["a", "", 9, true],
      ["b", "Title b", 3, false],
    ])
  })
}
