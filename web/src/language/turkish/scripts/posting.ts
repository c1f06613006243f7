import { message, type WordsOf } from "#lib/message.ts"
import type { Tag } from "#lib/said.ts"
import type { posting as English } from "#words/scripts/posting.ts"

export const posting: WordsOf<typeof English> = {
  scriptAndItsViews: "Metin ve görünümleri",
  scriptResult: "Oluşturulan metin",
  completeScript: "Metnin tamamı",
  actingDirections: "Oyunculuk notları",
  optimization: "Paylaşım",
  export: "Dışa aktar",
  copyRoomy: message<{ roomy: Tag }>("Kopyala"),

  itemCopied: message<{ item: string }>("{item}: kopyalandı"),
  isOnTheClipboard: "İçerik panonuza kopyalandı.",
  notCopied: "Kopyalanmadı",
  browserDidNotAllowIt: "Tarayıcınız izin vermedi. Metni seçip kopyalayın.",
  blanksFirst: "Önce köşeli ayraçları doldurun; sonra kopyalayıp indirebilirsiniz.",

  optimizationSummary: "Paylaşım özeti",
  viralPotential: "Yayılma gücü",
  estimate: "Tahmin",
  estimatedEngagement: "Tahmini etkileşim:",
  copyHashtags: message<{ hashtags: number }>("{hashtags} etiketi kopyala"),
  bestTime: "En iyi saat",
  shortSlot: message<{ day: string; hour: string }>("{day} {hour}.00–{hour}.59"),
  testIt: "Kendi verilerinizle sınayın.",
  studiesAgree: message<{ agreement: string; named: number }>(
    "Hedef kitlenizin yerel saatiyle; {named} çalışma bu saati öneriyor. Kendi verilerinizle sınayın.",
  ),

  framing: "Kadraj",
  bRoll: "Ek görüntü",
  onScreen: "Ekran yazısı",
  prop: "Malzeme",
  none: "Yok",
  notLoaded: "Bu bölüm yüklenemedi.",

  tip: message<{ platform: string }>("{platform} ipucu"),
  textsFor: "Platform:",
  textsForEachPlatform: "Her platform için metinler",
  textsArePaid:
    "Her platformun sınırlarına uyan bir başlık, kaynaklı bir gönderi metni ve ilk yorum Creator Pro ve Professional planlarında sunulur. Etiketler ve paylaşım saatleri her planda vardır.",
  title: "Başlık",
  cover: "Kapak yazısı",
  caption: "Gönderi metni",
  firstComment: "İlk yorum",
  platformTitle: message<{ platform: string }>("{platform} başlığı"),
  platformCover: message<{ platform: string }>("{platform} kapak yazısı"),
  platformCaption: message<{ platform: string }>("{platform} gönderi metni"),
  platformComment: message<{ platform: string }>("{platform} yorumu"),
  room: message<{ used: string; most: string }>("{used}/{most} karakter"),
  roomNoTitles: message<{ used: string; most: string; platform: string }>(
    "{used}/{most} karakter; {platform} başlık göstermez",
  ),
  roomShown: message<{ used: string; most: string; shown: string }>(
    "{used}/{most} karakter; ilk {shown} karakter görünür",
  ),
  copyItem: message<{ item: string }>("Kopyala: {item}"),
  lookAgain: "Yeniden bakın:",
  safer: message<{ safer: string; words: Tag }>("Daha güvenlisi: <words>{safer}</words>"),
  bestTimeToPost: "En iyi saat",
  audienceIsIn: "Hedef kitlenizin saat dilimi",
  audiencesTime:
    "Hedef kitlenizin yerel saatidir. Çalışmalar çoğunlukla Amerikan hesaplarına dayanır: kendi verilerinizle sınayın.",
  agreement: message<{ named: number; of: number; isWeak: "yes" | "no" }>(
    "{of} çalışmadan {named} tanesi{isWeak, select, yes {; zayıf bir öneri} other {}}",
  ),
  audienceSlot: message<{ slot: string }>("{slot}, izleyicilerinizin yerel saatiyle"),
  weak: "Zayıf",
  slot: message<{ day: string; hour: string }>("{day} {hour}.00–{hour}.59"),
  namedByStudies: message<{ named: number; of: number; isWeak: "yes" | "no"; next: string }>(
    "{of} çalışmadan {named} tanesi öneriyor{isWeak, select, yes {; zayıf bir öneri} other {}}. Sizin saatinizle sıradaki: {next}.",
  ),
  byWeekday: message<{ platform: string }>("{platform}: günlere göre saatler ve çalışmalar"),
  study: message<{
    name: string
    count: string
    of: "posts" | "videos" | "engagements"
    accounts: string
    period: string
  }>(
    "{name}: {count} {of, select, posts {paylaşım} videos {video} other {etkileşim}}{accounts, select, none {} other {, {accounts} hesap}}, {period}",
  ),
  slotByStudies: message<{ slot: string; named: number; of: number; isWeak: "yes" | "no"; studies: string }>(
    "{slot}: {of} çalışmadan {named} tanesi{isWeak, select, yes {, zayıf bir öneri} other {}} ({studies})",
  ),

  everything: "Hepsi",
  everythingNote:
    "Aşağıdaki bütün dosyalar tek arşivde; planınız içeriyorsa her platformun metinleriyle birlikte",
  word: "Word belgesi",
  wordNote: "Numaralı kaynaklar, oyunculuk notları ve çekim listesiyle metin",
  text: "Düz metin",
  textNote: "Numaralı kaynaklar, oyunculuk notları, etiketler ve saatlerle metin",
  subrip: "Altyazı, SubRip",
  subripNote: "Sözcük sayısına göre zamanlandı. Kayıttan sonra yeniden zamanlayın.",
  webvtt: "Altyazı, WebVTT",
  webvttNote: "Altyazıyı platformun düğmelerinden uzak tutun.",
  shotListNote: "Hesap tablosu için; her bölüme bir satır",
  calendar: "Takvim",
  calendarNote: "Paylaşım zamanı, hedef kitlenizin saatiyle",
  placesToFillFirst: "Önce doldurulacak yerler",
  placesToFillHow:
    "Bu metin köşeli ayraçlar içinde sizin bilgilerinizi ister. Metin üzerinde doldurun; sonra kopyalanıp kaydedilebilir.",
  wordsOfText: message<{ words: string }>("{words} sözcük"),
  mailNote: "Metin ve oyunculuk notlarıyla bir e-posta taslağı açar",
  emailScript: "E-postayla gönder",
  countBeats: message<{ beats: string }>("{beats} bölüm"),
  directions: "Oyunculuk notları",
  copyDirections: "Notları kopyala",
  download: message<{ format: string }>(".{format} indir"),
  printNote: "Zamanlamasıyla metin, çevresindeki sayfa olmadan",
  print: "Yazdır",

  printed: message<{ format: string; platform: string; seconds: number }>(
    "{format}, {platform}, {seconds} sn.",
  ),
}
