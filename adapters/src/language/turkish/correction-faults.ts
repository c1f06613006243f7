const parts: { readonly [part: string]: string } = {
  says: "Söylendiği gibi",
  brief: "Kısaca",
  limit: "Söylenen sınır",
  safety: "Söylenen güvenlik cümlesi",
}

const languages: { readonly [language: string]: string } = { english: "İngilizce", turkish: "Türkçe" }

const strengths: { readonly [strength: string]: string } = { strong: "güçlü", moderate: "orta" }

const inTurkish = (language = ""): string => languages[language] ?? language

/** What the library refuses of a correction, and how that is told. */
const told: ReadonlyArray<readonly [fault: RegExp, tell: (...found: ReadonlyArray<string>) => string]> = [
  [
    /^\S+ (says|brief|limit|safety) (\w+): (\d+) words, at most (\d+)$/u,
    (part = "", language, count, most) =>
      `${parts[part] ?? part}, ${inTurkish(language)}: ${count} sözcük, en çok ${most} olabilir`,
  ],
  [
    /^\S+ (\w+): (".*") points back at what has not been said$/su,
    (language, words) => `${inTurkish(language)}: ${words} henüz söylenmemiş bir şeye gönderme yapıyor`,
  ],
  [
    /^\S+ (\w+): (".*") does not say what it is about$/su,
    (language, words) => `${inTurkish(language)}: ${words} neyle ilgili olduğunu söylemiyor`,
  ],
  [
    /^\S+ (\w+): promises what no study shows$/u,
    (language) => `${inTurkish(language)}: hiçbir çalışmanın göstermediği bir söz veriyor`,
  ],
  [
    /^\S+ (\w+): (".*") breaks the rule (.+)$/su,
    (language, words, rule) => `${inTurkish(language)}: ${words} bir kurala uymuyor (${rule})`,
  ],
  [
    /^(".*") (\w+): the unit is heard as another one$/su,
    (words, language) => `${inTurkish(language)}: ${words} içindeki birim başka bir birim gibi duyuluyor`,
  ],
  [
    /^\S+: called (\w+), but an? .+ is weak evidence$/u,
    (strength = "") => `“${strengths[strength] ?? strength}” denmiş, ama bu araştırma türü zayıf kanıttır`,
  ],
  [/^\S+: tells of a subgroup without the whole$/u, () => "bütünü anlatmadan bir alt gruptan söz ediyor"],
]

/** A fault of a correction in Turkish; one that no words are written for stays as the library says it. */
export const correctionFault = (fault: string): string => {
  for (const [pattern, tell] of told) {
    const found = pattern.exec(fault)
    if (found !== null) return tell(...found.slice(1))
  }
  return fault
}
