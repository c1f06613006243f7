import type { PostWords } from "#script/post-words.ts"
import type { Said } from "#script/said.ts"
import type { Script } from "#script/script.ts"
import { findingsIn } from "#script/sources.ts"
import { mayBePosted, type PostStanding } from "./may-be-posted.ts"

/**
 * What still holds of what the writer of a script proposed to type beside it. Words whose ground an edit has taken out
 * of the script, or that the claims check of today marks, are not proposed any more; brought back, they are again.
 */
export const proposalOf = (
  { beats, disclaimer, post }: Pick<Script, "beats" | "disclaimer" | "post">,
  { context, ours }: Pick<PostStanding, "context" | "ours">,
): PostWords => {
  const standing = { findings: new Set(findingsIn(beats)), context, disclaimer, ours }
  const holds = (said: ReadonlyArray<Said>) => said.length > 0 && mayBePosted(said, standing)
  return {
    title: post.title !== null && holds([post.title]) ? post.title : null,
    caption: holds(post.caption) ? post.caption : [],
  }
}
