import * as Schema from "effect/Schema"

/**
 * Where posts may come from: recorded listings, Reddit, feeds (RSS, Atom, JSON), Lemmy, Stack Exchange, and files that an
 * operator hands over.
 */
export const SourceKind = Schema.Literals(["recorded", "reddit", "feed", "lemmy", "stackexchange", "upload"])
export type SourceKind = typeof SourceKind.Type

/** A source that communities belong to. A recording holds Reddit's communities and has none of its own. */
export const CommunitySource = Schema.Literals(["reddit", "feed", "lemmy", "stackexchange", "upload"])
export type CommunitySource = typeof CommunitySource.Type

/** Whose communities a source reads. */
export const communitiesOf: { readonly [K in SourceKind]: CommunitySource } = {
  recorded: "reddit",
  reddit: "reddit",
  feed: "feed",
  lemmy: "lemmy",
  stackexchange: "stackexchange",
  upload: "upload",
}

/** Whether posts of a source are asked for; what is uploaded is handed over. */
export const isAsked: { readonly [K in SourceKind]: boolean } = {
  recorded: true,
  reddit: true,
  feed: true,
  lemmy: true,
  stackexchange: true,
  upload: false,
}
