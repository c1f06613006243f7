import type { Calms } from "#language/calms.ts"
import { bounded } from "#script/claims/pattern.ts"

const professional = String.raw`(?:hekim|doktor|eczacı|uzman)\p{L}*`
const after = String.raw`(?!\p{L})`

export const calms: Calms = {
  "rx-promotion": bounded(
    [
      String.raw`(?:(?:satın )?almayın|kullanmayın|paylaşmayın|vermeyin|içmeyin|sipariş etmeyin|denemeyin)(?:ız)?`,
      `${professional} (?:karar ver|yaz|belirle|değerlendir)(?:ir|ar|melidir|meli)`,
      String.raw`(?:muayene|değerlendirme)\p{L}* sonra (?:uygulan|yapıl|yazıl)\p{L}*`,
      "tehlikeli(?:dir)?|tehlikeli olabilir|yasak(?:tır)?",
    ],
    "u",
  ),
  pressure: bounded(
    [
      String.raw`acele (?:etme(?:yin|nize gerek yok|ye gerek yok)|karar vermeyin)`,
      String.raw`(?:zorunda|mecbur|acil) değil\p{L}*|kanmayın|vaktiniz var`,
    ],
    "u",
  ),
  hype: bounded(
    [
      String.raw`(?:gizli|sihirli|mucize\p{L}*|sır|sırrı|formül\p{L}*|kestirme)(?: \p{L}+){0,2}? (?:yok(?:tur)?|değil(?:dir)?)`,
      String.raw`(?:detoks|temizliğ|arınma)\p{L}* (?:gerek|ihtiya)\p{L}* yok`,
      String.raw`pazarlama\p{L}* (?:\p{L}+ )?(?:kelime|söz|terim)\p{L}*|şüphe(?:lenin|yle)|kanmayın|videoyu geçin`,
    ],
    "u",
  ),
  testimonial: bounded(
    [
      String.raw`(?:göstermez|kanıtlamaz|anlamına gelmez|kanıt değil\p{L}*|karar vermeyin|iyi gelmeyebilir)${after}`,
    ],
    "u",
  ),
  guarantee: bounded(
    [
      String.raw`(?:garanti edemez|söz vere(?:mem|mez|meyiz)|kimse bilemez|kişiden kişiye|herkeste (?:işe yaramaz|aynı değil))\p{L}*`,
    ],
    "u",
  ),
  endorsement: bounded(
    [String.raw`(?:marka|ürün) önermi\p{L}*|para almı\p{L}*|diye bir şey yok|öne çıkarmı\p{L}*`],
    "u",
  ),
  title: bounded(
    [
      String.raw`${professional} (?:danışın|sorun|görünün|başvurun)${after}`,
      String.raw`(?:tanı koyama|tedavi\p{L}* değiştireme|ilaç yazama)\p{L}*`,
    ],
    "u",
  ),
  dose: bounded(
    [
      String.raw`(?:prospektüs|kullanma talimat|kutu|etiket)\p{L}* (?:\p{L}+ )?(?:bak|oku|uy|yaz)\p{L}*`,
      String.raw`(?:aşmayın|aşılmamalı|geçmeyin|fazlasını almayın)${after}`,
      `${professional} (?:danışın|sorun|söyler|belirler)${after}`,
    ],
    "u",
  ),
}
