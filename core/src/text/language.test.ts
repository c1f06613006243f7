import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { languageOf, type TextLanguage } from "./language.ts"

// Written for this test: short titles, mixed ones, and Turkish as it is typed on a keyboard without its letters.
const written: { readonly [L in TextLanguage]?: ReadonlyArray<string> } = {
  turkish: [
    "Kreatin ne zaman alınmalı?",
    "kreatin ne zaman alinmali",
    "Magnezyum uykuya iyi geliyor mu",
    "magnezyum uykuya iyi geliyor mu",
    "Diz ağrısı için hangi egzersiz",
    "diz agrisi icin hangi egzersiz",
    "Kolajen kullanan var mı?",
    "kolajen kullanan var mi",
    "Whey mi isolate mi daha iyi",
    "Pre workout alıyorum ama sleep çok kötü",
    "Omega 3 önerisi",
    "B12 eksikliği belirtileri",
    "b12 eksikligi belirtileri",
    "Aralıklı oruç yapanlar, kaç kilo verdiniz?",
    "aralikli oruc yapanlar kac kilo verdiniz",
    "Ashwagandha yan etki yaptı",
    "ashwagandha yan etki yapti mi sizde",
    "Fıtık ameliyatı sonrası spor",
    "Bel fıtığı",
    "Deadlift sonrası bel ağrısı normal mi",
    "deadlift sonrasi bel agrisi normal mi",
    "D vitamini kaç ünite alınmalı",
    "Zayıflama çayı işe yarar mı",
    "zayiflama cayi ise yarar mi",
    "İlaçla birlikte probiyotik içilir mi",
    "Uykusuzluk çekiyorum, melatonin deneyen?",
    "Spor sonrası süt içmek",
    "Kilo veremiyorum",
    "kilo veremiyorum napmaliyim",
    "Koşudan sonra topuk ağrısı geçmiyor",
    "Protein tozu böbreklere zararlı mı?",
    "protein tozu bobreklere zararli mi",
    "Hamilelikte kahve ne kadar olmalı?",
    "Ozempic kullananlar saç dökülmesi yaşadınız mı",
    "Sabah aç karnına zerdeçal",
    "Gluten intoleransı testi yaptıran oldu mu",
    "Fizik tedavi uzmanı önerir misiniz İzmir'de",
    "Selam arkadaşlar, kreatin yüklemesi şart mı?",
    "Egzama için krem",
    "egzama icin krem onerisi",
  ],
  english: [
    "Creatine timing",
    "Whey vs casein",
    "Best magnesium for sleep?",
    "Ashwagandha experiences",
    "NSAIDs before a marathon",
    "Is kefir good for you?",
    "Turkish coffee before lifting",
    "My doner kebab habit",
    "Var scoring for the mi band",
    "Bir bu? Weird ingredient on a label from Istanbul",
    "Omega 3",
    "Zone 2",
    "Ozempic",
    "B12 deficiency symptoms",
    "Keto rash, day 12",
    "Anyone else sore after yoga",
    "Café au lait and iron",
    "Açaí bowls worth it?",
    "Kimchi, natto, sauerkraut",
    "Retatrutide or stay on what works",
    "Sudden garden soreness",
    "Chicken and rice again",
    "Cellar temperature for kombucha",
    "HIIT",
    "Gözleme recipe with protein dough that I made today",
    "Deadlift form check 140kg",
    "Quick question on pre workout and sleep",
    "Trader Joes almond butter",
    "10 km PR",
    "Lat pulldown vs pull ups",
  ],
  de: [
    "Wie viel Kreatin soll ich nehmen und wann ist es zu viel?",
    "Magnesium und Schlaf, was hilft mir wirklich nicht mehr?",
    "Knieschmerzen nach dem Laufen, was habt ihr gemacht und wie lange war das?",
    "Ist Intervallfasten für mich das Richtige oder nicht?",
  ],
  es: [
    "¿Cómo tomar la creatina para no engordar?",
    "Dolor de rodilla después de correr, ¿qué es lo más probable?",
    "El magnesio para dormir, ¿es una buena idea?",
    "Mi dieta con mucha proteína y los riñones",
  ],
  fr: [
    "Quelle est la meilleure heure pour prendre de la créatine ?",
    "Je ne dors pas avec le magnésium, où est le problème ?",
    "Mal au genou dans les escaliers, que faire avec ça ?",
  ],
  it: [
    "Non dormo più con il magnesio ma questo è normale?",
    "Come prendere gli integratori che ho comprato?",
  ],
  pt: ["Não sei como tomar a creatina, o que você acha?", "Minha dor no joelho e os exercícios do dia"],
  nl: ["Hoe gebruik ik het creatine poeder en wat is niet goed voor mijn nieren?"],
  sv: ["Hur mycket kreatin kan jag ta och är det farligt för njurarna?"],
  und: [
    "Сколько креатина принимать в день?",
    "クレアチンはいつ飲むべきですか",
    "كم مقدار الكرياتين",
    "12345 !!!",
  ],
}

describe("what a text is written in", () => {
  test.each(Object.entries(written).flatMap(([language, texts]) => texts.map((text) => [language, text])))(
    "%s: %s",
    (language, text) => {
      expect(languageOf(text ?? "")).toBe(language)
    },
  )
})

const folder = fileURLToPath(new URL("../../../fixtures/topics", import.meta.url))

test("of thousands of English posts none is taken for Turkish", () => {
  const titles = ["ordinary.txt", "themes-1.txt", "themes-2.txt", "withheld.txt", "titles-2013.tsv"]
    .flatMap((name) => readFileSync(`${folder}/${name}`, "utf8").split("\n"))
    .map((line) => line.split("\t").at(-1)?.split(" :: ")[0] ?? "")
    .filter((line) => /\p{L}/u.test(line))
  expect(titles.length).toBeGreaterThan(2000)
  expect(titles.filter((title) => languageOf(title) === "turkish")).toEqual([])
})
