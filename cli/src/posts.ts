import { readJsonl } from "@rounds/adapters/forum/jsonl.ts"
import type { Post } from "@rounds/core/reading/post.ts"
import { refuse } from "./command.ts"
import { warn } from "./output.ts"

/** A bad line is reported, and reading goes on; after these many the rest are only counted. */
const REPORTED = 5

/** What `read` makes of the posts of a file, in the file's order; `null` leaves a post out. Of an id only the first counts. */
export const readPosts = async <A>(
  file: string,
  read: (post: Post) => A | null,
): Promise<ReadonlyArray<A>> => {
  const results: Array<A> = []
  const seen = new Set<string>()
  let bad = 0
  let again = 0
  try {
    const posts = readJsonl(file, ({ line, reason }) => {
      bad += 1
      if (bad <= REPORTED) warn(`${file}:${line}: ${reason}`)
    })
    for await (const post of posts) {
      if (seen.has(post.id)) {
        again += 1
        continue
      }
      seen.add(post.id)
      const result = read(post)
      if (result !== null) results.push(result)
    }
  } catch (cause) {
    refuse(`Cannot read ${file}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
  if (bad > REPORTED) warn(`${file}: ${bad - REPORTED} more lines could not be read`)
  if (again > 0) warn(`${file}: ${again} posts left out: their id came before`)
  return results
}
