import type { CheckWords } from "#lib/language/check.ts"

export const check: CheckWords = {
  example:
    "Greyfurt kolesterolü tedavi eder. Araştırmalar günde bir bardağın yüzde 40 düşürdüğünü gösteriyor. Hastalarım bir haftada sonuç alıyor, garanti. İlacınızı bırakın, greyfurt suyuna geçin. Suyla ilaç arasına birkaç saat koymak sorunu çözmez.",
  telling: {
    words:
      /(?<!\p{L})(?:bir|ve|bu|için|ile|çok|daha|ne|mi|değil|gibi|kadar|var|yok|olan|siz|ben)(?!\p{L})/giu,
    letters: /[ğşıİ]/gu,
  },
}
