import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { atomically } from "#kernel/atomically.ts"
import { Ids } from "#kernel/ids.ts"
import { keyOf } from "#reading/community-name.ts"
import type { Post } from "#reading/post.ts"
import { ForumSource } from "#collection/source-ports.ts"
import { Posts } from "#topic/ports.ts"
import { DAY_SECONDS } from "#kernel/day.ts"
import { type Cause, recordAction } from "./action.ts"
import { HandIns, subjectOfHandIn } from "./hand-ins.ts"
import { addSource, Sources } from "./sources.ts"
import { type UploadFault, UploadRefused, UploadsNotRead } from "./upload-faults.ts"
import { MOST_FAULTS } from "./upload-limits.ts"

/** What uploaded posts are held under. */
const UPLOAD = "upload"

/** What an upload came to. */
export const Uploaded = Schema.Struct({
  /** By which it can be taken back. */
  id: Schema.String,
  communities: Schema.Array(Schema.String),
  posts: Schema.Natural,
  /** Those that were not held yet. */
  stored: Schema.Natural,
}).annotate({ identifier: "Uploaded" })
export type Uploaded = typeof Uploaded.Type

/** What a file holds: all of its posts, or why none of them is taken. */
export type Upload = { readonly posts: ReadonlyArray<Post> } | { readonly faults: ReadonlyArray<UploadFault> }

/** Port. Reads files of posts. */
export class PostFiles extends Context.Service<
  PostFiles,
  { readonly read: (text: string) => Effect.Effect<Upload> }
>()("core/admin/PostFiles") {}

/** Whether uploads are a source that is configured. */
export const takesUploads = ForumSource.useSync(({ readers }) => readers.some(({ kind }) => kind === UPLOAD))

/** Whose clock is ahead, or stands in another zone, is no further off than this. */
const ahead = DAY_SECONDS

/** Rows of times to come: they would be counted on a day that nobody remembers them. */
const comingIn = (posts: ReadonlyArray<Post>, now: DateTime.Utc): ReadonlyArray<UploadFault> =>
  posts
    .flatMap(({ createdAt }, at): ReadonlyArray<UploadFault> =>
      createdAt > DateTime.toEpochMillis(now) / 1000 + ahead
        ? [{ row: at + 1, field: "created_at", problem: "in_future", values: [] }]
        : [],
    )
    .slice(0, MOST_FAULTS)

/**
 * Stores posts that an operator hands over, for the next collection to count. A community that is not known yet is
 * added. Posts that are held already stay as they are but for their counts, so a second time changes nothing. Refused
 * (`UploadRefused`) while one of them has a time to come.
 */
export const uploadPosts = Effect.fn("uploadPosts")(function* (
  { file, posts }: { readonly file: string; readonly posts: ReadonlyArray<Post> },
  cause: Cause,
) {
  if (!(yield* takesUploads)) return yield* new UploadsNotRead()
  const now = yield* DateTime.now
  const faults = comingIn(posts, now)
  if (faults.length > 0) return yield* new UploadRefused({ faults })
  return yield* atomically(
    Effect.gen(function* () {
      const known = (yield* Sources.use(({ all }) => all)).filter(({ source }) => source === UPLOAD)
      const names = new Map(known.map(({ name }) => [name.toLowerCase(), name]))
      for (const { community } of posts) {
        if (names.has(community.toLowerCase())) continue
        const added = yield* addSource({ source: UPLOAD, name: community }, cause)
        names.set(community.toLowerCase(), added.name)
      }
      const keyed = posts.map((post) => {
        const name = names.get(post.community.toLowerCase()) ?? post.community
        return { ...post, community: keyOf({ source: UPLOAD, name, title: null }) }
      })
      const stored = yield* Posts.use((port) => port.store(UPLOAD, keyed, DateTime.toEpochMillis(now)))
      const communities = [...new Set(keyed.map(({ community }) => community))].toSorted()
      const id = yield* Ids.use(({ next }) => next)
      const counted = { file, posts: posts.length, stored, communities: communities.length }
      yield* HandIns.use((handIns) =>
        handIns.add(
          { id, at: DateTime.formatIso(now), ...counted },
          keyed.map((post) => post.id),
        ),
      )
      yield* recordAction({
        ...cause,
        action: "posts_uploaded",
        subject: subjectOfHandIn(id),
        after: counted,
      })
      return { id, communities, posts: posts.length, stored } satisfies Uploaded
    }),
  )
})

/** Stores the posts of a file, or nothing while one row of it is at fault. */
export const uploadFile = Effect.fn("uploadFile")(function* (
  { file, text }: { readonly file: string; readonly text: string },
  cause: Cause,
) {
  const read = yield* PostFiles.use((files) => files.read(text))
  if ("faults" in read) return yield* new UploadRefused(read)
  return yield* uploadPosts({ file, posts: read.posts }, cause)
})
