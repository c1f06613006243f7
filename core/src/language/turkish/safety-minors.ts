import { anyOf, rule, ruleUnless } from "#script/safety/rule.ts"

const aged =
  "(?:1[0-7]|[1-9]) yas(?:inda|indaki|inda ki|ina|lik|li)?\\w*|\\d{1,2} (?:aylik|haftalik|gunluk) (?:bebe|cocu)\\w*|\\d{1,2} aylik"
const small = "(?:bebe[kg]|yenidogan)\\w*"
const child = `(?:${small}|cocu[kg]\\w*|oglum\\w*|kizim\\w*|torunum\\w*|${aged})`
const teen =
  "(?:ergen\\w*|lise\\w*|ortaokul\\w*|ilkokul\\w*|resit olmayan\\w*|genc kiz\\w*|18 yas alti\\w*|ogrenciler\\w*)"
const young = anyOf(child, teen)

const substances =
  "(?:ilac\\w*|surup\\w*|surub\\w*|parasetamol\\w*|ibuprofen\\w*|calpol\\w*|parol\\w*|dolven\\w*|melatonin\\w*|antibiyoti\\w*|vitamin\\w*|takviye\\w*|damla\\w*|ates dusurucu\\w*|agri kesici\\w*|kreatin\\w*|demir\\w*|kafein\\w*)"

const grownUps = anyOf(
  "dogum\\w*",
  "emzir\\w*",
  "gebe\\w*",
  "hamile\\w*",
  "anne\\w*",
  "(?:saglikli|dengeli|akdeniz|vegan) (?:beslen|diyet)\\w*",
)

/** When a child is to be seen is what any parent is to know: its answer is a warning. */
const whenSeen = "ne zaman (?:\\w+ )?(?:doktor|hekim|acil|hastane)\\w*"

export const minors = [
  rule(young, anyOf("doz\\w*", "kac (?:ml|mg|olcek|olcu|damla|tablet|kasik|cc)", "\\d+ ?(?:mg|ml|olcek)")),
  rule(
    young,
    anyOf(
      "ne kadar",
      "kac",
      "nasil veril\\w*",
      "veril(?:ir|meli|ebilir)\\w*",
      "verebilir\\w*",
      "vermek",
      "verme(?:li|yin)?",
      "verme(?:liyim|liyiz)",
    ),
    anyOf(substances),
  ),
  ruleUnless(
    grownUps,
    young,
    anyOf(
      "zayifla\\w*",
      "kilo ver\\w*",
      "diyet\\w*",
      "rejim\\w*",
      "yag yak\\w*",
      "incel\\w*",
      "aralikli oruc\\w*",
      "ketojenik\\w*",
      "kalori aci\\w*",
    ),
  ),
  ruleUnless(
    anyOf(whenSeen),
    anyOf(small, aged, "oglum\\w*", "kizim\\w*", "cocugum\\w*"),
    anyOf(
      "ates(?:i|li|lendi|lenen|i var)\\w*",
      "kus(?:uyor|tu|ma)\\w*",
      "ishal\\w*",
      "(?<!(?:sebze|meyve|et|balik|yumurta|kahvalti|(?<!hic )yemek)\\w* )(?:yemiyor|icmiyor|emmiyor)\\w*",
      "dokuntu\\w*",
      "hirilti\\w*",
    ),
  ),
  ruleUnless(
    anyOf("egitim\\w*", "sagli[kg]\\w*", "gelisim\\w*", "istismar\\w*"),
    young,
    anyOf("seks\\w*", "cinsel\\w*", "ciplak\\w*", "porno\\w*", "erotik\\w*"),
  ),
]
