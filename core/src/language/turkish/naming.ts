import type { NamingWords } from "#language/naming.ts"

export const naming: NamingWords = {
  houses:
    "hacettepe|ankara üniversitesi|istanbul üniversitesi|çapa|cerrahpaşa|boğaziçi|koç üniversitesi|ege üniversitesi",
  coauthors: String.raw`ve arkadaşlarının (?:çalışma|araştırma)\p{L}*`,
  scholars: "doçent|doç",
  ofJournal: String.raw`dergisi\p{L}*|çalışması\p{L}*|makalesi\p{L}*|['’](?:te|ta|de|da)`,
  publishedIn: null,
  trade:
    "parol|arveles|majezik|minoset|dolorex|apranax|vermidon|glifor|glukofen|levotiron|cipralex|stilnox|nutriversum|hardline|ozempik|vegovi|botoks",
  treatment: String.raw`kanser\p{L}*|tümör\p{L}*|kemoterapi\p{L}*|ilac\p{L}*|ilaç\p{L}*|hap|hapı\p{L}*|aşı|aşılar\p{L}*|doz\p{L}*|tedavi\p{L}*|şifa\p{L}*|iyileş\p{L}*|antibiyotik\p{L}*|antidepresan\p{L}*|insülin\p{L}*|diyabet\p{L}*|otizm\p{L}*|depresyon\p{L}*|kür\p{L}*|klor\p{L}*|doktor\p{L}*|reçete\p{L}*`,
  commonNames: String.raw`(?:Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar|Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık)\p{L}*|Türk\p{L}*|Avrupa\p{L}*|Amerika\p{L}*|VKİ|EKG`,
}
