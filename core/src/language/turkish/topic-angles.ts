import type { Ask } from "#evidence/finding.ts"
import type { Nature } from "#evidence/nature.ts"
import type { Wording } from "./asking-words.ts"
import { unmarked } from "#text/letters.ts"
import { grave, graveAngles, serious, seriousAngles } from "./grave.ts"
import { ofMedicine } from "./topic-angles-medicine.ts"
import { ofCondition, ofDevice, ofTest, ofTherapy } from "./topic-angles-therapy.ts"
import { type Side, sides } from "./topic-sides.ts"

/** Film ideas for each question. None names a dose or promises a result. */
const angles: { readonly [A in Ask]: ReadonlyArray<Wording> } = {
  what: [
    ({ n }) => `Bir dakikada ${n}: ne olduğunu, ne olmadığını danışanınıza anlatır gibi söyleyin`,
    ({ n }) => `${n} denince en sık karıştırılan iki şey ve aradaki fark`,
  ],
  works: [
    ({ n }) => `${n}: kanıtı olan, yalnız umut edilen ve henüz bilinmeyen`,
    ({ gen }) => `Kimde işe yarar, kimde yaramaz: ${gen} sizin gördüğünüz yüzü`,
    ({ n }) => `${n} denemek isteyene önce ne söylersiniz: beklenti, süre ve bırakma noktası`,
    ({ n }) => `“Bende işe yaradı” ile “işe yarar” arasındaki fark: ${n} örneğiyle`,
  ],
  how_much: [
    ({ loc }) => `${loc} miktarı kime göre belirlersiniz: sorduğunuz üç soru`,
    ({ n }) => `${n}: azını ve fazlasını ele veren işaretler`,
    ({ n }) => `${n}: herkese aynı miktarı söyleyenlere neden katılmıyorsunuz`,
    ({ n }) => `Az, yeterli, fazla: ${n} için üç kişilik bir örnek`,
  ],
  when: [
    ({ n }) => `Saat gerçekten önemli mi: ${n} için fark eden ve etmeyen durumlar`,
    ({ n }) => `${n} sıradan bir güne nasıl sığar, gerçek bir gün üzerinden`,
    ({ n }) => `${n} saatini unutanlara: düzen mi önemli, zaman mı`,
  ],
  how_long: [
    ({ n }) => `${n} için basit bir takvim: ilk hafta, ilk ay ve sonrası`,
    ({ loc }) => `${loc} ne zaman beklemeli, ne zaman plan değiştirmeli`,
    ({ n }) => `${n}: erken vazgeçilen nokta ve boşuna beklenen nokta`,
    ({ n }) => `“Ne zaman fark ederim?” ${n} için dürüst yanıtınız`,
  ],
  safe: [
    ({ n }) => `Yeşil, sarı, kırmızı: ${n} söz konusuyken neye aldırmamalı, neyi izlemeli, neyi göstermeli`,
    ({ n }) => `${n} için “bana uygun mu” sorusunu nasıl yanıtlarsınız: dört kontrol`,
    ({ n }) => `${n} için içinizin rahat ettiği ve etmediği iki kişi`,
  ],
  side_effects: [
    ({ gen }) => `${gen} istenmeyen yanları: sık görülen, seyrek görülen ve yalnız söylenti olan`,
    ({ abl }) => `${abl} sanılan şikâyetin başka bir sebebi olabilir mi: nasıl ayırırsınız`,
    ({ n }) =>
      `${n} sonrası görülen üç yakınma: hangisi beklenir, hangisi sorulur, hangisi hekime bekletilmeden gösterilir`,
  ],
  who_not: [({ n }) => `${n} öncesinde mutlaka size danışması gerekenler: kısa bir liste`],
  with: [({ n }) => `${n} neyle olur, neyle olmaz: kutuları masaya dizip anlatın`],
  compare: [
    ({ n }) => `${n} ve en çok karşılaştırılan seçenek: üç ölçüt, tek tercih`,
    ({ acc }) => `${acc} hangi durumda başka bir şeyle değiştirirdiniz, hangisinde değiştirmezdiniz`,
    ({ n }) => `${n} ile öteki seçenek arasında kalana sorduğunuz, seçimi belli eden tek soru`,
    ({ n }) => `${n} ile öteki seçenek yan yana: fiyat, kolaylık, kanıt`,
  ],
  forms: [
    ({ n }) => `${n} seçerken etikette baktığınız üç satır`,
    ({ n }) => `Pahalısı daha mı iyi: ${n} için paranın işe yaradığı ve yaramadığı yer`,
  ],
  cause: [
    ({ n }) => `${n}: akla ilk gelen sebep ve sizin önce baktığınız sebep`,
    ({ n }) => `Sebep mi rastlantı mı: ${n} konusundaki bir kuşkuyu nasıl sınarsınız`,
    ({ n }) => `${n} için üç olası sebep: hangisini neyle elersiniz`,
  ],
  do_first: [
    ({ n }) => `${n} için ilk iki hafta: sürdürülebilecek kadar küçük bir plan`,
    ({ loc }) => `${loc} en sık düzelttiğiniz iki hata, yanlışı ve doğrusuyla`,
  ],
  stop: [({ acc }) => `${acc} bırakmadan önce konuşulacaklar ve sonrasında beklenenler`],
  children: [({ n }) => `Aileler ${n} için size ne sorar, siz önce ne sorarsınız`],
  pregnancy: [({ n }) => `Gebelikte ${n}: evet, hayır ve “önce hekiminize sorun” dediğiniz yerler`],
  older: [({ n }) => `Altmış yaşından sonra ${n}: neyi aynı bırakır, neyi değiştirirsiniz`],
  myth: [
    ({ n }) => `${n} hakkında en çok duyduğunuz iki cümle: biri doğru, biri yanlış`,
    ({ n }) => `${n} üzerine dolaşan bir söylentiyi kaynağına kadar izleyin`,
  ],
}

