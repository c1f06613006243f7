import { on, once } from "node:events"
import { type MessagePort, parentPort, workerData } from "node:worker_threads"
import type { Asked, Document, Handed, ReadAs } from "./aside.ts"

// The other side of readAside: one document, and the thread ends. It loads what this one takes and no more.

const readers: {
  readonly [D in Document as D["as"]]: (document: D) => Promise<ReadAs[D["as"]]>
} = {
  feed: async ({ text, address }) => (await import("./feed.wire.ts")).readFeed(text, address),
  upload: async ({ text }) => (await import("./upload.wire.ts")).readUpload(text),
}

/** So many posts are handed over at once: to take ten thousand in one piece would hold the other side up. */
const MOST_AT_ONCE = 500

/** The text of so many characters that comes in pieces. */
const taken = async (port: MessagePort, length: number): Promise<string> => {
  let text = ""
  if (length === 0) return text
  for await (const [piece] of on(port, "message")) {
    text += String(piece)
    if (text.length >= length) break
  }
  return text
}

const hand = async (port: MessagePort, read: ReadAs[keyof ReadAs]): Promise<void> => {
  if (read === null || !("posts" in read)) return port.postMessage({ read } satisfies Handed)
  for (let at = 0; at < read.posts.length; at += MOST_AT_ONCE) {
    port.postMessage({ posts: read.posts.slice(at, at + MOST_AT_ONCE) } satisfies Handed)
    await once(port, "message")
  }
  port.postMessage({ read: { ...read, posts: [] } } satisfies Handed)
}

if (parentPort !== null) {
  // Asked by the thread that started this one.
  const { length, ...asked } = workerData as Asked
  const document: Document = { ...asked, text: await taken(parentPort, length) }
  await hand(
    parentPort,
    document.as === "feed" ? await readers.feed(document) : await readers.upload(document),
  )
}
