import { message, type WordsOf } from "#lib/message.ts"
import type { steady as English } from "#words/steady.ts"

export const steady: WordsOf<typeof English> = {
  steadyQuestions: "Sürekli sorulanlar",
  whatSteadyMeans: message(
    "Bugüne özgü bir artış yok; önemli olan da bu: İnsanlar bunları hep soruyor. {days} günlük paylaşımlar sayıldı.",
  ),
  noSteadyQuestions: "Son günlerde, yükselmeden yeterince kişinin sorduğu bir soru bulunmadı.",
  askedInDays: message(
    "{days} günde {posts} paylaşımın {isAll, select, yes {tamamı} other {{asking} tanesi}} bunu soruyor ya da yanıtlıyor, bizim ifademizle.",
  ),
}
