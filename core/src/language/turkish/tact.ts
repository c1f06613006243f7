import type { Contrary, TactForms } from "#wording/tact.ts"
import type { Circumstance } from "#wording/circumstances.ts"
import type { Wording } from "./asking-words.ts"

/** What comes before anything else where posts tell of it: what to do, and whom to see. Nothing in it depends on a study. */
export const tactForms: TactForms<Wording> = {
  first: {
    fainting: [
      () => "Biri bayılınca: nasıl yatırılır, ne zaman 112 aranır, neden o hafta hekime görünülür",
      ({ n }) => `${n} varken bayılan birine önce ne dersiniz: neye baktırmalı, ne zaman 112’yi aramalı`,
    ],
    stopping: [
      ({ acc }) =>
        `${acc} bırakmak isteyene ilk söyleyeceğiniz: neden yazan hekimle planlanır, hangi belirtide aynı gün aranır`,
      () => "İlacından bıkan biri: hekimine ne demeli, ondan önce neyi kendi başına değiştirmemeli",
    ],
    insulin: [
      () => "İnsülin kullanmak yorunca: sürdürmeye ne yardım eder, diyabet ekibi ne zaman aynı gün aranır",
      () => "İnsülin kullanan biri için hangi öneriler geçmez, diyabet ekibi ne zaman aranır",
    ],
    stimulants: [
      () => "DMAA, efedrin, sibutramin: neden uzak durulur, çarpıntıda ne zaman 112 aranır",
      ({ n }) => `${n} yanında riskli bir uyarıcı anılıyor: ona ne dersiniz, hangi belirtide 112 aranır`,
    ],
    vomiting: [
      () => "Üst üste kusunca: yudum yudum ne içilir, ne zaman aynı gün hekime gidilir",
      ({ n }) => `${n} ve kusma: ilk değiştireceğiniz şey ve hekimi bekletmeyecek belirtiler`,
    ],
    pregnancy: [
      ({ n }) => `Gebelikte ve emzirirken ${n}: değişen ne, önce hekime ya da ebeye ne sorulur`,
      ({ n }) => `Hamile ya da emziren biri size ${n} diye sorarsa: önce hekimine soracağı iki soru`,
    ],
    sobriety: [
      () => "Alkolü bırakanlara: istek gelince ne yapılır, titreme ve dalgınlıkta neden 112 aranır",
      () => "Bu akşam içmemek için: kimi aramalı, ne içmeli, her gün içenler neden hekimle bırakır",
    ],
    child: [
      ({ n }) => `Aileler ${n} diye sorunca: siz neyi yanıtlarsınız, neyi çocuk hekimine bırakırsınız`,
      ({ n }) => `Çocuk için ${n}: ailenin kendi yapabileceği ve önce çocuk hekimine soracağı`,
    ],
    death: [
      () => "Birini kaybetmiş olana ilk cümleniz, ve yas tutanın destek bulabileceği yerler",
      ({ n }) => `Yasın yanında ${n}: ne duymak iyi gelir, ne gelmez, ne zaman birine görünmeli`,
    ],
  },
  ofDiabetics: [
    ({ n }) =>
      `İnsülin kullanan biri ${n} diye sorarsa: önce diyabet ekibiyle ne planlanır, ne zaman aynı gün aranır`,
  ],
  ofMoved: [
    ({ n }) => `${n} sırasında bayılan o gün durur: hekim önce neye bakar, ne zaman 112 aranır`,
    () =>
      "Antrenmanda bayılma: bir sonraki antrenmandan önce kalbe baktırmak neden şart, ne zaman 112 aranır",
  ],
}

const hurried =
  /vakit kaybı|denemeye değer|deneyip|bir hafta|ilk hafta|bu akşam|üç kişi|övenler|pahalısı|fiyat|plan/i

/** What must not stand beside such posts: it would contradict them, or sound as if nobody had read them. */
export const contrary: Contrary = {
  fainting: hurried,
  stopping:
    /bırakma noktası|vazgeç|ara verince|deneyip|unutanlara|miktar|yerine|değiştirirdiniz|yanlış başlangıç/i,
  insulin: /tip 2|ketojenik|düşük karbonhidrat|remisyon|metformin|vazgeç|bırakma noktası/i,
  stimulants: /üç kişi|pahalısı|fiyat|hangisini kime|deneyip/i,
  vomiting: hurried,
  pregnancy: /vakit kaybı|denemeye değer|deneyip|üç kişi|kilo ver|zayıfla/i,
  sobriety: /kadeh|bardak|az alkol|ölçülü|şarap|bira\b|ne kadarı|azını/i,
  child: /kalori|zayıfla|kilo ver|üç kişi/i,
  death: new RegExp(`${hurried.source}|efsane|tahmin`, "i"),
}

/** Where a name is the circumstance itself. Small letters without marks. */
export const itself: { readonly [C in Circumstance]?: RegExp } = {
  pregnancy: /hamile|gebe|emzir|lohusa/,
  child: /cocu[kg]|bebe[kg]|ek gida/,
  death: /\byas\b|olum/,
  vomiting: /kusma|bulanti/,
  fainting: /bayilma|senkop/,
}

/** Names by which diabetes is called. */
export const diabetes = /diyabet|insulin|seker hasta|hipoglisemi/
