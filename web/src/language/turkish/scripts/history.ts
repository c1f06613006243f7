import { message, type WordsOf } from "#lib/message.ts"
import type { history as English } from "#words/scripts/history.ts"

export const history: WordsOf<typeof English> = {
  newestFirst: "Oluşturduğunuz bütün metinler, en yenisi en üstte. Kaydedilen metinler burada durur.",
  filterScripts: "Metinleri filtrele",
  allPlatforms: "Bütün platformlar",
  all: "Hepsi",
  searchTopicsAndScripts: "Konularda ve metinlerde ara",
  moreScripts: message<{ shown: string }>("{shown}+ metin"),
  noneShown: message<{ shown: string }>("{shown} metin"),
  scriptsSince: message<{ shown: number; day: string }>("{shown, plural, other {# metin}}, en eskisi {day}"),
  noScriptMatches: "Eşleşen metin yok",
  changeTheFilters: "Ötekileri görmek için filtreleri değiştirin ya da temizleyin.",
  clearFilters: "Filtreleri temizle",
  scripts: "Metinler",
  showing: message<{ shown: number }>("{shown, plural, other {# metin}} gösteriliyor"),
  unreadable: message<{ scripts: number }>(
    "{scripts, plural, other {# metin}} okunamadı. Metin saklanıyor; hata kaydımıza geçti.",
  ),
  olderNotLoaded: "Daha eski metinler yüklenemedi. Lütfen yeniden deneyin.",
  showOlder: "Daha eski metinleri göster",
  notLoaded: "Metinleriniz yüklenemedi",
  areKept: "Metinleriniz duruyor. Lütfen yeniden deneyin.",
  spokenOf: message<{ spoken: number; total: number }>("{total} sn içinde {spoken} sn konuşma"),
  draft: "Taslak, kontrol edilmedi",
  tooLong: message<{ seconds: string }>("{seconds} sn uzun"),

  noScriptsYet: "Henüz metin yok",
  howToBegin:
    "Bugünün konularından birini seçin; metin o konunun kanıtlarına göre yazılır. Oluşturduğunuz her metin zamanlaması, oyunculuk notları ve dosyalarıyla burada saklanır.",
  generateYourFirst: "İlk metninizi oluşturun",
  usedThisMonth: message<{ used: string; limit: number; resets: string }>(
    "Bu ay {limit} metin hakkının {used} tanesi kullanıldı. Yenilenme: {resets}.",
  ),
  hook: "Giriş",
  context: "Bağlam",
  evidence: "Kanıt",
  limits: "Sınırlar",
  close: "Kapanış",

  open: "Aç",
  downloadTxt: ".txt indir",
  notThere: "Bu metin burada yok",
  scriptNotLoaded: "Metin yüklenemedi",
}
