import { message, type WordsOf } from "#lib/message.ts"
import type { weeklyPlan as English } from "#words/weekly-plan.ts"

export const weeklyPlan: WordsOf<typeof English> = {
  title: "Bu hafta çekebileceğiniz konular",
  weekOf: message("{day} haftası için seçildi, pazara kadar değişmez."),
  notYet: "Seçilecek konu henüz yok. Konular ilk kez toplandığında burada görünür.",
  byMail: "Pazartesileri e-postayla alın",
  leadsHere: message(
    "{topics, plural, =0 {Bu haftanın konuları: henüz yok} other {Bu haftanın konuları: #}}",
  ),
  asked: message(
    "Son {days} günde {among} paylaşımın {isAll, select, yes {tamamı} other {{posts} tanesi}} bunu soruyor ya da yanıtlıyor: “<foreign>{question}</foreign>”",
  ),
  newWord: message(
    "Yeni sözcük: “<foreign>{word}</foreign>”; {among} paylaşımın {isAll, select, yes {tamamında} other {{posts} tanesinde}} geçiyor",
  ),
  firstSeen: message("İlk kez {day} günü görüldü; şimdi {communities} toplulukta {posts} paylaşım var"),
  companion: message(
    "{isPart, select, yes {<foreign>{on}</foreign> konulu } other {}}{among} paylaşımın {isAll, select, yes {tamamında} other {{posts} tanesinde}} <foreign>{name}</foreign> geçiyor; genelde {usual, plural, =0 {hiç geçmez} other {# tanesinde geçer}}",
  ),
  atOnce: message(
    "{communities} toplulukta birden {asking, select, yes {soruldu; genelde {usual, plural, =0 {hiç sorulmaz} other {# toplulukta sorulur}}} other {konuşuldu; genelde {usual, plural, =0 {hiç konuşulmaz} other {# toplulukta konuşulur}}}}",
  ),
  spread: message(
    "Konuşulduğu {communities} topluluğun {isAll, select, yes {tamamında} other {{newOnes} tanesinde}} yeni",
  ),
  morePosts: message("Üç günde {posts} paylaşım; olağan sayı {usual}"),
  moreAsking: message(
    "Üç günde konuyla ilgili {among} paylaşımın {isAll, select, yes {tamamı} other {{posts} tanesi}} bunu soruyor ya da yanıtlıyor; {usual, plural, =0 {olağan zamanda hiç olmaz} other {olağan sayı #}}",
  ),
  onlyNow: message("Üç günde {posts} paylaşım; olağan zamanda hiç olmaz"),
  suits: "Mesleğinizle ilgili",
  writeScript: message("Metin oluştur<hidden>, konu: <foreign>{topic}</foreign></hidden>"),
}
