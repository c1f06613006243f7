import { parentPort, workerData } from "node:worker_threads"
import type { Document, ReadAs } from "./aside.ts"

// The other side of readAside: one document, and the thread ends. It loads what this one takes and no more.

const readers: {
  readonly [D in Document as D["as"]]: (document: D) => Promise<ReadAs[D["as"]]>
} = {
  feed: async ({ text, address }) => (await import("./feed.wire.ts")).readFeed(text, address),
  upload: async ({ text }) => (await import("./upload.wire.ts")).readUpload(text),
}

// Given by the thread that started this one.
const document = workerData as Document
parentPort?.postMessage(
  document.as === "feed" ? await readers.feed(document) : await readers.upload(document),
)
