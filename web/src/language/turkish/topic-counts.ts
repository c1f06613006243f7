import { message, type WordsOf } from "#lib/message.ts"
import type { topicCounts as English } from "#words/topic-counts.ts"

export const topicCounts: WordsOf<typeof English> = {
  evidence: "Veriler",
  posts: "Paylaşım",
  comments: "Yorum",
  upvotes: "Artı oy",
  wherePeopleAsk: "Nerede soruluyor",
  postsWereExpected: message("Beklenen: {posts} paylaşım"),
  moreCommunities: message(
    "{communities, plural, other {# topluluk}} daha, {posts, plural, other {# paylaşım}}",
  ),
  whatPeopleAsk: "İnsanlar ne soruyor? Bizim ifademizle",
  votesAndComments: message("{upvotes, plural, other {# artı oy}}, {comments, plural, other {# yorum}}"),
  openThread: "Başlığı aç",
  postsToRead: "Okunacak paylaşımlar",
  howThisScoreIsMade: "Bu puan nasıl oluştu?",
  opportunityOf100: message("Fırsat: {score}/100"),
  engagementIsARank: message(
    "Etkileşim puanı {score} bir toplam değil, bir sıralamadır: Bu paylaşımlar, aynı topluluklardan rastgele seçilen 100 paylaşım grubunun {score} tanesinden daha çok ilgi gördü.",
  ),
  restsOnCommentsOnly: "Paylaşımların çoğunda oy olmadığı için burada yalnızca yorumlar sayıldı.",
  fewDaysOfHistory: "Geçmiş verisi 7 günden az; etiketler bu yüzden temkinli verilir.",
  factor: "Etken",
  growthAgainstExpectation: "Beklenene göre artış",
  postsThatAsk: "Soru soran paylaşımlar",
  questionsWithFewAnswers: "Az yanıt alan sorular",
  fitWithOneSpecialty: "Bir uzmanlığa uygunluk",
  aMedicineOrACondition: "Bir ilaç ya da hastalık",
  aTypicalGroup: "Sıradan bir paylaşım grubu",
  upvotesAgainst: "Artı oylar, aynı topluluklara göre",
  commentsAgainst: "Yorumlar, aynı topluluklara göre",
  postsAgainstUsual: message<{ posts: number; usual: string }>("{posts} paylaşım, olağan sayı {usual}"),
  percent: message<{ share: number }>("%{share}"),
  pointsOf100: message<{ points: number }>("100 üzerinden {points}"),
  half: "yarısı",
  notCountedByThisSource: "bu kaynak saymıyor",
  value: "Değer",
  weight: "Ağırlık",
  points: "Puan",
  total: "Toplam",
  whatCounts: "Neler sayılır",
  whatCountsHow:
    "Silinmemiş, sabitlenmemiş, yetişkin içeriği olarak işaretlenmemiş, otomatik ya da reklam olmayan İngilizce ve Türkçe paylaşımlar; iki dil ayrı sayılır. Kopyalar bir kez, bir yazar da her konuda bir kez sayılır.",
  expected: "Beklenen",
  expectedHow:
    "Her topluluk için: konunun 28 günlük geçmişteki paylaşım sayısı, incelenen sürenin oradaki tüm paylaşımlar içindeki payıyla çarpılır. Böylece bütün bir forumun yoğun geçen günü yükseliş sayılmaz.",
  growth: "Büyüme",
  growthHow: "(süredeki paylaşım + 1) / (beklenen + 1).",
  standsOut: "Belirgin artış",
  standsOutHow:
    "Beklenene göre bu kadar çok paylaşım olma olasılığı (negatif binom), sınanan bütün konular için düzeltilir: adı verilen konuların en çok onda biri rastlantı olabilir (Benjamini-Hochberg, q = 0,1).",
  engagement0To100: "Etkileşim, 0–100",
  engagement0To100How:
    "Konunun paylaşımlarının artı oyları ve yorumları kendi toplulukları içinde sıralanır: 80, aynı yerlerden rastgele seçilen 100 paylaşım grubunun 80’inden daha çok ilgi gördükleri anlamına gelir. 50 olağandır.",
  opportunity0To100: "Fırsat, 0–100",
  opportunity0To100How:
    "Büyüme 35, soru soran paylaşımların payı 25, az yanıt alan sorular 20, bir uzmanlığa uygunluk 20. Konunun kendi puanları kendi sayfasındadır.",
  timesTheUsualName: "Olağanın kaç katı",
  timesTheUsualHow:
    "Üç günün paylaşımları, beklenen sayıya bölünür. En az sekiz paylaşımda ve en az bir paylaşımın olağan olduğu yerde söylenir; daha azında tek bir paylaşım sonucu değiştirir.",
  howTopicsAreRanked: "Konular nasıl sıralanır?",
  atLeastMore: message("en az {posts} fazla, rastlantı değil"),
  fewerMore: "bundan az",
  fewerThanOneUsual: "genelde birden az",
  oneRule: message(
    "<strong>Tek kural.</strong> Her listede kendi dilinizdeki konular önce gelir; her dilde konular, üç günde olağandan kaç fazla paylaşım geldiğine göre sıralanır ve etiketteki sözcük bu farkı söyler.",
  ),
  seeTheFormulas: "Formülleri gör",
}
