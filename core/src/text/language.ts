const languages: ReadonlyArray<readonly [language: string, words: ReadonlyArray<string>]> = (
  [
    [
      "english",
      "the and of to in is it you that for on with my i are this be have what how do does any can not was from or but if at your me an so about has just get when why which would should best help need anyone after no all who will been new vs day first",
    ],
    [
      "spanish",
      "el los las de que y es una por con para como mi se un del más muy pero su lo está tengo hola cómo qué",
    ],
    [
      "french",
      "le les des et est une pour que qui dans sur je vous avec pas mon ma au du ce cette j'ai il elle mais où quel",
    ],
    [
      "german",
      "der die das und ist ich nicht ein eine mit für auf von zu den dem wie was mein meine sich bei auch habe hat oder wir",
    ],
    ["italian", "il gli di che è un una per con mio mia sono non come del della ho si più ma questo dei"],
    ["portuguese", "o os de que e é um uma para com meu minha não como do da em mais eu você muito são tem"],
    ["dutch", "de het een en van ik is dat niet met voor op mijn zijn te aan ook maar hoe wat heb bij"],
    [
      "turkish",
      "bir ve bu için çok ne nasıl var mı mi ben benim ile ama gibi daha kadar değil olan yok kaç sonra beni neden hangi iyi",
    ],
    ["swedish", "och det att är jag en som på för med inte har den till av om men ett hur min kan"],
  ] as const
).map(([language, words]) => [language, words.split(" ")] as const)

/** The languages each grammar word belongs to, as positions in the list above. English is the first. */
const spoken: ReadonlyMap<string, ReadonlyArray<number>> = (() => {
  const of = new Map<string, Array<number>>()
  languages.forEach(([, words], at) => {
    for (const word of words) of.set(word, [...(of.get(word) ?? []), at])
  })
  return of
})()

const foreignLetters = /[çğışöüñãõâêîôûàèìòùáéíóúßåæø¿¡]/gu

/**
 * Whether a text may be read as English. Grammar words decide; letters English does not have count for the others;
 * without any evidence a text in Latin script passes, because titles are short and full of names.
 */
export const isEnglish = (text: string): boolean => {
  const lower = text.toLowerCase()
  const plainAscii = /^[\x20-\x7e]*$/.test(lower)
  if (!plainAscii) {
    const letters = lower.match(/\p{L}/gu)?.length ?? 0
    if ((lower.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters * 0.7) return false
  }
  const hits = languages.map(() => 0)
  let words = 0
  for (const word of lower.match(plainAscii ? /[a-z']+/g : /[\p{L}']+/gu) ?? []) {
    words++
    for (const at of spoken.get(word) ?? []) hits[at] = (hits[at] ?? 0) + 1
  }
  if (words === 0) return false
  const other = hits.slice(1).reduce((most, count) => Math.max(most, count), 0)
  const accents = plainAscii ? 0 : (lower.match(foreignLetters)?.length ?? 0)
  return other + Math.min(2, accents / 2) <= (hits[0] ?? 0) + 1
}
