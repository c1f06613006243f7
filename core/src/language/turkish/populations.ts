import type { PopulationWords } from "#wording/populations.ts"

/** Whom Turkish posts are about, small letters without marks; how an angle names them, and what stands before one that does not. */
export const populationWords: PopulationWords = {
  type2: {
    told: /\btip ?(?:2|ii|iki)\b|\bdiyabet|\bseker hasta|\binsulin diren|\bmetformin|\bglifor|\bkan seker/,
    named: /tip 2|prediyabet|diyabet/i,
    prefix: "Tip 2 diyabette",
  },
  children: {
    told: /\bcocu[gk]|\bbebe[gk]|\boglum|\bkizim|\btorun|\byegenim|\bergen|\bokul cag|\bek gida/,
    named: /çocu[kğ]|bebe[kğ]|ergen|genç|okul/i,
    prefix: "Çocuklarda",
  },
  pregnancy: {
    told: /\bhamile|\bgebe|\bemzir|\blohusa|\bdogum sonra|\btup bebek/,
    named: /gebe|hamile|emzir|doğum|bebe[kğ]/i,
    prefix: "Gebelikte",
  },
  older: {
    told: /\byasli(?!l)|\bmenopoz|\bemekli|\bdede|\bnine|\bbabaanne|\banneanne|\bileri yas|\b(?:5[5-9]|[678]\d) yas/,
    named: /yaşlı|ileri yaş|menopoz|yaş/i,
    prefix: "İleri yaşta",
  },
  ramadan: {
    told: /\bramazan|\biftar|\bsahur|\boruc(?:lu|ken)/,
    named: /ramazan|iftar|sahur/i,
    prefix: "Ramazanda",
  },
  // Who writes in Turkish is told what was found in Turkey.
  turkey: { told: /(?:)/, named: /Türk/, prefix: "Türkiye’de" },
}
