import { message, type WordsOf } from "#lib/message.ts"
import type { named as English } from "#words/named.ts"

export const named: WordsOf<typeof English> = {
  namedMoreThanUsual: "Her zamankinden çok anılanlar",
  oneNamedMore: "Her zamankinden çok anılıyor.",
  whatNamedMeans:
    "Paylaşım sayısı her zamankinden fazla, ama en az yarısının sorduğu ortak bir soru yok. Çekmeden önce okuyun.",
  noQuestions: "Bu konuların hiçbirinde paylaşımların en az yarısının sorduğu ortak bir soru yok.",
  titleOfName: message(
    "{name}: üç günde {posts} paylaşım, genelde {usual, plural, =0 {hiç olmaz} other {# olur}}",
  ),
  allQuestionsAbove: "Bugünün bütün soruları yukarıda.",
}
