import type { Words } from "#script/from-findings/words.ts"

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase("tr")}${text.slice(1)}`

const spans = {
  3: { within: "üç günde", span: "üç gün" },
  7: { within: "yedi günde", span: "yedi gün" },
} as const

const share = (asking: number, posts: number): string => (asking === posts ? "tamamı" : `${asking} tanesi`)

/** What people asked, with how many of them did: `crowd` with the numbers, `handful` where they are too few for one. */
export const crowd: Words["crowd"] = {
  counted: [
    ({ posts, asking, days, isSample, question }) =>
      `${capital(spans[days].within)} ${isSample ? "örnek verideki " : ""}${posts} paylaşımın ${share(asking, posts)} bunu soruyor: ${question}`,
    ({ posts, asking, days, isSample, question }) =>
      `${question} ${isSample ? "Örnek veride" : "Forumlarda"} ${spans[days].within} ${posts} paylaşımın ${share(asking, posts)} bunu sordu.`,
    ({ posts, asking, days, isSample, question }) =>
      `${capital(spans[days].span)}, ${isSample ? "örnek veride " : ""}${posts} paylaşım. ${capital(share(asking, posts))} şunu merak ediyor: ${question}`,
  ],
  shared: [
    ({ posts, days, isSample, question }) =>
      `${capital(spans[days].within)} ${isSample ? "örnek verideki " : ""}${posts} paylaşımın en az yarısı bunu soruyor ya da yanıtlıyor: ${question}`,
    ({ posts, days, isSample, question }) =>
      `${question} ${isSample ? "Örnek veride" : "Forumlarda"} ${spans[days].within} ${posts} paylaşımın en az yarısında bu konuşuldu.`,
    ({ posts, days, isSample, question }) =>
      `${capital(spans[days].span)}, ${isSample ? "örnek veride " : ""}${posts} paylaşım. En az yarısında geçen soru: ${question}`,
    ({ posts, days, isSample, question }) =>
      `${isSample ? "Örnek verideki" : `Son ${spans[days].span}deki`} ${posts} paylaşımı okudum. ${question}`,
  ],
  about: [
    ({ posts, days, isSample, question }) =>
      `${capital(spans[days].within)} ${isSample ? "örnek verideki " : ""}${posts} paylaşımın konusu bu. ${question}`,
    ({ posts, days, isSample, question }) =>
      `${question} ${isSample ? "Örnek veride" : "Forumlarda"} ${spans[days].within} ${posts} paylaşımın konusu buydu.`,
    ({ posts, days, isSample, question }) =>
      `${capital(spans[days].span)}, ${isSample ? "örnek veride " : ""}bu konuda ${posts} paylaşım. Sorum şu: ${question}`,
  ],
  named: [
    ({ posts, days, isSample, question }) =>
      `${capital(spans[days].within)} ${isSample ? "örnek verideki " : ""}${posts} paylaşımda adı geçti. Sorum şu: ${question}`,
    ({ posts, days, isSample, question }) =>
      `${question} ${isSample ? "Örnek veride" : "Forumlarda"} ${spans[days].within} ${posts} paylaşımda adı geçti, oradan geldi.`,
  ],
}

export const handful: Words["handful"] = {
  shared: [
    ({ isSample, question }) =>
      `${isSample ? "Örnek veride birkaç" : "Birkaç"} paylaşımda geçen soru: ${question}`,
    ({ isSample, question }) =>
      `${question} ${isSample ? "Örnek veride yalnızca" : "Yalnızca"} birkaç paylaşımda geçti, ama yerinde bir soru.`,
  ],
  about: [
    ({ isSample, question }) =>
      `${isSample ? "Örnek verideki birkaç" : "Birkaç"} paylaşımda konu buydu; ben de sordum: ${question}`,
    ({ isSample, question }) =>
      `${question} ${isSample ? "Örnek veride yalnızca" : "Yalnızca"} birkaç paylaşımın konusuydu, ama konuşmaya değer.`,
  ],
  named: [
    ({ isSample, question }) =>
      `${isSample ? "Örnek veride birkaç" : "Birkaç"} paylaşımda yalnızca adı geçti. Sorum şu: ${question}`,
  ],
}
