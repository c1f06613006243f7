import { readJsonl } from "@rounds/adapters/forum/jsonl.ts"
import type { Post } from "@rounds/core/topic/post.ts"
import { isReadPost, readPost, type ReadPost } from "@rounds/core/topic/read-post.ts"
import { refuse } from "./command.ts"
import { warn } from "./output.ts"

/** A bad line is reported, and reading goes on; after these many the rest are only counted. */
const REPORTED = 5

/** The posts of a file that the topic engine can use, in the file's order. `keep` is asked before a post is read. */
export const readPosts = async (
  file: string,
  keep: (post: Post) => boolean,
): Promise<ReadonlyArray<ReadPost>> => {
  const posts: Array<ReadPost> = []
  let bad = 0
  try {
    const lines = readJsonl(file, ({ line, reason }) => {
      bad += 1
      if (bad <= REPORTED) warn(`${file}:${line}: ${reason}`)
    })
    for await (const post of lines) {
      if (!keep(post)) continue
      const read = readPost(post)
      if (isReadPost(read)) posts.push(read)
    }
  } catch (cause) {
    refuse(`Cannot read ${file}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
  if (bad > REPORTED) warn(`${file}: ${bad - REPORTED} more lines could not be read`)
  return posts
}
