import { readFileSync } from "node:fs"
import { heldPosts } from "#reading/held-post.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { shelvesOf } from "#topic/detect-topics.ts"
import { readyOf, storedPages, type StoredPost } from "./stored-month.ts"

// A process of its own, so that its memory is its own: `node million.ts 1000000 posts.json`, with the stored posts that
// the million is made of. Prints what it took as JSON.

const asOf = Date.UTC(2013, 4, 20, 9) / 1000

/** What one run over so many stored posts took. */
export interface MillionTaken {
  readonly posts: number
  readonly topics: number
  /** Seconds by the clock, and by the processor, of loading and of finding topics; making the posts is not counted. */
  readonly load: number
  readonly loadCpu: number
  readonly detect: number
  readonly detectCpu: number
  /** The most memory that the process ever held, in megabytes, and what it held before the first post. */
  readonly memory: number
  readonly memoryBefore: number
}

const clock = () => {
  const cpu = process.cpuUsage()
  const start = performance.now()
  return () => {
    const { user, system } = process.cpuUsage(cpu)
    return { seconds: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 }
  }
}

const megabytes = (): number => process.resourceUsage().maxRSS / 1024

const run = (count: number, file: string): MillionTaken => {
  const held: ReadonlyArray<StoredPost> = JSON.parse(readFileSync(file, "utf8"))
  const memoryBefore = megabytes()
  const posts: Array<ReadPost> = []
  const hold = heldPosts()
  let load = 0
  let loadCpu = 0
  for (const page of storedPages(held, count, asOf)) {
    const stop = clock()
    for (const post of readyOf(page, asOf, hold)) posts.push(post)
    const taken = stop()
    load += taken.seconds
    loadCpu += taken.cpu
  }
  const stop = clock()
  const { topics } = shelvesOf({ posts, asOf, limit: 30 })
  const { seconds: detect, cpu: detectCpu } = stop()
  return {
    posts: posts.length,
    topics: topics.length,
    load,
    loadCpu,
    detect,
    detectCpu,
    memory: megabytes(),
    memoryBefore,
  }
}

process.stdout.write(JSON.stringify(run(Number(process.argv[2]), process.argv[3] ?? "")))
