import type { Documents } from "#content/documents.ts"

/** What the documents of the screens say before any script runs. */
export const documents: Documents = {
  noscript: "Rounds için JavaScript gerekir. Lütfen JavaScript’i açıp sayfayı yeniden yükleyin.",
  headings: {
    "/app": "Bugün yükselen konular",
    "/my-scripts": "Metin geçmişi",
    "/script-generator": "Video metni oluşturucu",
  },
  lost: {
    title: "Sayfa bulunamadı",
    heading: "404 Sayfa bulunamadı",
    text: "Böyle bir sayfa yok ya da sayfa taşındı.",
  },
}
