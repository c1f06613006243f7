import type { Speech } from "#language/speech.ts"

const alone = (pattern: string, flags = "giu") =>
  new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, flags)

/** "4'ü" is "dördü": of the numbers only four softens before a vowel. */
const ended = (said: string, suffix: string): string => {
  const ending = suffix.replace(/['’]/, "")
  return (/^[aeıioöuü]/.test(ending) ? said.replace(/dört$/, "dörd") : said) + ending
}

export const speech: Speech = {
  ended,
  small: "sıfır bir iki üç dört beş altı yedi sekiz dokuz".split(" "),
  tens: " on yirmi otuz kırk elli altmış yetmiş seksen doksan".split(" "),
  manners: { hundred: "yüz", saysOne: false, joint: " ", yearsInPairs: false },
  scales: [
    [1e9, "milyar"],
    [1e6, "milyon"],
    [1e3, "bin"],
  ],
  conjunctions: /^(?:ve|ama|fakat|veya|ya|çünkü|ancak|ki|ile|için|eğer|yani)$/i,
  shortened: "doç|uzm|op|örn|bkz",
  keptUnits: "dk|sn",
  lexicon: {
    units: {
      mg: "miligram",
      mcg: "mikrogram",
      µg: "mikrogram",
      μg: "mikrogram",
      ng: "nanogram",
      g: "gram",
      gr: "gram",
      kg: "kilogram",
      ml: "mililitre",
      dl: "desilitre",
      l: "litre",
      L: "litre",
      lt: "litre",
      iu: "uluslararası ünite",
      kcal: "kilokalori",
      kkal: "kilokalori",
      km: "kilometre",
      m: "metre",
      cm: "santimetre",
      mm: "milimetre",
      dk: "dakika",
      dak: "dakika",
      sn: "saniye",
      sa: "saat",
      mmhg: "milimetre cıva",
      mmol: "milimol",
      "%": "yüzde",
      "°": "derece",
      "°C": "santigrat derece",
      TL: "lira",
      tl: "lira",
      x: "kez",
    },
    money: { $: "dolar", "£": "sterlin", "€": "avro", "₺": "lira" },
    abbreviations: [
      [/(?<![\d/.,])1\/2(?![\d/])/gu, "yarım"],
      [/(?<![\d/.,])1\/3(?![\d/])/gu, "üçte bir"],
      [/(?<![\d/.,])1\/4(?![\d/])/gu, "çeyrek"],
      [/(?<![\d/.,])2\/3(?![\d/])/gu, "üçte iki"],
      [/(?<![\d/.,])3\/4(?![\d/])/gu, "dörtte üç"],
      // A time of day is written with a point as well: "saat 10.30'da".
      [/(?<=saat(?:ler)? )(\d{1,2})\.(\d\d)(?!\d)(['’]\p{L}+)?/giu, "$1:$2$3"],
      [alone("vb\\."), "ve benzeri"],
      [alone("vs\\."), "vesaire"],
      [alone("örn\\."), "örneğin"],
      [alone("dr\\."), "doktor"],
      [alone("prof\\."), "profesör"],
      [alone("doç\\."), "doçent"],
      [alone("yakl\\."), "yaklaşık"],
    ],
    symbols: [
      [/&/g, "ve"],
      [/[+]/g, "artı"],
      [/=/g, "eşittir"],
      [/[<]/g, "küçüktür"],
      [/[>]/g, "büyüktür"],
      [/≤/g, "en çok"],
      [/≥/g, "en az"],
      [/±/g, "artı eksi"],
      [/[×]/g, "çarpı"],
      [/%/g, "yüzde"],
    ],
    per: "bölü",
    percent: { before: "yüzde", after: "" },
    point: "virgül",
    fractionIsNumber: true,
    over: "bölü",
    by: "çarpı",
    range: "ila",
  },
}
