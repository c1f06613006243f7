import type { Ask } from "#evidence/finding.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import type { Words } from "#script/from-findings/words.ts"

type Sort = "thing" | "trouble" | "pair"

const sortOf = ({ kind }: SubjectFile): Sort =>
  kind === "interaction" ? "pair" : kind === "condition" || kind === "body" ? "trouble" : "thing"

/** A name with the endings a question needs. */
interface Name {
  readonly n: string
  readonly acc: string
  readonly gen: string
  readonly dat: string
  readonly loc: string
  readonly abl: string
}

const nameOf = ({ names, turkishCases }: SubjectFile): Name => ({
  n: names.turkish[0],
  acc: turkishCases.accusative,
  gen: turkishCases.genitive,
  dat: turkishCases.dative,
  loc: turkishCases.locative,
  abl: turkishCases.ablative,
})

const questions: { readonly [A in Ask]: { readonly [S in Sort]: (name: Name) => string } } = {
  what: {
    thing: ({ n }) => `${n} hakkında ne bilmeli`,
    trouble: ({ loc }) => `${loc} aslında ne oluyor`,
    pair: ({ n }) => `${n} bir araya gelince ne oluyor`,
  },
  works: {
    thing: ({ n }) => `${n} gerçekten işe yarıyor mu`,
    trouble: ({ dat }) => `${dat} gerçekten ne iyi geliyor`,
    pair: ({ n }) => `${n} bir arada sorun olur mu`,
  },
  how_much: {
    thing: ({ gen }) => `${gen} ne kadarı yeterli`,
    trouble: ({ loc }) => `${loc} ne kadarı yeterli`,
    pair: ({ n }) => `${n}: ne kadarı fazla`,
  },
  when: {
    thing: ({ n }) => `${n} için en uygun zaman ne`,
    trouble: ({ loc }) => `${loc} ne zaman harekete geçmeli`,
    pair: ({ n }) => `${n} arasına birkaç saat koymak yeter mi`,
  },
  how_long: {
    thing: ({ n }) => `${n} ne zaman fark ettirir`,
    trouble: ({ n }) => `${n} ne kadar sürer`,
    pair: ({ n }) => `${n} arasında ne kadar zaman olmalı`,
  },
  safe: {
    thing: ({ n }) => `${n} güvenli mi`,
    trouble: ({ loc }) => `${loc} neye dikkat etmeli`,
    pair: ({ n }) => `${n} birlikte güvenli mi`,
  },
  side_effects: {
    thing: ({ gen }) => `${gen} olumsuz yanı ne`,
    trouble: ({ loc }) => `${loc} ne ters gidebilir`,
    pair: ({ n }) => `${n} bir arada neye yol açar`,
  },
  who_not: {
    thing: ({ abl }) => `kimler ${abl} uzak durmalı`,
    trouble: ({ loc }) => `${loc} kimler daha dikkatli olmalı`,
    pair: ({ n }) => `${n}: kimler bir araya getirmemeli`,
  },
  with: {
    thing: ({ n }) => `${n} neyle birlikte olur, neyle olmaz`,
    trouble: ({ dat }) => `${dat} neler eşlik eder`,
    pair: ({ n }) => `${n} birlikte olur mu`,
  },
  forms: {
    thing: ({ gen }) => `${gen} hangi biçimi`,
    trouble: ({ gen }) => `${gen} hangi türü`,
    pair: ({ n }) => `${n}: ürün fark eder mi`,
  },
  compare: {
    thing: ({ abl }) => `${abl} daha iyisi var mı`,
    trouble: ({ dat }) => `${dat} hangisi daha iyi geliyor`,
    pair: ({ n }) => `${n} için başka bir yol var mı`,
  },
  cause: {
    thing: ({ n }) => `${n} vücutta ne yapıyor`,
    trouble: ({ dat }) => `${dat} ne yol açıyor`,
    pair: ({ n }) => `${n} neden çatışıyor`,
  },
  do_first: {
    thing: ({ n }) => `${n} için ilk adım ne`,
    trouble: ({ loc }) => `${loc} önce ne yapmalı`,
    pair: ({ n }) => `${n} söz konusuysa önce ne yapmalı`,
  },
  stop: {
    thing: ({ acc }) => `${acc} bırakınca ne oluyor`,
    trouble: ({ n }) => `${n} ne zaman geçer`,
    pair: ({ n }) => `${n}: birinden vazgeçmek şart mı`,
  },
  children: {
    thing: ({ n }) => `çocuklarda ${n} olur mu`,
    trouble: ({ n }) => `çocuklarda ${n}: neye bakmalı`,
    pair: ({ n }) => `çocuklarda ${n}: neye bakmalı`,
  },
  pregnancy: {
    thing: ({ n }) => `gebelikte ${n} olur mu`,
    trouble: ({ n }) => `gebelikte ${n}: neye bakmalı`,
    pair: ({ n }) => `gebelikte ${n}: neye bakmalı`,
  },
  older: {
    thing: ({ n }) => `ileri yaşta ${n}: ne değişir`,
    trouble: ({ n }) => `ileri yaşta ${n}: ne değişir`,
    pair: ({ n }) => `ileri yaşta ${n}: ne değişir`,
  },
  myth: {
    thing: ({ n }) => `${n} hakkında hangisi doğru`,
    trouble: ({ n }) => `${n} hakkında hangisi doğru`,
    pair: ({ n }) => `${n} hakkında hangisi doğru`,
  },
}

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase("tr")}${text.slice(1)}`

export const findings: Words = {
  question: (ask, file) => `${capital(questions[ask][sortOf(file)](nameOf(file)))}?`,
  crowd: [
    ({ posts, isSample, question }) =>
      `Üç günde ${isSample ? "örnek verideki " : ""}${posts} paylaşım aynı yere çıktı. ${question}`,
    ({ posts, isSample, question }) =>
      `${question} ${isSample ? "Örnek veride" : "Forumlarda"} üç günde ${posts} paylaşım bunun çevresinde döndü.`,
    ({ posts, isSample, question }) =>
      `Üç gün, ${isSample ? "örnek veride " : ""}${posts} paylaşım ve tek bir soru: ${question}`,
    ({ posts, isSample, question }) =>
      `${isSample ? "Örnek verideki" : "Son üç gündeki"} ${posts} paylaşımı okudum. ${question}`,
  ],
  handful: [
    ({ isSample, question }) =>
      `${isSample ? "Örnek veride birkaç" : "Birkaç"} paylaşım açıkça soruyor: ${question}`,
    ({ isSample, question }) =>
      `${question} ${isSample ? "Örnek veride yalnızca" : "Yalnızca"} birkaç kişi sordu, ama yerinde bir soru.`,
  ],
  answer: {
    professional: ["Kanıtın söylediği şu:", "Kısaca:", "Bugün bildiğimiz:"],
    casual: ["Hemen söyleyeyim:", "Açıkçası:", "Dürüst cevap:"],
    investigative: ["Bulunan şu:", "Baktım, şöyle:", "Kanıtın izinde:"],
    custom: ["Ben şöyle anlatıyorum:", "Benim kısa cevabım:", "Aklınızda kalsın:"],
  },
  elsewhere: [
    "Bunun cevabı doktorunuzda ya da eczacınızda. Burada söylenebilecek olan:",
    "Bu soruyu kendi doktorunuz ya da eczacınız cevaplar. Herkesin bilmesi gereken:",
  ],
  opening: [
    (name) => `${capital(name)}: kısaca anlatayım.`,
    (name) => `${capital(name)} üzerine birkaç söz.`,
    (name) => `${capital(name)}: bilinen ne?`,
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
      (_, posts, isSample) => `${posts} ${isSample ? "örnek " : ""}paylaşım, tek soru.`,
    ],
    numbered: [(n) => `${capital(n)}: tek soru, tek cevap.`, () => "Tek soru, tek açık cevap."],
  },
  study: [
    (design, year, publisher) =>
      `dayandığım kaynak ${publisher === "" ? "" : `${publisher}, `}${year === null ? "" : `${year}, `}${design}.`,
    (design, year, publisher) =>
      `${year === null ? "elimizde" : `${year} yılından`} ${design} var${publisher === "" ? "" : `, yayımlayan ${publisher}`}.`,
  ],
  designs: {
    guideline: "bir kılavuz",
    regulator: "resmî bir kurumun duyurusu",
    "fact sheet": "resmî bir bilgi notu",
    "meta-analysis": "birçok çalışmayı birleştiren bir analiz",
    "systematic review": "çalışmaların sistematik derlemesi",
    review: "çalışmaların derlemesi",
    "position stand": "bir meslek kuruluşunun görüşü",
    consensus: "bir uzman görüşü",
    rct: "katılımcıların kurayla ayrıldığı bir çalışma",
    cohort: "insanları zaman içinde izleyen bir çalışma",
    "case report": "bir olgu bildirimi",
    label: "ürünün resmî bilgisi",
    "product test": "gerçek ürünlerin testi",
    lab: "bir laboratuvar çalışması",
  },
  myth: [
    (myth) => `Şimdi bir efsane, sakın aklınızda böyle kalmasın: “${myth}”`,
    (myth) => `Şu söylenen bir efsane: “${myth}”`,
    (myth) => `Sık duyulan bir efsane: “${myth}”`,
  ],
  truth: [(truth) => truth, (truth) => `Doğrusu şu: ${truth}`, (truth) => `Görülen şu: ${truth}`],
  step: ["Şunu deneyin:", "İlk adımınız:", "Bugün yapabileceğiniz:", "Tek bir öneri:"],
  next: ["Sonra:", "Ayrıca:", "Bir de:"],
  warning: {
    emergency: ["Bunda beklemeyin:", "Bu acildir:", "Ciddiye alın:"],
    today: ["Yarına bırakmayın:", "Bugün, haftaya değil:"],
    soon: ["Ne zaman doktora?", "Şunu aklınızda tutun:", "Muayene gerektiren durum:"],
  },
  ask: {
    multi_platform: ["", "Peki siz?"],
    tiktok: ["Aşağıya yazın:", "Açık konuşalım:"],
    instagram: ["Kaydedin ve söyleyin:", "Bir arkadaşınıza sorun:"],
    youtube: ["Yorumlara yazın:", "Merak ediyorum:"],
    linkedin: ["Kendi pratiğiniz için:", "Meslektaşlarıma sorum:"],
  },
  close: {
    multi_platform: [({ names }) => `${capital(names.turkish[0])} hakkında başka ne merak ediyorsunuz?`],
    tiktok: [({ names }) => `${capital(names.turkish[0])} için ikinci bölüm gelsin mi?`],
    instagram: [
      ({ turkishCases }) =>
        `${capital(turkishCases.accusative)} bir daha duyduğunuzda açıp bakmak için kaydedin.`,
    ],
    youtube: [({ names }) => `${capital(names.turkish[0])} hakkında sırada hangi soru olsun?`],
    linkedin: [({ turkishCases }) => `Siz danışanlarınıza ${turkishCases.accusative} nasıl anlatıyorsunuz?`],
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
