import type * as English from "#words/status.ts"

export const partWords: typeof English.partWords = {
  database: ["Veritabanı", "Hesapları, konuları ve metinleri saklar."],
  worker: [
    "Arka plan işleri",
    "Konuları toplar, e-posta gönderir, ödeme sağlayıcısının bildirdiklerini uygular.",
  ],
  edition: ["Günün konuları", "Konuların günlük baskısı."],
  mail: ["E-posta", "İletilerin posta kutunuza gönderilmesi."],
  ai: ["Yapay zekâyla yazma", "Bir modelin yazdığı metinler."],
  payments: ["Ödemeler", "Denemeler, abonelikler ve faturalar."],
}

export const stateWords: typeof English.stateWords = {
  ok: "Çalışıyor",
  degraded: "Yavaş ya da kısmen çalışıyor",
  down: "Çalışmıyor",
  off: "Burada kullanılmıyor",
}

export const overallWords: typeof English.overallWords = {
  ok: "Her şey çalışıyor.",
  degraded: "Bir şey her zamankinden yavaş ya da kısmen çalışıyor.",
  down: "Bir şey çalışmıyor.",
  off: "Burada açık olan bir şey yok.",
}
