import type { Strength } from "#evidence/finding.ts"
import type { Language } from "#script/settings.ts"

/** Headings of the files in one language. */
export interface FileWords {
  readonly script: string
  readonly shots: string
  readonly directions: string
  readonly posts: string
  readonly hashtags: string
  readonly bestTime: string
  readonly title: string
  readonly cover: string
  readonly caption: string
  readonly comment: string
  readonly sources: string
  readonly note: string
  readonly columns: readonly [
    beat: string,
    start: string,
    seconds: string,
    framing: string,
    onScreen: string,
    bRoll: string,
    prop: string,
    said: string,
  ]
  readonly length: (words: number, seconds: number, pace: number) => string
  /** Of a source that the person named. */
  readonly ownSource: string
  readonly kept: (text: string, reason: string) => string
  readonly strengths: { readonly [S in Strength]: string }
  readonly eventTitle: (title: string, platform: string) => string
  readonly agreement: (named: number, of: number, isWeak: boolean) => string
  readonly americanStudies: string
}

export const fileWords: { readonly [L in Language]: FileWords } = {
  english: {
    script: "Script",
    shots: "Shot list",
    directions: "Acting directions",
    posts: "Posts",
    hashtags: "Hashtags",
    bestTime: "Best time",
    title: "Title",
    cover: "Words for the cover",
    caption: "Caption",
    comment: "First comment",
    sources: "Sources",
    note: "Note",
    columns: ["Beat", "Start", "Seconds", "Framing", "On-screen text", "B-roll", "Prop", "Said"],
    length: (words, seconds, pace) => `${words} words, about ${seconds} s at ${pace} words a minute`,
    ownSource: "named by the speaker, not weighed",
    kept: (text, reason) => `Kept by the speaker: “${text}” Reason: ${reason}`,
    strengths: {
      strong: "strong evidence",
      moderate: "moderate evidence",
      weak: "weak evidence",
      conflicting: "sources disagree",
      none: "no study found",
    },
    eventTitle: (title, platform) => `Post on ${platform}: ${title}`,
    agreement: (named, of, isWeak) =>
      `${named} of ${of} studies name this hour${isWeak ? ", so it is a weak slot" : ""}.`,
    americanStudies: "The studies cover mostly American accounts; test it against your own figures.",
  },
  turkish: {
    script: "Senaryo",
    shots: "Çekim listesi",
    directions: "Oyunculuk notları",
    posts: "Paylaşım metinleri",
    hashtags: "Etiketler",
    bestTime: "En iyi saat",
    title: "Başlık",
    cover: "Kapak yazısı",
    caption: "Açıklama",
    comment: "İlk yorum",
    sources: "Kaynaklar",
    note: "Not",
    columns: ["Bölüm", "Başlangıç", "Saniye", "Kadraj", "Ekran yazısı", "Ek görüntü", "Malzeme", "Söylenen"],
    length: (words, seconds, pace) => `${words} sözcük, dakikada ${pace} sözcükle yaklaşık ${seconds} sn`,
    ownSource: "konuşanın kendi kaynağı, tartılmadı",
    kept: (text, reason) => `Konuşan böyle bıraktı: “${text}” Gerekçe: ${reason}`,
    strengths: {
      strong: "güçlü kanıt",
      moderate: "orta düzeyde kanıt",
      weak: "zayıf kanıt",
      conflicting: "kaynaklar çelişiyor",
      none: "çalışma bulunamadı",
    },
    eventTitle: (title, platform) => `${platform} paylaşımı: ${title}`,
    agreement: (named, of, isWeak) =>
      `${of} çalışmadan ${named} tanesi bu saati öneriyor${isWeak ? "; bu zayıf bir öneridir" : ""}.`,
    americanStudies: "Çalışmalar çoğunlukla Amerikan hesaplarına dayanır; kendi verilerinizle sınayın.",
  },
}
