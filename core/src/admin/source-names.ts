import * as Schema from "effect/Schema"
import type { Named } from "#reading/community-name.ts"
import { CommunitySource } from "#reading/source-kind.ts"

/** How each source addresses its communities; the table that holds them checks the same. */
const addresses: { readonly [S in CommunitySource]: (name: string) => boolean } = {
  reddit: (name) => /^[A-Za-z0-9_]{2,50}$/.test(name),
  feed: (name) => hostOf(name) !== null && /^\S{8,298}$/.test(name),
  lemmy: (name) => /^[a-z0-9_]{2,50}@[a-z0-9.-]{4,200}(?::\d{2,5})?$/.test(name),
  stackexchange: (name) => /^[a-z0-9.-]{2,50}(?:\/[a-z0-9.#+-]{1,35})?$/.test(name),
  upload: (name) => isLine(name),
}

const isLine = (text: string): boolean => /^\P{Cc}{2,60}$/u.test(text)

/** The name is not as its source writes names, or a title stands where none is or none where one must be. */
export class SourceNameUnfit extends Schema.TaggedError<SourceNameUnfit>()("SourceNameUnfit", {
  source: CommunitySource,
  field: Schema.Literals(["name", "title"]),
}) {}

/** What is wrong with how a community is named; null when nothing is. Only a feed has a title. */
export const misnamed = ({ source, name, title }: Named): SourceNameUnfit | null => {
  if (!addresses[source](name)) return new SourceNameUnfit({ source, field: "name" })
  const isTitled = source === "feed" ? title !== null && isLine(title) : title === null
  return isTitled ? null : new SourceNameUnfit({ source, field: "title" })
}

/** What a source may be called that nobody gave a title, the best first: a feed by its host, a second one there by its path too. */
export const usualTitles = (
  source: CommunitySource,
  name: string,
): readonly [string | null, ...ReadonlyArray<string>] => {
  const host = source === "feed" ? hostOf(name) : null
  if (host === null) return [null]
  const path = name.replace(/^https:\/\//, "").replace(/\/$/, "")
  return [host.slice(0, 60), path.slice(0, 60)]
}

const hostOf = (address: string): string | null =>
  /^https:\/\/([a-z0-9.-]{4,253})(?::\d{2,5})?(?:[/?]|$)/.exec(address)?.[1] ?? null
