import type { CommunitySource } from "@rounds/core/reading/source-kind.ts"
import type { Refusals } from "#language/problems.ts"

/** How the communities of each source are addressed. */
const sourceNames: { readonly [S in CommunitySource]: string } = {
  reddit: "Adı forumun adresindeki gibi yazın: 2-50 harf, rakam ya da alt çizgi.",
  feed: "Yayının https:// ile başlayan adresini yazın.",
  lemmy: "Küçük harflerle ad@sunucu biçiminde yazın, örneğin nutrition@lemmy.example.",
  stackexchange: "Siteyi ya da site/etiket biçimini yazın, örneğin fitness/protein.",
  upload: "Tek satırda 2-60 karakter yazın.",
}

const noTitle = "Yalnızca yayınların başlığı olur."

const sourceTitles: { readonly [S in CommunitySource]: string } = {
  reddit: noTitle,
  feed: "Yayının adını tek satırda, 2-60 karakterle yazın.",
  lemmy: noTitle,
  stackexchange: noTitle,
  upload: noTitle,
}

/** What administrators are refused who look after sources, in Turkish. */
export const sourceRefusals: Pick<Refusals, "SourceNameTaken" | "SourceNameUnfit" | "SourceUnknown"> = {
  SourceNameTaken: ({ name }) => ({
    title: "Bu ad kullanılıyor",
    detail: `Bu adla bir kaynak zaten var: ${name}.`,
  }),
  SourceNameUnfit: ({ source, field }) => {
    const message = field === "title" ? sourceTitles[source] : sourceNames[source]
    return { title: "Bu kaynağın adı değil", detail: message, errors: [{ field, message }] }
  },
  SourceUnknown: ({ id }) => ({
    title: "Böyle bir kaynak yok",
    detail: `Kimliği ${id} olan bir kaynak yok.`,
  }),
}
