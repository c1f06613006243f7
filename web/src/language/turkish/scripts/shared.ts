import { message, type WordsOf } from "#lib/message.ts"
import type { shared as English } from "#words/scripts/shared.ts"

export const shared: WordsOf<typeof English> = {
  tryAgain: "Yeniden dene",
  pleaseTryAgain: "Lütfen yeniden deneyin.",
  loading: "Yükleniyor…",
  cancel: "Vazgeç",
  copy: "Kopyala",
  copied: "Kopyalandı",
  script: "Metin",
  copyScript: "Metni kopyala",
  hashtags: "Etiketler",
  shotList: "Çekim listesi",
  teleprompter: "Teleprompter",
  language: "Dil",
  platform: "Platform",
  seePlans: "Planlara bak",
  upgradeNow: "Planı yükselt",
  scriptHistory: "Metin geçmişi",
  cause: "Neden",
  thisPageFailed: "Bu sayfa açılamadı",
  request: "İstek",
  checkBeforeYouFilm: "Çekimden önce kontrol edin",
  openPoints: message<{ open: number }>("{open, plural, =0 {Açık nokta yok} other {# açık nokta}}"),
  notSignedYet: "Adı verilen kaynaklardan yazıldı; henüz bir klinisyenin imzası yok.",
  wordsAndSecondsAtPace: message<{ words: string; seconds: number; pace: number }>(
    "{words} sözcük, dakikada {pace} sözcükle yaklaşık {seconds} sn",
  ),
  wordsAndSeconds: message<{ words: string; seconds: number }>("{words} sözcük, yaklaşık {seconds} sn"),
  secondsLong: message<{ seconds: string }>("{seconds} sn"),
}
