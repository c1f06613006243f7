import type { BodyForms } from "#reading/body-mass.ts"

/** How Turkish says how tall and how heavy somebody is: "boyum 170, kilom 44", "1.62 boyundayım, 40 kiloyum". */
export const body: BodyForms = {
  height:
    /(?<![\d.,])(?:(?<metres>1[.,]\d{2})|(?<cm>1[3-9]\d|20\d))(?:(?<=\bboy\w*[ :]{1,2}\S+)|(?= ?(?:cm\b|m\b|boy)))/g,
  weight: /(?<![\d.,])(?<kg>\d{2,3}(?:[.,]\d)?)(?:(?<=\b(?:kilom?|kg)[ :]{1,2}\S+)|(?= ?(?:kg\b|kilo)))/g,
  index:
    /\b(?:vki|bki|bmi|(?:vucut|beden) kitle (?:indeks|endeks)\w*)\W{1,3}(?:[a-z]+ ){0,2}?(?<index>1[0-6](?:[.,]\d)?)(?![\d%])/g,
  otherBefore:
    /\b(?:bench|squat|deadlift|press|halter|dambil|kettlebell|agirlik|eskiden|once|hedef\w*|toplam)\b[^.!?\d]{0,25}$/,
  otherBehind:
    /^ ?(?:idi|ydi|iken|(?:kg|kilo)(?:dan|gram)?(?:dan\b| (?:ver(?!mek)|kaybet|attim|eksil|squat|bench|deadlift|kaldir|dambil|halter|iken|idim|ydim))|kilodan\b|kiloydum\b|kiloyken)/,
  food: /\b(?:ye(?:[dmnrs]|yec|yip|yor)\w*|yiyor\w*|yiye\w*|acik\w*|istah\w*|kalori\w*|diyet\w*|ogun\w*|oruc\w*|keto\w*|vegan\w*|vejetaryen\w*|karbonhidrat\w*|ekme[kg]\w*|kahvalti\w*|yag yak\w*|zayif\w*|kilo (?:al|ver)\w*|besin\w*|beslen\w*|toparlan\w*)\b/,
}
