import type { Documents } from "#content/documents.ts"

/** What the documents of the screens say before any script runs. */
export const documents: Documents = {
  noscript: "Rounds için JavaScript gerekir. Lütfen JavaScript’i açıp sayfayı yeniden yükleyin.",
  headings: {
    "/app": "Bugünün yükselen konuları",
    "/my-scripts": "Metin geçmişi",
    "/script-generator": "Video metni oluşturucu",
  },
}
