import type { Language } from "./settings.ts"

/** How a language says what is usually written short. */
export interface Lexicon {
  /** Unit after a number, as written, to its spoken name. */
  readonly units: { readonly [written: string]: string }
  readonly money: { readonly [sign: string]: string }
  readonly abbreviations: ReadonlyArray<readonly [RegExp, string]>
  readonly symbols: ReadonlyArray<readonly [RegExp, string]>
  /** Per cent, said before the number or after it; the other is empty. */
  readonly percent: { readonly before: string; readonly after: string }
  /** The decimal mark as it is said, and whether a short fraction is said as a number ("virgül yirmi beş"). */
  readonly point: string
  readonly fractionIsNumber: boolean
  readonly per: string
  readonly over: string
  readonly by: string
  readonly range: string
}

const alone = (pattern: string, flags = "giu") =>
  new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, flags)

const english: Lexicon = {
  units: {
    mg: "milligrams",
    mcg: "micrograms",
    µg: "micrograms",
    μg: "micrograms",
    ug: "micrograms",
    ng: "nanograms",
    g: "grams",
    kg: "kilograms",
    lb: "pounds",
    lbs: "pounds",
    oz: "ounces",
    ml: "milliliters",
    dl: "deciliters",
    l: "liters",
    L: "liters",
    iu: "international units",
    kcal: "kilocalories",
    cal: "calories",
    kj: "kilojoules",
    km: "kilometers",
    m: "meters",
    cm: "centimeters",
    mm: "millimeters",
    ft: "feet",
    mi: "miles",
    mph: "miles per hour",
    min: "minutes",
    mins: "minutes",
    sec: "seconds",
    secs: "seconds",
    h: "hours",
    hr: "hours",
    hrs: "hours",
    bpm: "beats per minute",
    mmhg: "millimeters of mercury",
    mmol: "millimoles",
    "%": "percent",
    "°": "degrees",
    "°C": "degrees Celsius",
    "°F": "degrees Fahrenheit",
    k: "thousand",
    K: "thousand",
    M: "million",
    bn: "billion",
    x: "times",
    d: "days",
  },
  money: { $: "dollars", "£": "pounds", "€": "euros", "₺": "lira" },
  abbreviations: [
    [/(?<![\d/.,])24\/7(?![\d/])/gu, "twenty-four seven"],
    [/(?<![\d/.,])1\/2(?![\d/])/gu, "one half"],
    [/(?<![\d/.,])1\/3(?![\d/])/gu, "one third"],
    [/(?<![\d/.,])1\/4(?![\d/])/gu, "one quarter"],
    [/(?<![\d/.,])2\/3(?![\d/])/gu, "two thirds"],
    [/(?<![\d/.,])3\/4(?![\d/])/gu, "three quarters"],
    // An amount of money is read with its cents after the name: "two dollars fifty".
    [/([$£€]\d[\d,]*)\.(?:00|(\d\d))(?!\d)/gu, "$1 $2"],
    [/(?<!\p{L})e\.g\.?(?!\p{L})/giu, "for example"],
    [/(?<!\p{L})i\.e\.?(?!\p{L})/giu, "that is"],
    [alone("etc"), "et cetera"],
    [alone("vs"), "versus"],
    [alone("approx"), "approximately"],
    [alone("dr"), "doctor"],
    [alone("mr"), "mister"],
    [alone("w/o"), "without"],
    [/(?<![\p{L}\p{N}])#(?=\d)/gu, "number"],
  ],
  symbols: [
    [/&/g, "and"],
    [/[+]/g, "plus"],
    [/=/g, "equals"],
    [/[<]/g, "less than"],
    [/[>]/g, "more than"],
    [/≤/g, "at most"],
    [/≥/g, "at least"],
    [/±/g, "plus or minus"],
    [/[×]/g, "times"],
    [/@/g, "at"],
    [/%/g, "percent"],
  ],
  per: "per",
  percent: { before: "", after: "percent" },
  point: "point",
  fractionIsNumber: false,
  over: "over",
  by: "by",
  range: "to",
}

const turkish: Lexicon = {
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
}

export const lexicons: { readonly [L in Language]: Lexicon } = { english, turkish }
