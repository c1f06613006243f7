import { wordsOf } from "#evidence/nature.ts"
import { questions as asked } from "./asking.ts"
import type { Name } from "./asking-words.ts"
import { verbs } from "./sentences.ts"
import type { Asking, QuestionWords } from "#script/from-questions/words.ts"

const it: Name = { n: "bu", acc: "bunu", gen: "bunun", dat: "buna", loc: "bunda", abl: "bundan" }
const these: Name = {
  n: "bu ikisi",
  acc: "bu ikisini",
  gen: "bu ikisinin",
  dat: "bu ikisine",
  loc: "bu ikisinde",
  abl: "bu ikisinden",
}

const asking =
  /(?<!\p{L})(?:m[ıiuü](?:d[ıiuü]r|y[ıiuü]z|y[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?)?|ne(?:dir|ler|yi|ye|yle|den|rede)?|niçin|niye|nasıl|hangi(?:si|leri)?|kaç|kim(?:ler)?(?:in|e|i|de)?|acaba)(?!\p{L})/iu

/** What a sentence begins with and no name of a thing does. */
const telling = /^(?:ben|biz|siz|bu|şu|bunu|şunu|asla|sakın|hemen|artık|eğer|önce|sonra)(?!\p{L})/iu

/** What only a verb ends in. */
const endings = /(?:[aeıiuü]y[ıiuü]n|[ıiuü]n[ıiuü]z|[ıiuü]yor|m[ae]z|[ae]c[ae]k)$/u

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase("tr")}${text.slice(1)}`

/** Words that a question loses without asking anything else. */
const hedges = /(?<!\p{L})(?:acaba|sizce|gerçekten|aslında|hocam|lütfen|tam olarak),? /giu

/** What is told as a sentence, and then what is asked of it. */
const toldThenAsked =
  /^((?:\S+ )+?\S+?)(?:(?<=yor(?:um)?|[dt][ıiuü]m?|(?<!\p{L})(?:var|yok)), | [-–—] )(\S.*\?)$/iu

/** Longer ways to ask, each with the shorter one. */
const shorter: ReadonlyArray<readonly [longer: RegExp, shorter: string]> = [
  // "Aç mı tok mu alınır?" asks no more than "aç mı tok mu?".
  [/(m[ıiuü]),? ((?:\S+ ){1,2}m[ıiuü]) \p{L}+(?:[ıiuüae]r|m[ae]l[ıi](?:y[ıi][mz])?)\?$/iu, "$1 $2?"],
  [
    /^(.+?) (?:için|nedeniyle) (?:ne zaman doktora|doktora ne zaman) (?:gi[td]|başvur|görün)\p{L}+\?$/iu,
    "$1: doktora ne zaman?",
  ],
]

const spans = { 3: "Üç günde", 7: "Yedi günde" } as const

const shareOf = ({ posts, among, isSample }: Asking): string =>
  posts === among
    ? `${isSample ? "örnek verideki " : ""}${among} paylaşımın tamamı`
    : `${isSample ? "örnek verideki " : ""}${among} paylaşımdan ${posts} tanesi`

export const questions: QuestionWords = {
  isQuestion: (title) => asking.test(title),
  isStatement: (title) =>
    telling.test(title) || endings.test(title) || (title.split(" ").length > 2 && verbs.test(title)),
  ofTime:
    /^(?:(?:saat|gün|hafta|ay|yıl)(?:l[ae]r)?(?:d[ıi]r|dür|[dt][ae]n|ca|ce|lık|lik)?|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|beri|süre(?:n|dir)|sür(?:er|üyor|mesi)|geçmeyen|geçmiyor|geçmez|bitmeyen|uzayan|inatçı)$/u,
  quoted: {
    question: (text) => `Soru kelimesi kelimesine şu: “${text}”`,
    statement: (text) => `Bugün şunu konuşalım: “${text}”`,
  },
  thisMatter: "bu konu",
  openings: {
    choice: [(n) => `${n}: önce bunları sorun.`, () => "Önce bu soruları sorun."],
    matter: [(n) => `${capital(n)}: yerinde bir soru.`, () => "Yerinde bir soru."],
    named: [(n) => `${capital(n)}: her zamankinden çok paylaşım.`, () => "Her zamankinden çok paylaşım."],
    word: [(n) => `Tek söz, birkaç paylaşım: ${n}.`, (n) => `Tek söz: ${n}.`, () => "Tek söz, ne demek?"],
  },
  asked: (n, topic) =>
    topic === null
      ? `${capital(n)}: bugünkü konumuz bu.`
      : topic.postCount < 8
        ? `${topic.sampleDate !== null ? "Örnek veride birkaç" : "Birkaç"} paylaşımda konu ${n}.`
        : `Üç günde ${topic.sampleDate !== null ? "örnek verideki " : ""}${topic.postCount} paylaşımda konu ${n}.`,
  mentioned: (n, topic) =>
    topic.postCount < 8
      ? `${topic.sampleDate !== null ? "Örnek veride birkaç" : "Birkaç"} paylaşımda ${n} geçiyor.`
      : `Üç günde ${topic.sampleDate !== null ? "örnek verideki " : ""}${topic.postCount} paylaşımda ${n} geçiyor.`,
  usually: (posts) => (posts === 0 ? "Genelde hiç geçmez." : `Genelde ${posts} paylaşım olur.`),
  beside: (n, posts, among) =>
    `${posts === among ? "Tamamında" : `${among} paylaşımdan ${posts} tanesinde`} şu da geçiyor: ${n}.`,
  counted: (asking) => `${spans[asking.days]} ${shareOf(asking)} bunu sordu.`,
  countedQuestion: (asking, question) => `${spans[asking.days]} ${shareOf(asking)} şunu sordu: ${question}`,
  // What a title asks the professional, the professional may ask the viewer.
  ownQuestion: (title) => title,
  soIAsk: (question) => `Sorum şu: ${question}`,
  shorterQuestion: (title) => title,
  clauseEnd:
    / (?:ama|yoksa|çünkü|diye|bi de|bir de)(?= )|(?<= m[ıiuü]) (?=(?:kaç|ne|neden|nasıl|hangi)(?!\p{L}))/iu,
  // "Yıllarca kullanmak?" asks nobody anything: what is no question is a heading.
  askedAsSaid: (kind, text) => (kind === "name" ? `${text}.` : null),
  askedShorter: (question) => {
    const [, told, asks] = toldThenAsked.exec(question) ?? []
    const bare = capital(question.replace(hedges, ""))
    return [
      ...(bare === question ? [] : [bare]),
      ...shorter.flatMap(([longer, short]) => (longer.test(bare) ? [bare.replace(longer, short)] : [])),
      ...(told === undefined || asks === undefined ? [] : [`${told}. ${capital(asks)}`]),
    ]
  },
  whatIsMeant: "Ortak bir soruları yok. Sorum şu: Bununla ne demek istiyorlar?",
  shareNone: "Ortak bir soruları yok.",
  // A name that is not in the library has no endings of its own: what has just been named is "bu".
  question: (ask, nature) => {
    if (nature === "need" && ask === "children") return null
    const isTwo = nature === "pair" || nature === "effect"
    return wordsOf(
      asked,
      nature,
      ask,
    )(isTwo ? these : it).replace(/(?<=(?:^| )bu(?: ikisi)?): /u, isTwo ? " söz konusuysa " : " konuda ")
  },
  leads: ["İlk soru:", "Sıradaki:", "Sonra:", "Bir de:", "Ardından:"],
  only: "Tek soru:",
  added: "Benim ekleyeceğim:",
  forOthers: "Doktorunuza sorun:",
  blank: {
    what: "[Temel bilginiz ve kaynağı.]",
    works: "[Temel bilginiz ve kaynağı: kaç kişi, ne kadar etki.]",
    how_much: "[Miktar, kimin için ve kaynağı.]",
    when: "[Cevabınız, nasıl anlaşılacağı ve kaynağı.]",
    how_long: "[Süre ve kaynağı.]",
    safe: "[Güvenlikle ilgili temel bilginiz ve kaynağı.]",
    side_effects: "[Ne olabilir, ne sıklıkta ve kaynağınız.]",
    who_not: "[Kimler, neden ve kaynağınız.]",
    with: "[Neyle olur, neyle olmaz ve kaynağınız.]",
    forms: "[Seçiminiz, nedeni ve kaynağı.]",
    compare: "[Neyle karşılaştırıldığı, çıkan sonuç ve kaynağınız.]",
    cause: "[Bilinen ne, yalnızca olası olan ne ve kaynağınız.]",
    do_first: "[İlk adımınız ve nedeni.]",
    stop: "[Ne beklenir, ne zamandan sonra ve kaynağınız.]",
    children: "[Hangi yaş için ne geçerli ve kaynağınız.]",
    pregnancy: "[Bilinen ne, kime sorulmalı ve kaynağınız.]",
    older: "[Ne değişir, hangi yaştan sonra ve kaynağınız.]",
    myth: "[Doğrusu ve kaynağı.]",
  },
  places: {
    answer: "[Cevabınız, tek cümleyle.]",
    read: "[Paylaşımları okuduktan sonra cevabınız: ne demek istiyorlar, siz ne dersiniz.]",
    found: "[Paylaşımları okuduktan sonra cevabınız: neyi öğrenmek istiyorlar, siz ne dersiniz.]",
    reason: "[Cevabınızın dayanağı: bir çalışma, bir kılavuz ya da kendi işinizde gördüğünüz.]",
    study: "[Bildiğiniz en iyi çalışma: kimler, kaç kişi, çıkan sonuç ve kaynağı.]",
    open: "[Henüz bilinmeyen ya da uzmanların ayrıldığı nokta.]",
    myth: "[En sık duyduğunuz söylenti; bir kez ve efsane olduğunu söyleyerek.]",
    truth: "[Doğrusu ve kaynağı.]",
    tip: "[Öneriniz, tek cümleyle, ve kaynağı.]",
    steps: "[Nasıl yapılacağı, en çok üç adımda.]",
    mistake: "[Kendi işinizde en sık gördüğünüz hata.]",
    changes: "[Kimde farklı: cevabınızı ne değiştirirdi.]",
    do: "[İzleyenin bu hafta yapabileceği tek şey.]",
    see: "[Ne zaman, kime danışmak gerektiği.]",
  },
  placesOfFood: {
    do: "[Bu hafta mutfakta denenecek tek şey.]",
    see: "[Kimlerin yememesi ya da önce kime sorması gerektiği.]",
  },
  placesOfDishes: {
    answer: "[Cevabınız: hangi yemek, tek cümleyle.]",
    reason: "[Neden bu yemek: süresi, maliyeti ya da içindekiler.]",
    study: "[Bu yemekte neye baktığınız: lif, protein ya da tuz, ve ne kadar.]",
    open: "[Herkesin farklı yaptığı nokta ve sizin nasıl yaptığınız.]",
    truth: "[Gerçekte nasıl pişirildiği, göstererek.]",
    tip: "[Bu yemek için öneriniz, tek cümleyle.]",
    mistake: "[Tarifin en sık yanlış yapılan adımı.]",
    changes: "[Kim için neyi neyle değiştirirdiniz.]",
    do: "[Kamerada gösterilecek tek adım ve nasıl görünmesi gerektiği.]",
    see: "[Kimlerin neyi çıkarması gerektiği.]",
  },
  byAngle: (angle) => `[Seçtiğiniz açıdan cevabınız: ${angle}]`,
  placesForOthers: {
    answer: "[Kendi alanınızdan söyleyebileceğiniz ve kaynağı.]",
    study: "[Kendi alanınızdan söyleyebileceğiniz ve kaynağı.]",
    open: "[Bu konuda kime yönlendirirdiniz.]",
    myth: "[Kendi alanınızdan söyleyebileceğiniz ve kaynağı.]",
    truth: "[Bu konuda kime yönlendirirdiniz.]",
    tip: "[Kendi alanınızdan söyleyebileceğiniz ve kaynağı.]",
    mistake: "[Bu konuda kime yönlendirirdiniz.]",
    read: "[Paylaşımları okuduktan sonra kendi alanınızdan söyleyebileceğiniz ve kaynağı.]",
    found: "[Paylaşımları okuduktan sonra kendi alanınızdan söyleyebileceğiniz ve kaynağı.]",
    reason: "[Bu konuda kime yönlendirirdiniz.]",
    steps: "[Kendi alanınızdan söyleyebileceğiniz ve kaynağı.]",
    changes: "[Herkesten önce kimin, kime sorması gerektiği.]",
    do: "[O görüşmeye ne götürülebileceği.]",
    see: "[Bu konuda kime yönlendirirdiniz.]",
  },
  bring: {
    taken: [
      "Kutuyu ya da etiketin fotoğrafını eczacınıza gösterin.",
      "Kullandığınız her şeyi listeleyin: ilaç, takviye, bitki çayı.",
      "Gebeyseniz ya da gebe olabilirseniz önce bunu söyleyin.",
      "Ne zaman yeniden bakılacağını da sorun.",
    ],
    prescribed: [
      "Kullandığınız her şeyi tek listeye yazın ve eczacınıza gösterin.",
      "Ne fark ettiğinizi ve ne zamandır olduğunu söyleyin.",
      "Gebeyseniz ya da gebe olabilirseniz önce bunu söyleyin.",
      "Bir değişiklik olursa kimi arayacağınızı da sorun.",
    ],
    eaten: [
      "Sıradan iki günde ne yiyip içtiğinizi yazın.",
      "Bunu diyetisyeninize ya da doktorunuza gösterin; her gün ne kullandığınızı da söyleyin.",
      "Bilinen hastalıklarınızı söyleyin; cevabı değiştirebilir.",
      "Bir seferde tek değişiklik yapın, ne zaman bakılacağını sorun.",
    ],
    done: [
      "Şu anda ne yaptığınızı, ne sıklıkta yaptığınızı, ağrıyan yer varsa neresi olduğunu yazın.",
      "Bunu fizyoterapistinize ya da doktorunuza gösterin.",
      "Başlamadan önce bilinen hastalıklarınızı söyleyin.",
      "Fazla geldiğini nasıl anlayacağınızı da sorun.",
    ],
    trouble: [
      "Ne zamandır sürdüğünü, ne sıklıkta olduğunu, neyin artırıp azalttığını yazın.",
      "Bunu, kullandığınız her şeyin listesiyle birlikte doktorunuza götürün.",
      "Sonra sorun: Beklersem ne olur, beklemenin yanlış olduğunu nasıl anlarım?",
      "Bir değişiklik olursa kimi, ne kadar sürede arayacağınızı da sorun.",
    ],
    figure: [
      "Elinizdeki değerleri tarihleriyle götürün.",
      "Doktorunuza sorun: Yeni değer neyi değiştirir, neyi değiştirmez?",
      "Kullandığınız her şeyin listesini götürün; değeri etkileyebilir.",
      "Ne zaman yeniden bakılacağını da sorun.",
    ],
  },
  warning: {
    taken:
      "Başladıktan sonra yeni bir şikâyet çıkarsa doktora ya da eczacıya danışın; bir videoyu beklemeyin.",
    prescribed:
      "Bir video yüzünden ilaca başlamayın, ilacı bırakmayın, değiştirmeyin; önce doktora ya da eczacıya sorun.",
    eaten: "Yediğiniz size dokunuyorsa doktora görünün; bir videoyu beklemeyin.",
    done: "Baş dönmesi olursa ya da ağrı artıyor, geçmiyorsa ara verin ve baktırın; bir videoyu beklemeyin.",
    trouble: "Şikâyetiniz artarsa ya da sizi kaygılandırıyorsa doktora görünün; bir videoyu beklemeyin.",
    figure: "Kendinizi iyi hissetmiyorsanız değer ne derse desin doktora görünün.",
  },
  askFirst: {
    pregnancy: "Hamileyseniz ya da emziriyorsanız önce doktorunuza, ebenize ya da eczacınıza sorun.",
    children: "Çocuğunuz için önce doktorunuza ya da eczacınıza sorun.",
  },
  tellFirst: {
    pregnancy: [
      "Kaç haftalık gebe olduğunuzu ya da bebeğinizin kaç aylık olduğunu söyleyin.",
      "Kullandığınız her şeyin listesini götürün; vitamin ve bitki çayı da olsun.",
    ],
    children: ["Çocuğun yaşını ve kilosunu söyleyin.", "Çocuğun kullandığı her şeyin listesini götürün."],
  },
  close: {
    trend_reaction: "Siz önce hangisini sorardınız?",
    expert_review: "Hangi cevap fikrinizi değiştirirdi?",
    myth_buster: "Siz hangi cevabı aldınız?",
    quick_tip: "Bir sonraki randevunuz için kaydedin.",
  },
  closeOfWord: (word) => `Siz ${word} derken neyi kastediyorsunuz?`,
  closeOn: (n) => `${capital(n)} hakkında siz ne sorardınız?`,
  shorter: (seconds, of) =>
    `${of} saniyenin yaklaşık ${seconds} saniyesi yazıldı; kalanını kendi bilgileriniz doldurur. Söyleyecek başka şey yoksa daha kısa çekin.`,
}