/** Ideas that are others for what is taken, eaten, needed or suffered. */
const narrower: { readonly [S in Side]?: { readonly [A in Ask]?: ReadonlyArray<Wording> } } = {
  had: {
    do_first: [
      ({ dat }) => `${dat} başlamadan önce danışanınıza sorduğunuz üç soru`,
      ({ loc }) => `${loc} en sık düzelttiğiniz iki hata, yanlışı ve doğrusuyla`,
    ],
  },
  eaten: {
    do_first: [({ acc }) => `${acc} sofraya koyarken en sık yapılan iki hata ve doğrusu`],
    with: [({ n }) => `${n} neyle iyi gider, neyle gitmez: bir tabak üzerinden anlatın`],
  },
  needed: {
    compare: [({ gen }) => `${gen} yerini tutar sanılan iki şey ve neden tutmadığı`],
    forms: [({ n }) => `${n} için ilk önerdiğiniz şey ve hiç önermediğiniz şey`],
    stop: [({ n }) => `${n} eksik kalınca önce neyi fark edersiniz`],
  },
  // A name that no list has: nothing is measured out, bought or corrected there.
  named: {
    what: [({ n }) => `${n} nedir diyene iki cümlelik yanıtınız`],
    works: [
      ({ n }) => `${n} için “işe yarıyor mu” diyenlere: bildiğiniz ve bilmediğiniz`,
      ({ n }) => `${n} denemiş üç kişi, üç sonuç: neden ayrılıyorlar`,
      ({ n }) => `${n}: övenler ne diyor, kanıt ne diyor`,
      ({ n }) => `${n} işe yararsa bunu nereden anlarsınız: bakacağınız tek ölçü`,
      ({ n }) => `${n} için bildiğiniz en güçlü kanıt ve onun zayıf yanı`,
      ({ acc }) => `${acc} deneyip vazgeçene soracağınız soru`,
      ({ abl }) => `${abl} çok şey bekleyene ilk cümleniz`,
      ({ n }) => `${n} kimde denenebilir, kimde vakit kaybı`,
      ({ n }) => `Geçen zamanın etkisini ${n} sanmamak için: nasıl ayırırsınız`,
      ({ n }) => `${n} için verdiğiniz süre ve o sürenin sonunda bakacağınız şey`,
    ],
    how_much: [
      ({ n }) => `${n} için “ne kadar” diye soranlara önce ne sorarsınız`,
      ({ n }) => `${n}: “ne kadar” sorusunun yanıtını değiştiren üç şey`,
      ({ n }) => `${n} için fazlası nasıl anlaşılır, azı kime yetmez`,
    ],
    when: [
      ({ n }) => `${n} için “ne zaman” diye soranlara bir dakikada yanıtınız`,
      ({ n }) => `${n}: zamanın fark ettiği bir kişi, fark etmediği bir kişi`,
      ({ n }) => `${n} için zamanlamayı önemseyenlere ve önemsemeyenlere birer cümle`,
    ],
    safe: [
      ({ n }) => `${n} için kimler önce size sormalı: kısa bir liste`,
      ({ n }) => `${n}: içinizin rahat ettiği nokta ve durduğunuz nokta`,
      ({ n }) => `${n} için “güvenli mi” diye soranlara ne dersiniz, neyi bilmediğinizi nasıl söylersiniz`,
    ],
    with: [({ n }) => `${n} neyle birlikte anılıyor, siz hangisinden söz ederdiniz`],
    forms: [
      ({ n }) => `${n} konusunda öneri isteyenlere ilk sorduğunuz soru`,
      ({ n }) => `${n} seçerken baktığınız tek şey ve nedeni`,
      ({ n }) => `${n} öneriniz neye göre değişir: iki kişi, iki yanıt`,
    ],
    compare: [
      ({ gen }) => `${gen} yerine ne olur diye soranlara: önce neyi öğrenmek istersiniz`,
      ({ n }) => `${n} ve öteki seçenek: hangisini kime, neden`,
    ],
    do_first: [
      ({ n }) => `${n} konusunda en sık gördüğünüz yanlış başlangıç ve doğrusu`,
      ({ n }) => `${n} konusunda “nasıl yapmalı” diyenlere ilk söyleyeceğiniz`,
      ({ n }) => `${n} için ilk soru, ilk adım, ilk durak`,
    ],
  },
  suffered: {
    works: [
      ({ dat }) => `${dat} iyi geldiği söylenenler: kanıtı olan, yalnız umut edilen ve boş olan`,
      ({ dat }) => `${dat} sizin gördüğünüz kişilerde ne iyi geldi, ne gelmedi`,
      ({ n }) => `${n} için bir hafta deneyip karar vermeye değer tek şey`,
    ],
    how_long: [
      ({ loc }) => `${loc} ne zaman beklemeli, ne zaman plan değiştirmeli`,
      ({ n }) => `${n} beklenenden uzun sürünce ilk baktığınız şey`,
      ({ n }) => `${n} iyiye gidiyor mu: üç küçük işaret`,
      ({ n }) => `${n} için basit bir takvim: ilk günler, ilk haftalar ve uzarsa`,
      ({ n }) => `“Bu geçer mi?” ${n} için dürüst yanıtınız`,
    ],
    when: [
      ({ n }) => `${n} için bekleyebilecekler ve beklememesi gerekenler: üç işaret`,
      ({ n }) => `${n} için randevuya gelirken neyi not etmeli`,
    ],
    safe: [
      ({ n }) => `Yeşil, sarı, kırmızı: ${n} söz konusuyken neye aldırmamalı, neyi izlemeli, neyi göstermeli`,
      ({ n }) => `“Normal mi?” ${n} için içinizi rahatlatan ve sizi durduran iki yanıt`,
      ({ n }) => `${n} için bekleyebilecekler ve beklememesi gerekenler: üç işaret`,
    ],
    side_effects: [
      ({ loc }) => `${loc} ürküten ama olağan olan ile gerçekten gösterilmesi gereken`,
      ({ n }) => `${n} ne zaman başka bir şeyin habercisidir: sizi durduran iki işaret`,
    ],
    how_much: [({ n }) => `${n} ne kadar olursa olağan: ölçü olarak neye bakarsınız`],
    do_first: [
      ({ n }) => `${n} için bu akşam yapılacak tek şey ve yapılmayacak tek şey`,
      ({ n }) => `${n} deyince ilk yapılan yanlış ve yerine koyacağınız adım`,
      ({ n }) => `${n} için ilk hafta: küçük, denenebilir üç adım`,
    ],
    pregnancy: [({ n }) => `Gebelikte ${n}: neyi olağan sayarsınız, neyde hekime yollarsınız`],
    children: [({ n }) => `Çocuklarda ${n}: aileye ilk sorduğunuz üç soru`],
    older: [({ n }) => `Altmış yaşından sonra ${n}: farklı olan ne, aynı kalan ne`],
    compare: [
      ({ dat }) => `${dat} iyi geldiği söylenen iki yol: hangisini kime önerirsiniz`,
      ({ n }) => `${n} için önce denenen ve sonraya bırakılan: sizin sıranız`,
    ],
    forms: [
      ({ n }) => `${n} için ilk önerdiğiniz şey ve hiç önermediğiniz şey`,
      ({ dat }) => `${dat} iyi geldiği söylenen üç şey: hangisi boş, hangisi değil`,
    ],
    with: [({ dat }) => `${dat} sık eşlik eden şikâyetler: hangisi beklemez`],
    stop: [({ n }) => `${n} geçti mi, ara mı verdi: nasıl anlarsınız`],
  },
}

