import * as DateTime from "effect/DateTime"
import type { PlanWords } from "#language/weekly-plan.ts"

const day = (date: string): string =>
  DateTime.formatUtc(DateTime.makeUnsafe(date), { locale: "tr-TR", month: "long", day: "numeric" })

export const planWords: PlanWords = {
  why: {
    asked: ({ posts, among, days, question }) =>
      `Son ${days} günde ${among} paylaşımın ${posts === among ? "tamamı" : `${posts} tanesi`} bunu soruyor ya da yanıtlıyor: “${question}”`,
    new_word: ({ word, posts, among }) =>
      `Yeni sözcük: “${word}”; ${among} paylaşımın ${posts === among ? "tamamında" : `${posts} tanesinde`} geçiyor`,
    first_seen: (seen) =>
      `İlk kez ${day(seen.day)} günü görüldü; şimdi ${seen.communities} toplulukta ${seen.posts} paylaşım var`,
    companion: ({ name, posts, among, usual, on }) =>
      `${on === null ? "" : `${on} konulu `}${among} paylaşımın ${posts === among ? "tamamında" : `${posts} tanesinde`} ${name} geçiyor; genelde ${usual === 0 ? "hiç geçmez" : `${usual} tanesinde geçer`}`,
    at_once: ({ asking, communities, usual }) =>
      asking
        ? `${communities} toplulukta birden soruldu; genelde ${usual === 0 ? "hiç sorulmaz" : `${usual} toplulukta sorulur`}`
        : `${communities} toplulukta birden konuşuldu; genelde ${usual === 0 ? "hiç konuşulmaz" : `${usual} toplulukta konuşulur`}`,
    spread: ({ newOnes, communities }) =>
      `Konuşulduğu ${communities} topluluğun ${newOnes === communities ? "tamamında" : `${newOnes} tanesinde`} yeni`,
    more_posts: ({ posts, usual, among }) => {
      const counted =
        among === undefined
          ? `${posts} paylaşım`
          : `konuyla ilgili ${among} paylaşımın ${posts === among ? "tamamı" : `${posts} tanesi`} bunu soruyor ya da yanıtlıyor`
      return usual === 0
        ? `Üç günde ${counted}; olağan zamanda hiç olmaz`
        : `Üç günde ${counted}; olağan sayı ${usual.toLocaleString("tr-TR")}`
    },
  },
  namesOnly: "Paylaşımların en az yarısının sorduğu ortak bir soru yok: Çekmeden önce birkaçını okuyun.",
  suits: "Mesleğinizle ilgili bir konu.",
  inLanguage: (name) => `Konunun dili ${name}.`,
}
