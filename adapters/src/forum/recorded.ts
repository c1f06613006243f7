import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { gunzipSync } from "node:zlib"
import { groupBy } from "@rounds/core/kernel/group-by.ts"
import type { Post } from "@rounds/core/reading/post.ts"
import { joined } from "@rounds/core/collection/joined.ts"
import { type ForumReader, ForumSource, SourceUnavailable } from "@rounds/core/collection/source-ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { authorKeys } from "./author-keys.ts"
import { readListing } from "./listing.wire.ts"
import { newestPerDay } from "./per-day.ts"
import { readRecording } from "./recording.wire.ts"

/** The sample data of the product. */
export const sampleFolder = fileURLToPath(import.meta.resolve("#forum/recorded.ts")).replace(
  /adapters.src.forum.recorded\.ts$/,
  join("fixtures", "forum"),
)

/**
 * Recorded listings: every `*.json` and `*.json.gz` below `folder` holds a Reddit listing or an array of them. The folder
 * stands for the day that its `recording.json` names, or else for the day of its newest post. A file that is no listing
 * makes the community of its name unavailable and no other.
 */
export const recordedReader = (folder: string = sampleFolder): ForumReader => {
  const { posts, broken, day, fictitious, own } = readFolder(folder)
  return {
    kind: "recorded",
    // Another folder is another source: its posts are no history of the sample data.
    name: folder === sampleFolder ? "recorded" : `recorded-${basename(folder)}`,
    sampleDate: day,
    own,
    posts: ({ community, ...query }) => {
      const name = community.toLowerCase()
      const file = broken.get(name)
      if (file !== undefined) {
        return Effect.fail(
          new SourceUnavailable({ community, reason: `${file} is not a listing.`, retryAfter: null }),
        )
      }
      const taken = newestPerDay(posts.get(name) ?? [], query)
      return Effect.succeed(
        taken.map((post) => ({
          ...post,
          community,
          // A made-up post has no page: what tells it from others is no address on the web.
          permalink: fictitious ? `sample:/r/${community}/comments/${post.id}/` : post.permalink,
        })),
      )
    },
    gone: () => Effect.succeed([]),
  }
}

/** A recording and nothing else. */
export const RecordedForum = (folder?: string): Layer.Layer<ForumSource> =>
  Layer.effect(
    ForumSource,
    Effect.sync(() => joined([recordedReader(folder)])),
  )

const readFolder = (folder: string) => {
  const posts = new Map<string, Post>()
  const broken = new Map<string, string>()
  // A recording is no secret, and its keys must be the same in every run.
  const keys = authorKeys("recorded")
  for (const path of listingFiles(folder)) {
    const pages = [parse(path)].flat().map((page) => readListing(page, keys))
    if (pages.includes(null))
      broken.set(
        basename(path)
          .replace(/\.json(\.gz)?$/, "")
          .toLowerCase(),
        basename(path),
      )
    for (const page of pages) for (const post of page?.posts ?? []) posts.set(post.id, post)
  }
  const recording = readRecording(parse(join(folder, MANIFEST)))
  let newest = 0
  for (const { createdAt } of posts.values()) newest = Math.max(newest, createdAt)
  return {
    posts: groupBy(posts.values(), ({ community }) => community.toLowerCase()),
    broken,
    day: recording?.sampleDate ?? new Date(newest * 1000).toISOString().slice(0, 10),
    fictitious: recording?.fictitious ?? false,
    own: (recording?.communities ?? []).map((name) => ({
      id: `recorded ${name}`,
      source: "reddit" as const,
      name,
      title: null,
      isActive: true,
      postLimit: MOST_PER_DAY,
    })),
  }
}

const MANIFEST = "recording.json"

/** Of a community that stands in the recording alone, all of it is read. */
const MOST_PER_DAY = 100

/** In the order of their paths: a post that was recorded twice is as its later file has it. */
const listingFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.json(\.gz)?$/.test(path) && basename(path) !== MANIFEST)
    .toSorted()
    .map((path) => join(folder, path))

/** A listing of a year stays far below; a small packed file can hold gigabytes. In bytes. */
const LONGEST_FILE = 100_000_000

/** What the file holds, or null when it is not there, too long, or no JSON. */
const parse = (path: string): unknown => {
  try {
    const bytes = readFileSync(path)
    const unpacked = path.endsWith(".gz") ? gunzipSync(bytes, { maxOutputLength: LONGEST_FILE }) : bytes
    return JSON.parse(unpacked.toString("utf8"))
  } catch {
    return null
  }
}
