import type { CommunitySource } from "./source-kind.ts"

/** What tells a community from every other one. */
export interface Named {
  readonly source: CommunitySource
  /** As its source addresses it. */
  readonly name: string
  /** What it is called where its address says nothing to people; null elsewhere. */
  readonly title: string | null
}

/** How each source writes its communities. */
const spellings: { readonly [S in CommunitySource]: (name: string) => string } = {
  reddit: (name) => `r/${name}`,
  feed: (title) => title,
  lemmy: (name) => `!${name}`,
  stackexchange: (name) => name,
  upload: (name) => name,
}

/** What posts and topics call a community by: its name, behind its source's where that is not Reddit. */
export const keyOf = ({ source, name, title }: Named): string =>
  source === "reddit" ? name : `${source}:${title ?? name}`

const KEY = /^(feed|lemmy|stackexchange|upload):(.+)$/s

/** The source and the name in a key. */
export const namedIn = (key: string): { readonly source: CommunitySource; readonly name: string } => {
  const [, source, name] = KEY.exec(key) ?? []
  return source === undefined || name === undefined || !isSource(source)
    ? { source: "reddit", name: key }
    : { source, name }
}

const isSource = (source: string): source is CommunitySource => Object.hasOwn(spellings, source)

/** A community as its source writes it: "r/nutrition", "!nutrition@lemmy.example", "fitness/protein", a feed's title. */
export const writtenCommunity = (key: string): string => {
  const { source, name } = namedIn(key)
  return spellings[source](name)
}
