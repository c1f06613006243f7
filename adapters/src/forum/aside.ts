import { fileURLToPath } from "node:url"
import { Worker } from "node:worker_threads"
import type { Upload } from "@rounds/core/admin/uploads.ts"
import type { Post } from "@rounds/core/reading/post.ts"
import * as Effect from "effect/Effect"
import type { FeedPage } from "./feed.wire.ts"

/** A document of a stranger, and as what it is to be read. */
export type Document =
  | { readonly as: "feed"; readonly text: string; readonly address: string }
  | { readonly as: "upload"; readonly text: string }

/** What documents are read to; null for a feed that is none. */
export interface ReadAs {
  readonly feed: FeedPage | null
  readonly upload: Upload
}

/** What the thread hands over: some of a file's posts, after which it waits for word that they were taken, and the rest. */
export type Handed = { readonly posts: ReadonlyArray<Post> } | { readonly read: ReadAs[keyof ReadAs] }

/** What is asked of the thread: a document without its text. That, of so many characters, follows in pieces. */
export type Asked = Document & { readonly text: ""; readonly length: number }

/** What one document may take of a machine: milliseconds, and millions of bytes of memory. */
interface Bounds {
  readonly limitMs: number
  readonly memoryMb: number
}

const usual: Bounds = { limitMs: 20_000, memoryMb: 512 }

/** So many characters are handed over at once: to copy ten million in one piece would hold this side up. */
const PIECE = 500_000

/** Gives a text piece by piece, who else asks coming between them. */
const handOver = (text: string, give: (piece: string) => void, from = 0): void => {
  if (from >= text.length) return
  give(text.slice(from, from + PIECE))
  setImmediate(() => handOver(text, give, from + PIECE))
}

const file = fileURLToPath(new URL("aside-thread.ts", import.meta.url))

/**
 * Reads a document in a thread of its own: whoever wrote it decides how long that takes, and nobody who asks the API
 * meanwhile is to wait for it. `unreadable` when it takes longer, or more memory, than any honest one.
 */
export const readAside = <D extends Document>(document: D, bounds: Bounds = usual) =>
  Effect.callback<ReadAs[D["as"]] | "unreadable">((done) => {
    const { text } = document
    const asked: Asked = { ...document, text: "", length: text.length }
    const thread = new Worker(file, {
      workerData: asked,
      resourceLimits: { maxOldGenerationSizeMb: bounds.memoryMb },
    })
    handOver(text, (piece) => thread.postMessage(piece))
    const posts: Array<Post> = []
    const told = (read: ReadAs[D["as"]] | "unreadable") => done(Effect.succeed(read))
    const take = (handed: Handed) => {
      if ("posts" in handed) {
        posts.push(...handed.posts)
        // The next ones after who else asks.
        setImmediate(() => thread.postMessage("taken"))
        return
      }
      const { read } = handed
      const whole = read !== null && "posts" in read ? { ...read, posts } : read
      // The thread reads a document as what it was asked to.
      told(whole as ReadAs[D["as"]])
    }
    const late = setTimeout(() => void thread.terminate(), bounds.limitMs)
    thread
      .on("message", take)
      .on("error", () => told("unreadable"))
      .on("exit", () => {
        clearTimeout(late)
        told("unreadable")
      })
    return Effect.promise(() => thread.terminate())
  })
