import type { Profession } from "#account/profile.ts"
import type { ClaimFinding } from "#script/script.ts"
import type { Language } from "#script/settings.ts"
import type { DocumentRule } from "./document-rule.ts"

type Title = "doctor" | "pharmacist" | "dietitian" | "physiotherapist" | "psychologist" | "nurse" | "dentist"

/** Titles of regulated professions as they stand in a text. */
const titles: { readonly [T in Title]: { readonly [L in Language]: string } } = {
  doctor: {
    english: String.raw`(?:medical )?doctor|physician|surgeon|gp|cardiologist|dermatologist|psychiatrist|neurologist`,
    turkish: String.raw`(?:uzman )?(?:doktor|hekim)|cerrah|kardiyolog|dermatolog|psikiyatrist|nörolog`,
  },
  pharmacist: { english: "pharmacist", turkish: "eczacı" },
  dietitian: { english: "(?:registered )?dieti[ct]ian", turkish: "diyetisyen" },
  physiotherapist: { english: "physiotherapist|physical therapist|physio", turkish: "fizyoterapist" },
  psychologist: { english: "(?:clinical )?psychologist", turkish: "(?:klinik )?psikolog" },
  nurse: { english: "(?:registered )?nurse|midwife", turkish: "hemşire|ebe" },
  dentist: { english: "dentist|orthodontist", turkish: "diş hekimi|ortodontist" },
}

/** Titles that a profession of the profile may say; null: nobody knows which ones. */
const heldTitles: { readonly [P in Profession]: ReadonlyArray<Title> | null } = {
  sports_pharmacist: ["pharmacist"],
  clinical_pharmacist: ["pharmacist"],
  community_pharmacist: ["pharmacist"],
  nutritionist: [],
  dietitian: ["dietitian"],
  sports_medicine_doctor: ["doctor"],
  fitness_professional: [],
  health_coach: [],
  other: null,
}

/** Titles that no Turkish law knows, or that rest on a certificate. */
const unregulated = String.raw`(?:sağlık|beslenme|yaşam|zayıflama|fitness|wellness|nefes) (?:koçu|danışmanı|uzmanı)|medikal estetik (?:uzmanı|hekimi)|estetik uzmanı|(?:bütüncül|fonksiyonel|alternatif|tamamlayıcı) tıp uzmanı|(?:fitoterapi|ozon|hacamat|kupa|longevity|anti-?aging|homeopati|akupunktur) (?:uzmanı|doktoru)|sertifikalı [\p{L} ]{0,30}uzman[ıi]|health coach|nutrition coach`

/** Whether a speaker calls themselves by a title: "as a ...", "I am a ...", "ben ...", "... olarak", "...im". */
const self: { readonly [L in Language]: (title: string) => RegExp } = {
  english: (title) =>
    new RegExp(
      String.raw`(?<![\p{L}])(?:(?<!not )as (?:a|an|your) (?:\p{L}+ )?|(?:i am|i'm) (?:a|an|your) (?:\p{L}+ )?|my (?:work|job|years?) as (?:a|an) )(?:${title})(?![\p{L}])`,
      "u",
    ),
  turkish: (title) =>
    new RegExp(
      String.raw`(?<![\p{L}])(?:ben (?:bir )?(?:\p{L}+ )?(?:${title})(?:y?[ıiuü]m)?(?![\p{L}])(?! değil)|(?:${title})(?:s?[ıiuü])? olarak(?! değil)|(?:${title})s?(?:y?[ıiuü]m|y?[ıiuü]y[ıiuü]m)(?![\p{L}])(?! değil))`,
      "u",
    ),
}

const patterns = Object.entries(titles).map(([title, words]) => ({
  // The keys are the titles.
  title: title as Title,
  english: self.english(words.english),
  turkish: self.turkish(words.turkish),
}))

type Words = { readonly [L in Language]: Pick<ClaimFinding, "reason" | "source" | "safer"> }

const wrongProfession: Words = {
  english: {
    reason: "The speaker takes a title that is not that of the profile.",
    source: "16 CFR 255.3; UK Medical Act 1983 s49; title protection of the regulated professions",
    safer: "Use your registered title, or say it without one.",
  },
  turkish: {
    reason: "Konuşan, profildeki mesleğe ait olmayan bir unvan kullanıyor.",
    source:
      "Sağlık Hizmetlerinde Tanıtım ve Bilgilendirme Faaliyetleri Hakkında Yönetmelik (RG 12.11.2025); 1219 sayılı Kanun",
    safer: "Tescilli unvanınızı kullanın ya da unvansız söyleyin.",
  },
}

/** D5: who speaks has the profession of the profile. Without a profession known, nobody can tell. */
export const ownProfession: DocumentRule = ({ language, context: { profession }, lines, sentences }) => {
  const held = profession === null ? null : heldTitles[profession]
  if (held === null) return null
  const at = lines.findIndex((line) =>
    patterns.some((pattern) => !held.includes(pattern.title) && pattern[language].test(line)),
  )
  return at < 0
    ? null
    : {
        rule: "D5-PROFESSION",
        severity: "block",
        sentence: sentences[at] ?? "",
        ...wrongProfession[language],
      }
}

const notPermitted: Words = {
  english: {
    reason:
      "In Türkiye only titles given by law or by a specialist diploma may be said; this one rests on neither.",
    source: "TR Yönetmelik RG 12.11.2025 (titles)",
    safer: "Say your registered title alone.",
  },
  turkish: {
    reason:
      "Türkiye'de yalnızca kanunla ya da uzmanlık belgesiyle alınan unvanlar söylenebilir; bu onlardan değil.",
    source: "Sağlık Hizmetlerinde Tanıtım ve Bilgilendirme Faaliyetleri Hakkında Yönetmelik (RG 12.11.2025)",
    safer: "Yalnızca tescilli unvanınızı söyleyin.",
  },
}

const unregulatedSelf = {
  english: self.english(unregulated),
  turkish: new RegExp(
    String.raw`${self.turkish(unregulated).source}|(?<![\p{L}])(?:${unregulated})y?(?:[ıiuü]m|[ıiuü]z)(?![\p{L}])`,
    "u",
  ),
}

/** D11: in Türkiye a speaker names no title that the law does not give. */
export const permittedTitle: DocumentRule = ({ language, context, lines, sentences }) => {
  if (context.market !== "TR") return null
  const at = lines.findIndex((line) => unregulatedSelf[language].test(line))
  return at < 0
    ? null
    : { rule: "D11-TITLE", severity: "warn", sentence: sentences[at] ?? "", ...notPermitted[language] }
}
