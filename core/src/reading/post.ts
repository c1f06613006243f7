/**
 * A forum post after the door: the wire format is translated and the author's name is gone. Text is untrusted.
 * `createdAt` is in seconds since 1970 (UTC). `authorKey` is a hash that changes daily, or null when the source has no author.
 */
export interface Post {
  readonly id: string
  readonly community: string
  readonly title: string
  readonly body: string
  readonly createdAt: number
  readonly score: number
  readonly comments: number
  readonly authorKey: string | null
  readonly flair: string | null
  readonly permalink: string
  readonly url: string | null
  readonly over18: boolean
  readonly stickied: boolean
  /** Deleted by its author, or removed by a moderator or a filter. */
  readonly removed: boolean
  /** Posted by a bot or with a moderator's distinguish mark. */
  readonly automated: boolean
}