const ofNature: { readonly [N in Nature]?: { readonly [A in Ask]?: ReadonlyArray<Wording> } } = {
  therapy: ofTherapy,
  test: ofTest,
  device: ofDevice,
  condition: ofCondition,
  medicine: ofMedicine,
}

/**
 * Film ideas for a question about what is had, done or suffered. On a grave illness those alone that nobody is harmed
 * by; there may be none.
 */
export const anglesOn = (ask: Ask, nature: Nature, name: string): ReadonlyArray<Wording> => {
  const plain = unmarked(name)
  if (grave.test(plain)) return graveAngles[ask] ?? []
  const careful = serious.test(plain) ? seriousAngles[ask] : undefined
  return careful ?? ofNature[nature]?.[ask] ?? narrower[sides[nature]]?.[ask] ?? angles[ask]
}

/** What the library holds against a belief: what one day says so, another says otherwise. */
export const anglesOfMyth = (myth: string): ReadonlyArray<string> => [
  `Efsane mi gerçek mi: “${myth}” Araştırmalar bunun yerine ne diyor`,
  `“${myth}” Doğrusunu iki cümlede söyleyin`,
  `Danışanınız emin: “${myth}” Ders vermeden nasıl düzeltirsiniz`,
  `“${myth}” Bu nereden çıkmış, bakılınca ne bulunmuş`,
  `“${myth}” Bunu söyleyene verdiğiniz yanıt ve dayanağı`,
]

export const anglesOfHook = (hook: string): ReadonlyArray<string> =>
  hook.endsWith("?")
    ? [
        `${hook} Kanıta dayalı yanıtı bir dakikada verin`,
        `${hook} Kimde ne bulunmuş, ne açık kalmış`,
        `${hook} Önce izleyiciye tahmin ettirin, sonra bulunanı söyleyin`,
        `${hook} Tek cümlelik yanıtınız, sonra dayandığı araştırma`,
        `${hook} Yanıtın kime göre değiştiğini iki örnekle gösterin`,
      ]
    : [
        `${hook} Buradan başlayıp araştırmaların ne dediğini anlatın`,
        `${hook} Bu nasıl bulunmuş, ne anlama gelmez`,
        `${hook} Gördüğünüz kişiler için bundan ne çıkarırsınız`,
        `${hook} Neden şaşırtıyor, ardından ne yapılır`,
      ]
