import { questionOn } from "./asking.ts"
import { crowd, handful } from "./crowds.ts"
import { casesOf, nameOf } from "./cases.ts"
import { asNote, leaning, verbs } from "./sentences.ts"
import type { Words } from "#script/from-findings/words.ts"

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase("tr")}${text.slice(1)}`

// With a comma where the date would otherwise be that of a body or of the studies, not of what was written.
const dated = (year: number | null, design: string): string =>
  year === null
    ? design
    : `${year} tarihli${/^bir (?:kılavuz|olgu|laboratuvar)/u.test(design) ? "" : ","} ${design}`

const numbers = ["bir", "iki", "üç", "dört", "beş", "altı", "yedi"]
const ordinals = ["Birincisi", "İkincisi", "Üçüncüsü", "Dördüncüsü", "Beşincisi", "Altıncısı", "Yedincisi"]

export const findings: Words = {
  question: (ask, called) => `${capital(questionOn(ask, called))}?`,
  crowd,
  handful,
  alone: [
    (name) => `Elimdeki kaynaklar yalnız ${name} üzerine; ikisini birlikte ele alan bir kaynağım yok.`,
    (name) => `Yalnız ${name} hakkında konuşabilirim; ikisi birlikteyken ne olduğuna dair kaynağım yok.`,
  ],
  missing: {
    unknown: ({ name }, other, theirs) =>
      other === null
        ? `Tam bunu ele alan bir kaynağım yok; söyleyeceklerim yalnız ${theirs} üzerine.`
        : `${capital(name)} ile ${casesOf(other).acc} birlikte ele alan bir kaynağım yok; söyleyeceklerim yalnız ${theirs} üzerine.`,
    nearest: () => "Kaynaklarım bu soruya birebir yanıt vermiyor; en yakın bilgiyi aktarıyorum.",
    held: (_, __, theirs) =>
      `Bu soruda burada aktarabileceğim bir kaynağım yok; söyleyeceklerim genel olarak ${theirs} üzerine.`,
  },
  number: (count) => ordinals[count - 1] ?? `${count}.`,
  fewer: (count) => `Kaynağıyla söyleyebileceğim ${numbers[count - 1] ?? count} tanesi şunlar.`,
  uncounted: "Bu kadarını kaynağıyla sayamam; bilineni anlatayım.",
  known: ["Bilinen şu:", "Söylenebilecek olan:"],
  titled: ["ne biliniyor?", "kaynaklar ne diyor?", "elimizde ne var?"].map(
    (asked) => (title) => `${capital(title)}${title.includes(":") ? "." : `: ${asked}`}`,
  ),
  resting: (of, sources, newest) => {
    const on = of === null ? "bu konuda" : `${of.name} konusunda`
    return sources === 1
      ? `${capital(on)} ${newest === null ? "" : `${newest} tarihli `}tek kaynağım var.`
      : `${capital(on)} ${sources} kaynağım var${newest === null ? "" : `; en yenisi ${newest} tarihli`}.`
  },
  otherwise: ["Böyle bir durum yoksa,", "Bunlar sizde yoksa,", "Böyle bir belirti yoksa,"],
  isConditional: (step) =>
    /^[^,:.?!]{0,70}?(?:\p{L}(?:s[ae]n[ıi]z|[ıiuü]yorsa|[ae]rs[ae]|ysa|yse)|(?<!\p{L})(?:yok|var)sa)(?!\p{L})/iu.test(
      step,
    ) || step.includes("?"),
  sends:
    /^(?:sor\p{L}*|danış\p{L}*|söyle\p{L}*|konuş\p{L}*|görün\p{L}*|başvur\p{L}*|gi[td]\p{L}*|ara(?:yın)?|doktor\p{L}*|hekim\p{L}*|eczacı\p{L}*|ebe\p{L}*|önce|varsa|yoksa|almadan|başlamadan|kullanmadan|gecikme\p{L}*|hemen)$/u,
  sources: {
    general: [
      (theirs, own) =>
        `${own === null ? "Elimdeki" : `${capital(own)} için elimdeki`} kaynaklar genel olarak ${theirs} üzerine.`,
      (theirs, own) =>
        `${own === null ? "Kaynaklarım" : `${capital(own)} konusunda kaynaklarım`} bütün türleriyle ${theirs} üzerine.`,
    ],
    other: [
      (theirs, own) =>
        `${own === null ? "Elimdeki" : `${capital(own)} için elimdeki`} kaynaklar ${theirs} üzerine.`,
      (theirs, own) =>
        `${own === null ? "Kaynaklarım" : `${capital(own)} konusunda kaynaklarım`} ${theirs} üzerine.`,
    ],
  },
  answer: {
    professional: ["Kanıtın söylediği şu:", "Kısaca:", "Bugün bildiğimiz:"],
    casual: ["Hemen söyleyeyim:", "Açıkçası:", "Dürüst cevap:"],
    investigative: ["Bulunan şu:", "Baktım, şöyle:", "Kanıtın izinde:"],
    custom: ["Ben şöyle anlatıyorum:", "Benim kısa cevabım:", "Aklınızda kalsın:"],
  },
  elsewhere: {
    clinical: [
      "Buna doğrudan cevap veren bir kaynağım yok; bunu sizin için doktorunuz ya da eczacınız yanıtlar. En yakını:",
      "Bu soruyu doğrudan yanıtlayan bir kaynağım yok; doktorunuza ya da eczacınıza sorun. En yakını:",
    ],
    held: [
      "Bu konudaki kaynağı burada aktaramam; doktorunuz ya da eczacınız anlatabilir. En yakını:",
      "Bunun cevabını burada aktaramıyorum; doktorunuza ya da eczacınıza sorun. En yakını:",
    ],
    other: ["Kaynaklarımda buna en yakın bilgi şu:", "Buna en yakın bildiğim şu:"],
  },
  limit: ["Sınırı şu:", "Bir not düşeyim:", "Şunu da bilin:"],
  within: asNote,
  isClipped: (text) => /^[^.?!:]{1,48}: \S/u.test(text) || !verbs.test(text),
  leans: (text) => leaning.test(text),
  opening: [
    (name) => `${capital(name)}: kısaca anlatayım.`,
    (name) => `${capital(name)} üzerine birkaç söz.`,
    (name) => `${capital(name)} hakkında ne biliniyor?`,
  ],
  shortOpening: "Tek soru, tek cevap.",
  hook: {
    question: [(n) => `${capital(n)}: hangisi doğru?`, () => "Hangisi doğru?"],
    myth: [(n) => `${capital(n)}: efsane mi, gerçek mi?`, () => "Efsane mi, gerçek mi?"],
    contrast: [
      (n) => `${capital(n)}: söylenen başka, bilinen başka.`,
      () => "Söylenen başka, bilinen başka.",
    ],
    viewer: [(n) => `${capital(n)}: önce bunu dinleyin.`, () => "Karar vermeden önce bunu dinleyin."],
    counted: [
      (n, posts, isSample) => `${posts} ${isSample ? "örnek " : ""}paylaşım, tek konu: ${n}.`,
      (_, posts, isSample) => `${posts} ${isSample ? "örnek " : ""}paylaşım, tek konu.`,
    ],
    numbered: [(n) => `${capital(n)}: tek soru, tek cevap.`, () => "Tek soru, tek açık cevap."],
  },
  // A foreign journal's name cannot be inflected aloud; it stands among the sources.
  study: [
    ({ design, year }) => `söyleyeceğimi ${dated(year, design)} alıyorum.`,
    ({ design, year }) => `${dated(year, design)} öğrendiğimiz şu.`,
    ({ design, year }) => `sıradaki bilgiyi ${dated(year, design)} aktarıyorum.`,
  ],
  designs: {
    guideline: "bir kılavuzdan",
    regulator: "resmî bir kurumun duyurusundan",
    "fact sheet": "resmî bir bilgi notundan",
    "meta-analysis": "birçok çalışmayı birleştiren bir analizden",
    "systematic review": "bütün çalışmaları tarayan bir derlemeden",
    review: "çalışmaları bir araya getiren bir derlemeden",
    "position stand": "bir meslek kuruluşunun görüşünden",
    consensus: "uzmanların ortak görüşünden",
    rct: "katılımcıların kurayla ayrıldığı bir çalışmadan",
    cohort: "gözleme dayanan bir araştırmadan",
    "case report": "bir olgu bildiriminden",
    label: "ürünün resmî bilgisinden",
    "product test": "raftaki ürünlerin testinden",
    lab: "bir laboratuvar çalışmasından",
  },
  myth: [
    (myth) => `Şimdi bir efsane, sakın aklınızda böyle kalmasın: “${myth}”`,
    (myth) => `Duyduğunuz şu söz bir efsane: “${myth}”`,
    (myth) => `Sık duyulan bir efsane: “${myth}”`,
  ],
  truth: [(truth) => truth, (truth) => `Doğrusu şu: ${truth}`, (truth) => `Görülen şu: ${truth}`],
  truthAgain: [
    (truth) => `Kısacası: ${truth}`,
    (truth) => `Bir kez daha: ${truth}`,
    (truth) => `Efsanenin yerine aklınızda şu kalsın: ${truth}`,
  ],
  step: [
    { says: "Şunu deneyin:", unless: /dene/iu },
    { says: "İlk adımınız:", unless: /(?<!\p{L})adım/iu },
    { says: "Bugün yapabileceğiniz:", unless: /(?<!\p{L})bugün/iu },
    { says: "Tek bir öneri:", unless: /(?<!\p{L})öner/iu },
  ],
  ask: {
    multi_platform: ["Sıradaki soru:", "Bir dahaki sefere:"],
    tiktok: ["İkinci bölüm gelsin mi?", "Sırada şu var:"],
    instagram: ["Bunu kaydedin. Sırada şu var:", "Sırada şu var:"],
    youtube: ["Sonraki videonun sorusu:", "Sıradaki soru:"],
    linkedin: ["Siz buna ne cevap verirsiniz?", "Meslektaşlarıma sorum:"],
  },
  close: {
    multi_platform: [
      ({ name }) => `${capital(name)} hakkında başka ne merak ediyorsunuz?`,
      ({ name }) => `${capital(name)} konusunda aklınıza en çok takılan ne?`,
    ],
    tiktok: [
      ({ name }) => `${capital(name)} için ikinci bölüm gelsin mi?`,
      ({ name }) => `${capital(name)} hakkında en son ne duydunuz?`,
    ],
    instagram: [
      ({ name, file }) =>
        `${capital(nameOf(name, file).acc)} bir daha duyduğunuzda açıp bakmak için kaydedin.`,
      ({ name, file }) => `${capital(nameOf(name, file).acc)} merak eden birine gönderin.`,
    ],
    youtube: [
      ({ name }) => `${capital(name)} hakkında sırada hangi soru olsun?`,
      ({ name }) => `${capital(name)} hakkındaki sorunuzu yorumlara yazın.`,
    ],
    linkedin: [
      ({ name, file }) => `Siz danışanlarınıza ${nameOf(name, file).acc} nasıl anlatıyorsunuz?`,
      ({ name }) => `${capital(name)} hakkında size en çok ne soruluyor?`,
    ],
  },
  audience: null,
  field: null,
  speaker: {
    sports_pharmacist: "Ben spor eczacısıyım.",
    clinical_pharmacist: "Ben klinik eczacıyım.",
    community_pharmacist: "Ben serbest eczacıyım.",
    dietitian: "Ben diyetisyenim.",
    sports_medicine_doctor: "Ben spor hekimiyim.",
  },
  capital,
}
