import type { ReadingWords } from "#language/reading.ts"

/** Ages below 18 in figures and in words. */
const young = String.raw`(?:1[0-7]|on ?(?:bir|iki|uc|dort|bes|alti|yedi))`
const classes = String.raw`(?:(?:[5-9]|1[0-2])\.?|besinci|altinci|yedinci|sekizinci|dokuzuncu|onuncu|on ?birinci|on ?ikinci)`

/**
 * Who says that they, or whom they ask for, are under age. An age told of the past ("15 yaşından beri"), of a distance
 * ("10k koşu") or of somebody's teacher is none.
 */
const aged = [
  String.raw`\b${young} ?yas(?:inda|imda)(?:yim|yiz| bir?\b| erke[kg]| kiz|,|$)`,
  String.raw`\b(?<![.,])${young} ?ya?sa?\w?n?d[ae]?y[iu]?m\b`,
  String.raw`\b${young} ?yasindaki (?!hal|kilo|beden|vucud|gib|ben\b|kop|kedi|arab)`,
  String.raw`\b${young} ?yas(?:im\b| erkek| kiz| icin)`,
  String.raw`\b${young} ?['’]?(?:[iu]?m?[ae]|[iu]ne|ina|sin[ae]) (?:yeni |daha |henuz )?(?:gir|bas)(?:dim|tim|iyorum|ecegim|acagim)\b(?! ?(?:kilo))`,
  String.raw`\byas(?:im)?[ :=]{1,2}${young}\b(?! ?(?:yil|ay\b|hafta|kucuk|buyuk|genc|fark|\d|bin))`,
  String.raw`(?:daha|henuz) ${young} yasinda`,
  String.raw`(?:oglum|kizim|kardesim|yegenim|cocugum),? ${young} yasinda`,
]

/** Born so late that who says so now is under age, and an age that stands behind whom somebody is in love with. */
const born = [
  String.raw`\b20(?:09|1\d|2\d) ?['’]?(?:dogumlu(?:yum|yuz| bir)?|l[iu]y[iu]m)\b`,
  String.raw`\b(?:sevgilim|(?:kiz|erkek) arkadasim),? (?:de |da |daha |henuz )?1[0-7](?= ?(?:yas|ben|inda|unda|,|$))`,
]

const signed = [
  String.raw`\b1[0-7] ?['’]? ?(?:y[iu]m|[iu]m)\b(?! ?(?:kilo|ay|hafta|gun))`,
  String.raw`^1[2-7] ?[mkef](?:,|/| )\W*(?:\d{2,3}(?! ?(?:dk|dak|saat|bpm|nabiz))|boy|kilo|yas)`,
]

const atSchool = [
  String.raw`\blise(?: ?[1-4]\b| (?:bir|iki|uc|dort)(?:[dt]eyim|yim)?\b|de(?:yim| oku(?:yor|mak|yan))|liyim|li(?:yiz)?\b|ye (?:gid|basl|gec)\w+| ?son(?:da)?(?:yim)?\b|(?: \w+)?(?: sinif)? ogrenci)`,
  String.raw`\bortaokul(?:dayim|a (?:gid|basl|gec)\w+|luyum|lu\b|(?: son)?(?: sinif)? ogrenci|[: ]?[1-4]\b)`,
  String.raw`\b${classes} ?sinif(?:tayim|im\b|a (?:gid|gec|basl)\w+|a yeni| ogrenci)`,
  String.raw`\blgs['’]?(?:ye|den|de)? (?:hazirlan|sinav|stres|calis|sene|once)`,
]

const underAge = [
  String.raw`resit degil|\bergenim\b|\bergen biriyim`,
  String.raw`\b18 (?:olmama|alti(?:yim|yiz)|yas\w* (?:gir|doldur|bas)m[ae])|\b18['’]?(?:ime|imi|e|i) (?:daha )?(?:gir|doldur|bas)m[ae]`,
]

export const minorPhrases: ReadingWords["sensitive"] = [
  ["minor", new RegExp([...aged, ...born, ...signed].join("|"))],
  ["minor", new RegExp(atSchool.join("|")), /ogretmen|mezun|arkadas|yillar|zaman|veli toplant/],
  ["minor", new RegExp(underAge.join("|"))],
]
