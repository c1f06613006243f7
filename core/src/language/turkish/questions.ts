import { verbs } from "./sentences.ts"
import type { QuestionWords } from "#script/from-questions/words.ts"

const asking =
  /(?<!\p{L})(?:m[ıiuü](?:d[ıiuü]r|y[ıiuü]z|y[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?)?|ne(?:dir|ler|yi|ye|yle|den|rede)?|niçin|niye|nasıl|hangi(?:si|leri)?|kaç|kim(?:ler|in|e|i)?|acaba)(?!\p{L})/iu

/** What a sentence begins with and no name of a thing does. */
const telling = /^(?:ben|biz|siz|bu|şu|bunu|şunu|asla|sakın|hemen|artık|eğer|önce|sonra)(?!\p{L})/iu

/** What only a verb ends in. */
const endings = /(?:[aeıiuü]y[ıiuü]n|[ıiuü]n[ıiuü]z|[ıiuü]yor|m[ae]z|[ae]c[ae]k)$/u

export const questions: QuestionWords = {
  isQuestion: (title) => asking.test(title),
  isStatement: (title) =>
    telling.test(title) || endings.test(title) || (title.split(" ").length > 2 && verbs.test(title)),
  quoted: {
    question: (text) => `Soru kelimesi kelimesine şu: “${text}”`,
    statement: (text) => `Sık karşıma çıkan bir söz: “${text}”`,
  },
  thisMatter: "bu konu",
  openings: [(n) => `${n}: önce bunları sorun.`, () => "Önce bu soruları sorun."],
  asked: (n, topic) =>
    topic === null
      ? `Konumuz ${n}; en çok sorduğunuz şeylerden biri.`
      : topic.postCount < 8
        ? `${topic.sampleDate !== null ? "Örnek veride birkaç" : "Birkaç"} paylaşımda konu ${n}.`
        : `Üç günde ${topic.sampleDate !== null ? "örnek verideki " : ""}${topic.postCount} paylaşımda konu ${n}.`,
  blanks: [
    [
      (n) => `[${n} hakkında söyleyeceğiniz temel bilgi ve kaynağı.]`,
      () => "[İkinci bilgi ve kaynağı.]",
      () => "[Sık karıştırılan bir nokta ve doğrusu.]",
      () => "[Kendi danışanlarınıza ne söylediğiniz ve neden.]",
    ],
    [
      () => "[Kaynağınız ne kadar güçlü: kaç kişi, ne kadar süre.]",
      () => "[İşe yarayan bir sayı: yüz kişiden kaçı, ne kadar sürede.]",
      () => "[Kimler için geçerli değil: kimler incelenmedi.]",
      () => "[Henüz bilinmeyen ne.]",
      () => "[Uzmanların ayrıldığı nokta ve sizin görüşünüz.]",
    ],
    [
      () => "[Kimler dikkatli olmalı ve neden.]",
      () => "[Ne olursa bırakmalı ya da yol değiştirmeli.]",
      () => "[Çoktan başlamış birine ne derdiniz.]",
      () => "[Kimi hangi meslektaşınıza yönlendirirdiniz.]",
      () => "[İlk yapılacak şey, tek cümleyle.]",
    ],
  ],
  bring: [
    () => "Ne zamandır sürdüğünü, ne sıklıkta olduğunu, neyin artırıp azalttığını yazın.",
    () => "Kullandığınız her şeyin listesini götürün: ilaç, takviye, bitki çayı.",
    () => "Kutuyu ya da etiketin fotoğrafını yanınıza alın.",
    () => "Şunu sorun: Beklersem ne olur, beklemenin yanlış olduğunu nasıl anlarım?",
    () => "Şunu sorun: Benim gibi kişilerde yararı sayıyla ne kadar?",
    () => "Şunu sorun: Kullandıklarımla çakışır mı?",
    () => "Şunu sorun: Ne zaman yeniden bakacağız, neye bakacağız?",
    () => "Şunu sorun: Başka hastalıklarım burada bir şey değiştirir mi?",
    () => "Şunu sorun: Bir değişiklik olursa kimi, ne kadar sürede aramalıyım?",
    () => "Şunu sorun: Bundan önce deneyebileceğim daha basit bir şey var mı?",
    () => "Şunu sorun: Ne kadar eminsiniz, neresi belirsiz?",
    () => "Şunu sorun: İnsanlar evde en çok neyi yanlış yapıyor?",
    () => "Şunu sorun: Sonra okuyabileceğim, güvendiğiniz bir kaynak var mı?",
    () => "Şunu sorun: Bugün bırakmam gereken bir şey var mı?",
    () => "Bütçeniz sınırlıysa söyleyin; plan ona göre yapılır.",
    () => "Gebeyseniz ya da gebe olabilirseniz önce bunu söyleyin.",
    () => "Sizi en çok ne kaygılandırıyorsa onu söyleyin.",
    () => "Yanınıza sizinle birlikte dinleyecek birini alın.",
    () => "Sonra duyduğunuzu kendi sözlerinizle tekrarlayın; eksik kalan böyle ortaya çıkar.",
  ],
  warning: [
    "Şikâyetiniz artarsa ya da içinize sinmeyen bir şey varsa doktora ya da eczacıya danışın; bir videoyu beklemeyin.",
  ],
  close: {
    trend_reaction: "Siz önce hangisini sorardınız?",
    expert_review: "Hangi cevap fikrinizi değiştirirdi?",
    myth_buster: "Siz hangi cevabı aldınız?",
    quick_tip: "Bir sonraki randevunuz için kaydedin.",
  },
}
