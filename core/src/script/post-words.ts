import * as Schema from "effect/Schema"
import { Said } from "./said.ts"

/**
 * What the writer of a script proposes to type beside its video: a title, and a caption sentence by sentence, each with
 * what it rests on. Nobody shows it as it stands: `proposalOf` decides what of it still holds.
 */
export const PostWords = Schema.Struct({
  title: Schema.NullOr(Said),
  /** Its hook first; empty where none is proposed. */
  caption: Schema.Array(Said).check(Schema.isMaxLength(40)),
})
export type PostWords = typeof PostWords.Type

export const noPostWords: PostWords = { title: null, caption: [] }

/** Characters of the longest title that a platform takes. */
export const longestTitle = 100

/** Characters of a proposed caption: room stays for its sources, hashtags and marks on every platform. */
export const longestCaption = 900
