import { once } from "node:events"
import { parentPort, workerData } from "node:worker_threads"
import type { Document, Handed, ReadAs } from "./aside.ts"

// The other side of readAside: one document, and the thread ends. It loads what this one takes and no more.

const readers: {
  readonly [D in Document as D["as"]]: (document: D) => Promise<ReadAs[D["as"]]>
} = {
  feed: async ({ text, address }) => (await import("./feed.wire.ts")).readFeed(text, address),
  upload: async ({ text }) => (await import("./upload.wire.ts")).readUpload(text),
}

/** So many posts are handed over at once: to take ten thousand in one piece would hold the other side up. */
const MOST_AT_ONCE = 500

// Given by the thread that started this one.
const document = workerData as Document
const read = document.as === "feed" ? await readers.feed(document) : await readers.upload(document)
if (parentPort !== null) {
  if (read !== null && "posts" in read) {
    for (let at = 0; at < read.posts.length; at += MOST_AT_ONCE) {
      parentPort.postMessage({ posts: read.posts.slice(at, at + MOST_AT_ONCE) } satisfies Handed)
      await once(parentPort, "message")
    }
    parentPort.postMessage({ read: { ...read, posts: [] } } satisfies Handed)
  } else parentPort.postMessage({ read } satisfies Handed)
}
