import type { WhyNowWords } from "#language/why-now.ts"
import { dayOf } from "./topic-words.ts"

/** "9 paylaşımın 8 tanesinde", "9 paylaşımın tamamında" */
const among = (some: number, all: number): string =>
  `${all} paylaşımın ${some === all ? "tamamında" : `${some} tanesinde`}`

export const whyNow: WhyNowWords = {
  new_word: ({ word, posts }) => `Yeni sözcük: ${word.text}, ${among(word.posts, posts)}`,
  first_seen: ({ firstSeen, communities }) =>
    `İlk kez ${dayOf(firstSeen.day)} günü görüldü${communities > 1 ? `, şimdi ${communities} toplulukta` : ""}`,
  companion: ({ companion: { name, posts, among: all, usual: before, on } }) =>
    `${on === null ? "" : `${on} konulu `}${among(posts, all)} ${name} geçiyor, genelde ${before === 0 ? "hiç geçmez" : `${before} tanesinde geçer`}`,
  spread: ({ newCommunities, communities }) =>
    newCommunities.length === communities
      ? `${communities} topluluğun tamamında yeni`
      : `${communities} topluluğun ${newCommunities.length} tanesinde yeni`,
  at_once: ({ atOnce: { asking, communities, usual: before } }) =>
    asking
      ? `${communities} toplulukta birden soruldu, genelde ${before === 0 ? "hiç sorulmaz" : `${before} toplulukta sorulur`}`
      : `${communities} toplulukta birden konuşuldu, genelde ${before === 0 ? "hiç konuşulmaz" : `${before} toplulukta konuşulur`}`,
}
