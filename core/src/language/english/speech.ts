import type { Speech } from "#language/speech.ts"

const alone = (pattern: string, flags = "giu") =>
  new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, flags)

/** "1st" is "first", "1990s" is "nineteen nineties". */
const ended = (said: string, suffix: string): string =>
  suffix === "s"
    ? said.replace(/[a-z]+$/, (last) => (last.endsWith("y") ? `${last.slice(0, -1)}ies` : `${last}s`))
    : /^(?:st|nd|rd|th)$/.test(suffix)
      ? said.replace(/[a-z]+$/, (last) => ordinals[last] ?? `${last.replace(/y$/, "ie")}th`)
      : said + suffix.replace(/['’]/, "")

const ordinals: { readonly [cardinal: string]: string } = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
}

export const speech: Speech = {
  ended,
  small:
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
      " ",
    ),
  tens: " ten twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
  manners: { hundred: "hundred", saysOne: true, joint: "-", yearsInPairs: true },
  scales: [
    [1e9, "billion"],
    [1e6, "million"],
    [1e3, "thousand"],
  ],
  conjunctions: /^(?:and|but|or|because|so|if|when|that|which|who|while|than|with|for|to)$/i,
  shortened: String.raw`dr|prof|mr|mrs|ms|vs|e\.g|i\.e|no`,
  keptUnits: "hours?|minutes?|seconds?|days?|weeks?",
  lexicon: {
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
  },
}
