import { message, type WordsOf } from "#lib/message.ts"
import type { Tag } from "#lib/said.ts"
import type { generator as English } from "#words/scripts/generator.ts"

export const generator: WordsOf<typeof English> = {
  title: "Video metni oluşturucu",
  fromTopicToScript: "Yükselen konudan çekime hazır metne, 2 dakikadan kısa sürede.",
  medianThisWeek: message<{ seconds: number }>(
    "Bu haftanın ortancası: {seconds, plural, =0 {1 saniyeden az} other {# sn}}.",
  ),
  backToTrending: "Konulara dön",
  topicAndSettings: "Konu ve ayarlar",
  yourScript: "Metniniz:",
  summary: message<{ language: string; format: string; tone: string; platform: string; duration: string }>(
    "{language}, {format, select, trend_reaction {gündem yorumu} expert_review {uzman değerlendirmesi} myth_buster {efsane düzeltme} quick_tip {kısa ipucu} other {}}, " +
      "{tone, select, professional {mesleki anlatım} casual {gündelik anlatım} investigative {araştırmacı anlatım} custom {size özgü anlatım} other {}}, " +
      "{platform, select, multi_platform {birden çok platform} tiktok {TikTok} instagram {Instagram} youtube {YouTube} linkedin {LinkedIn} other {}}, {duration}.",
  ),
  seenInMarket: message<{ market: string }>("İzlendiği yer: {market}."),
  change: "Değiştir",
  close: "Kapat",
  readyInSeconds: message<{ seconds: number }>("{seconds} saniyede hazır, metin geçmişine kaydedildi"),
  version: message<{ version: string }>("Sürüm {version}"),
  writingTitle: "Yazılıyor…",
  readyTitle: "Hazır",

  selectedTopic: "Seçilen konu",
  engagement: message<{ engagement: string }>("Etkileşim {engagement}"),
  sourcePosts: message<{ posts: number }>("{posts, plural, other {# kaynak paylaşım}}"),
  angle: "Bakış açısı",
  remove: "Kaldır",
  customScript: "Kendi konunuz",
  whatIsItAbout: "Konu nedir?",
  titleIsRequired: "Konu başlığı gerekli",
  aQuestionOrATitle: "Bir soru ya da başlık; konuşurken nasıl söylerseniz öyle.",
  exampleQuestion: "Magnezyum kramplara iyi gelir mi?",

  scriptConfiguration: "Metin ayarları",
  format: "Biçim",
  tone: "Anlatım",
  duration: "Süre",
  seenIn: "İzlendiği yer",
  promotes: "Tanıttığı",
  askedOnce: "Videolarınızın nerede izlendiği ve neyi tanıttığı bir kez sorulur, profilinize kaydedilir.",
  trendReaction: "Gündem yorumu",
  expertReview: "Uzman değerlendirmesi",
  mythBuster: "Efsane düzeltme",
  quickTip: "Kısa ipucu",
  professional: "Mesleki",
  casual: "Gündelik",
  investigative: "Araştırmacı",
  custom: "Size özgü",
  seconds30: "30 sn",
  seconds60: "60 sn",
  seconds90: "90 sn",
  minutes2: "2 dk",
  multiplePlatforms: "Birden çok platform",
  craftingYourScript: "Metniniz yazılıyor…",
  generateAgain: "Yeniden oluştur",
  generateScript: "Metni oluştur",
  unlimited: "Planınızda sınırsız.",
  willUseOne: message<{ limit: string; used: string; resets: string }>(
    "Aylık {limit} metin hakkınızdan 1 tanesini kullanır. Kullanılan: {used}; yenilenme: {resets}.",
  ),
  againCounts: "Yeniden oluşturmak da bir metin sayılır.",

  foundInTheLibrary: message<{ findings: number; subject: string; publishers: string; b: Tag; foreign: Tag }>(
    "Kanıt kütüphanesinde <b>{subject} üzerine {findings} bulgu</b>: <foreign>{publishers}</foreign>.",
  ),
  findingsOverdue: message<{ overdue: number }>("Bunlardan {overdue} bulgunun yeniden okunma tarihi geçti."),
  nothingFoundWithAi: message<{ b: Tag }>(
    "<b>Bu konuda bulgu yok.</b> Seçim sizin: kendi bilgileriniz ve kaynaklarınız için boşluklar bırakan bir soru metni ya da yapay zekâ; onun ifadelerini siz kaynakla desteklersiniz.",
  ),
  nothingFound: message<{ b: Tag }>(
    "<b>Bu konuda bulgu yok.</b> Size bir soru metni verilir: insanların sorduğu sorular, görüşmeye ne getirileceği, ne zaman başvurulacağı ve çekimden önce kendi bilgileriniz ve kaynaklarınızla dolduracağınız boşluklar.",
  ),
  howItIsWritten: "Nasıl yazılsın",
  questionScript: "Soru metni",
  writeWithAi: "Yapay zekâ yazsın",
  ifYouWantToSaySomething: "Yine de bir şey söylemek isterseniz şu sözler çekim için güvenlidir:",
  safeWords: "Güvenli sözler",
  copyTheseWords: "Bu sözleri kopyala",

  inOutline: message<{ format: string }>("{format}: taslak plan"),
  chooseTheSettings:
    "Ayarları seçip metni oluşturun. Sağlık iddiası içeren her satır, denetlemeniz için işaretlenir.",
  wordsAtPace: message<{ min: number; max: number; pace: number }>(
    "{min}–{max} sözcük, dakikada yaklaşık {pace} sözcükle",
  ),
  scriptNotRead: "Bu adresteki metin okunamadı. Yeni bir metin oluşturabilirsiniz.",
  viewNotLoaded:
    "Metniniz metin geçmişinde duruyor; onu gösteren bölüm yüklenemedi. Bağlantınızı denetleyip sayfayı yeniden yükleyin.",

  askingTheWriter: "Yazmaya hazırlanıyor",
  readingTheEvidence: "Konunun kanıtları okunuyor",
  revisingTheDraft: "Taslak süreye göre düzeltiliyor",
  checkingLengthAndClaims: "Süre ve iddialar denetleniyor",
  saved: "Kaydedildi",
  seconds: message<{ seconds: number }>("{seconds} sn"),
  stepOf: message<{ step: number; of: number; seconds: number }>("Adım {step}/{of} · {seconds} sn"),
  progress: "İlerleme",
  takingLonger: "Her zamankinden uzun sürüyor… Biten metin, metin geçmişine kaydedilir.",
  scriptOf: message<{ duration: string }>(
    "{duration} uzunluğunda bir metin. Kaydedilmeden hakkınızdan düşülmez.",
  ),
  scriptOfUnderASecond: message<{ duration: string }>(
    "{duration} uzunluğunda bir metin; genellikle bir saniyeden kısa sürer. Kaydedilmeden hakkınızdan düşülmez.",
  ),
  scriptOfUsually: message<{ duration: string; seconds: number }>(
    "{duration} uzunluğunda bir metin; genellikle yaklaşık {seconds} saniye sürer. Kaydedilmeden hakkınızdan düşülmez.",
  ),
  writingTheScript: "Metin yazılıyor",
  askingWhatBecame: "Metnin durumu sunucuya soruluyor",
  scriptReady: "Metin hazır",
  scriptGenerated: "Metin oluşturuldu",
  readyByAi: "Yapay zekâyla yazılan metniniz kullanıma hazır.",
  readyToUse: "Metniniz kullanıma hazır.",
  finishedBeforeStopped: "Durdurulmadan önce bitti; bir metin olarak sayıldı.",
  earlierReady: "Önceki metniniz hazır",
  earlierAnswerLost:
    "Yanıtı yolda kaybolmuştu. Bir metin olarak sayıldı; yeni ayarlar için hakkınızdan düşülmedi.",
  stopped: "Durduruldu. Hakkınızdan düşülmedi.",

  letsTryAgain: "Olmadı, yeniden deneyelim",
  secondAttempt: "Bazen ikinci bir deneme gerekir. Buradayız.",
  quotaReached: "Aylık kotanız doldu",
  quotaFull: "Bu ayki metin hakkınız doldu. Planlara bakın ya da ay başını bekleyin.",
  nothingUsed: "Hakkınızdan düşülmedi.",
  deletedSince:
    "Bu metin yazıldı, hakkınızdan düşüldü, sonra silindi. Yenisini oluşturmak bir hak daha kullanır.",
  clickUnknown: "Sunucuda bu isteğin kaydı yok. Yeniden deneyin: en çok bir kez sayılır.",
  clickUnasked:
    "Metnin durumu sunucuya sorulamadı. Yeniden deneyin: aynı istek olarak kalır ve en çok bir kez sayılır.",
  earlierUnasked: "Önceki isteğinizin durumu sunucuya sorulamadı. Yeni ayarlar için hiçbir şey gönderilmedi.",
  chooseAPlan: "Bir plan seçin",
  monthlyLimitReached: "Aylık sınıra ulaştınız",
  notOpenedYet: "Bu ay henüz açılmadı",
  opening: "Açılıyor…",
  openTopic: "Konuyu aç",
  topicGone: "Bu konu artık sunulmuyor",
  topicGoneWhy:
    "Listeden çıktı ya da adresi yanlış. Bu konudan oluşturduğunuz metinler metin geçmişinde duruyor.",
  seeTodaysTopics: "Bugünün konularına bak",
  topicNotLoaded: "Konu yüklenemedi",
  nothingUsedTryAgain: "Hakkınızdan düşülmedi. Lütfen yeniden deneyin.",
  goBack: "Geri dön",
}
