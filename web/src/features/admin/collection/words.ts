import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import type { CommunitySource, SourceKind } from "@rounds/core/reading/source-kind.ts"
import { viewersLocale } from "#lib/locale.ts"
import { clockOf, count, momentInText, shortDate } from "#lib/words.ts"
import type { State } from "#ui/state-mark.tsx"
import { adminCollection as phrases } from "#words/admin/collection.ts"

export type Scraping = SuccessOf<"GET /api/admin/analytics/scraping">
export type EditionLine = Scraping["editions"][number]
export type Source = SuccessOf<"GET /api/admin/subreddits">[number]

export const editionStates: { readonly [S in EditionLine["state"]]: string } = {
  published: phrases.published,
  published_by_hand: phrases.publishedByHand,
  withheld: phrases.withheld,
}

/** By what a collection is noted with; what follows a colon is the reason. */
const outcomes: Readonly<Record<string, string>> = {
  "": phrases.notNoted,
  published: phrases.wasPublished,
  "kept back": phrases.wasKeptBack,
  "nothing collected": phrases.nothingCollected,
}
export const outcomeWords = (outcome: string) => {
  const short = outcome.replace(/:.*/, "")
  return outcomes[short] ?? short
}

const reasons: { readonly [R in NonNullable<EditionLine["leftOut"]>[number]["reason"]]: string } = {
  self_harm: phrases.selfHarm,
  eating_disorder: phrases.eatingDisorders,
  emergency: phrases.emergencies,
  minor: phrases.minors,
  sexual: phrases.sexualContent,
  drug_seeking: phrases.seekingMedicine,
  tragedy: phrases.tragedies,
}

const floors = {
  communities: phrases.tooFewCommunities,
  posts: phrases.tooFewPosts,
  topics: phrases.tooFewTopics,
} as const

/** "11 communities answered to a floor of 14": which floors an edition missed. */
export const shortfallWords = ({ shortfalls }: Pick<EditionLine, "shortfalls">) =>
  shortfalls
    .map(({ measure, found, needed }) => floors[measure]({ found: count(found), needed: count(needed) }))
    .join("; ")

/** "4 posts left out: emergencies 2, minors 1": counted, never quoted. */
export const leftOutWords = ({ leftOut }: Pick<EditionLine, "leftOut">) => {
  if (leftOut === null) return phrases.leftOutNotCounted
  const all = leftOut.reduce((sum, { posts }) => sum + posts, 0)
  if (all === 0) return phrases.nothingLeftOut
  return phrases.postsLeftOut({
    posts: all,
    reasons: leftOut.map(({ reason, posts }) => `${reasons[reason]} ${count(posts)}`).join(", "),
  })
}

const languageNames = new Intl.DisplayNames(viewersLocale, { type: "language" })

const languageName = (tag: string) => (tag === "und" ? phrases.otherLanguages : languageNames.of(tag)) ?? tag

/** "9 posts not read: German 7, other languages 2"; null where every language was read. */
export const notReadWords = ({ notRead }: Pick<EditionLine, "notRead">) =>
  notRead.length === 0
    ? null
    : phrases.postsNotRead({
        posts: notRead.reduce((sum, { posts }) => sum + posts, 0),
        languages: notRead
          .map(({ language, posts }) => `${languageName(language)} ${count(posts)}`)
          .join(", "),
      })

/** Where posts come from, as screens call it. */
const kinds: { readonly [K in SourceKind]: string } = {
  recorded: phrases.recording,
  reddit: phrases.reddit,
  feed: phrases.feed,
  lemmy: phrases.lemmy,
  stackexchange: phrases.stackExchange,
  upload: phrases.upload,
}

/** The sources of a collection; a recording of another folder is called by its own name. */
export const sourcesWords = (source: string): string =>
  source
    .split("+")
    .map((name) => (isKind(name) ? kinds[name] : name))
    .join(", ")

const isKind = (name: string): name is SourceKind => Object.hasOwn(kinds, name)

/** How each source addresses its communities. */
export const nameHints: { readonly [S in CommunitySource]: string } = {
  reddit: phrases.redditHint,
  feed: phrases.feedHint,
  lemmy: phrases.lemmyHint,
  stackexchange: phrases.stackExchangeHint,
  upload: phrases.uploadHint,
}

export const sourceKinds: ReadonlyArray<readonly [CommunitySource, string]> = (
  Object.keys(nameHints) as Array<CommunitySource>
)
  // What is uploaded brings its communities along.
  .filter((source) => source !== "upload")
  .map((source) => [source, kinds[source]])

export const healthStates: { readonly [H in Source["health"]]: readonly [State, string] } = {
  fine: ["fine", phrases.answeredWell],
  slow: ["slow", phrases.answeredSlowly],
  failing: ["broken", phrases.didNotAnswer],
  unread: ["off", phrases.notReadYet],
  unasked: ["off", phrases.notConfigured],
}

const dayAndClock = (at: string) => `${shortDate(at)} ${clockOf(at)}`

/** Since when a source that is on does not answer, and when it is asked again; null while it does. */
export const failureWords = ({ standing, nextTryAt }: Source, now: Date): string | null => {
  if (standing === null || standing.failingSince === null || nextTryAt === null) return null
  const { failingSince, failures, lastOkAt } = standing
  return [
    phrases.failingSince({ since: dayAndClock(failingSince), failures }),
    lastOkAt === null ? phrases.neverAnswered : phrases.lastAnswered({ at: dayAndClock(lastOkAt) }),
    phrases.askedAgain({ at: momentInText(nextTryAt, now) }),
  ].join(" ")
}
