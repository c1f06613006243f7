import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import type { Post } from "#reading/post.ts"

/** Posts of the recorded archive as `Post`s, oldest first. `data` is the folder of recorded data. */
export const recordedPosts = (data: string): ReadonlyArray<Post> =>
  gunzipSync(readFileSync(`${data}/reddit/health_2013.jsonl.gz`))
    .toString()
    .trim()
    .split("\n")
    .map((line): Post => {
      const row = JSON.parse(line)
      return {
        id: row.id,
        community: row.subreddit,
        title: row.title,
        body: row.selftext ?? "",
        createdAt: row.created_utc,
        score: row.score,
        comments: row.num_comments,
        authorKey: null,
        flair: row.link_flair_text,
        permalink: `https://www.reddit.com/r/${row.subreddit}/comments/${row.id}/`,
        url: row.url,
        over18: row.over_18,
        stickied: false,
        removed: false,
        automated: false,
      }
    })

export interface LabelledText {
  readonly text: string
  readonly title: string
  readonly label: string
}

/** The labelled posts of 20 communities. */
export const labelledPosts = (data: string): ReadonlyArray<LabelledText> =>
  readFileSync(`${data}/labelled/reddit20.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))

/** A repeatable source of numbers from 0 up to 1 (mulberry32). */
export const repeatable = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
