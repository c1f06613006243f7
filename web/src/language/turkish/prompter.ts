import { message, type WordsOf } from "#lib/message.ts"
import type { Tag } from "#lib/said.ts"
import type { prompter as English } from "#words/prompter.ts"

export const prompter: WordsOf<typeof English> = {
  teleprompter: "Teleprompter",
  teleprompterOf: message<{ topic: string; foreign: Tag }>("Teleprompter: <foreign>{topic}</foreign>"),
  loadingTheScript: "Metin yükleniyor",
  theScriptIsNotHere: "Metin burada değil",
  pleaseTryAgain: "Lütfen yeniden deneyin.",
  tryAgain: "Yeniden dene",
  exit: "Çık",

  checkedByYou: message<{ at: string }>("Kontrol ettiniz: {at}"),
  wordsChanged: "Kontrolünüzden sonra sözler değişti",
  notChecked: "Kontrol edilmedi",

  countdown: "Geri sayım",
  secondsToTheStart: "Başlamaya kalan saniye",
  lookIntoTheLens: "Merceğe bakın. İlk sözleriniz kırmızı çizgilerin hizasında.",
  startNow: message<{ key: Tag }>("Şimdi başla <key>Boşluk</key>"),

  timeLeft: "Kalan süre",
  beatOf: message<{ at: number; beats: number }>("bölüm {at}/{beats}"),
  thisBeat: "Bu bölüm",
  stepByBeat: "Bölüm bölüm ilerle",
  fullScreen: "Tam ekran",
  exitTeleprompter: "Teleprompterden çık",
  pausedWithLeft: message<{ left: string }>("Duraklatıldı, kalan süre {left}"),
  startsInThree: "3 saniye içinde başlar. Boşluk tuşu hemen başlatır.",
  playing: "Akıyor",

  speed: "Hız",
  wordsAMinute: message<{ pace: number }>("dakikada {pace} sözcük"),
  wpm: message<{ pace: number }>("{pace} söz./dk"),
  backToTheStart: "Başa dön",
  done: "Bitti",
  next: "Sonraki",
  pause: "Duraklat",
  play: "Başlat",
  smallerText: "A−, yazıyı küçült",
  largerText: "A+, yazıyı büyüt",
  mirror: "Ayna",
  keys: message<{ key: Tag }>(
    "<key>Boşluk</key> başlat, <key>↑</key> <key>↓</key> hız, <key>←</key> <key>→</key> bölüm, <key>[</key> <key>]</key> boyut, <key>M</key> ayna, <key>F</key> tam ekran, <key>Esc</key> çık",
  ),

  wholeScript: message<{ length: string }>("Metnin tamamı {length}."),
  ownPaceOfOneTake: message<{ pace: number }>(
    "Kendi hızınız dakikada {pace} sözcük; son çekiminizde ölçüldü.",
  ),
  ownPace: message<{ pace: number; takes: number }>(
    "Kendi hızınız dakikada {pace} sözcük; son {takes} çekiminizde ölçüldü.",
  ),
  notMeasuredYet: message<{ pace: number }>("Dakikada {pace} sözcük; henüz ölçülmedi."),
  setByHand: "Elle ayarlandı.",

  endOfTheScript: "Metnin sonu",
  theEnd: "Bitti",
  partsWereSkipped: "Bazı yerler atlandı ya da yinelendi; bu okuma hızınız için ölçü olmaz.",
  takeTook: message<{ length: string; pace: number }>(
    "Bu çekim {length} sürdü; duraklamalar sayılmadan dakikada {pace} sözcük.",
  ),
  again: "Yeniden",
  timeThatTake: "Bu çekimi hızıma say",
  countedOnThisDevice: "Bu cihazda sayıldı.",
}
