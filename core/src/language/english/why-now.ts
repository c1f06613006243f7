import * as DateTime from "effect/DateTime"
import type { WhyNowWords } from "#language/why-now.ts"
import { writtenCommunity } from "#reading/community-name.ts"
import { capitalised } from "#text/capitalised.ts"

/** "17 Nov" */
const dayOf = (date: string): string =>
  DateTime.formatUtc(DateTime.makeUnsafe(date), { locale: "en-GB", day: "numeric", month: "short" })

/** "8 of 9 posts", "all 9 posts" */
const among = (some: number, all: number): string => `${some === all ? "all" : `${some} of`} ${all} posts`

const orNone = (count: number): string => (count === 0 ? "none" : `${count}`)

export const whyNow: WhyNowWords = {
  new_word: ({ word, posts }) => `New word: ${word.text}, in ${among(word.posts, posts)}`,
  first_seen: ({ firstSeen, communities }) =>
    `First seen ${dayOf(firstSeen.day)} in ${writtenCommunity(firstSeen.community)}${communities > 1 ? `, now in ${communities} communities` : ""}`,
  companion: ({ companion: { name, posts, among: all, usual, on } }) =>
    `${capitalised(name)} in ${among(posts, all)}${on === null ? "" : ` on ${on}`}, usually in ${orNone(usual)}`,
  spread: ({ newCommunities, communities }) =>
    `New in ${newCommunities.length === communities ? "all" : `${newCommunities.length} of`} ${communities} communities: ${newCommunities.slice(0, 2).map(writtenCommunity).join(", ")}`,
  at_once: ({ atOnce: { asking, communities, usual } }) =>
    `${asking ? "Asked" : "Talked about"} in ${communities} communities at once, usually in ${orNone(usual)}`,
}
