/** A verb, or what stands for one, at the end of a short statement: tells a sentence from a headline. */
export const verbs =
  /(?:[ıiuü]yor(?:du|lar|sa)?|[dt][ıiuü](?:lar|ler|r)?|m[ıiuü]ş(?:t[ıiuü]r?)?|[aeıiuü]r(?:lar|ler|d[ıiuü])?|m[ae]z(?:lar|ler|d[ıiuü])?|m[ae]l[ıi](?:d[ıi]r)?|[ıiuü]n(?:[ıiuü]z)?|y[ıiuü]n|ecek|acak|yok|var|değil|gerek|şart|önemli|mümkün|yeter|iyi|belirsiz|farklı|sınırlı|sık|nadir)[.!?…”"]*$/u

/** Points back at a sentence before it. */
export const leaning =
  /^(?:aynı (?:çalışma|araştırma|analiz|derleme|deney|kılavuz|uzman|rapor|dernek|rehber|ekip|kurum)|bu(?:nda|nun)? (?!bir)|o |öteki |diğerleri|üçü |ikisi )|(?<!\p{L})(?:o|aynı) (?:çalışma|araştırma|analiz|derleme|deney)/iu

/** Names keep their capital wherever they stand: countries, bodies, and what is written in capitals. */
const names =
  /^(?:ABD|AB|Almanya|Amerika|Avrupa|Avustralya|Brezilya|Çin(?!k)|Danimarka|Finlandiya|Fransa|Hollanda|İngil|İrlanda|İskoç|İspanya|İsrail|İsveç|İsviçre|İtalya|Japon|Kanada|Kore|Norveç|Türk|Cochrane|Ramazan|Shigella|New|Mart)/u

const inside = (word: string): string =>
  names.test(word) || /\p{Lu}.*\p{Lu}|\d/u.test(word) ? word : word.toLocaleLowerCase("tr")

/** A note that only names the study it speaks of, up to its first stop: "Tek bir röntgen çalışması." */
const named =
  /^(?!bu(?!\p{L}))(?:[\p{L}\d'’-]+ ){1,4}(?:çalışma(?:sı)?|derleme(?:si)?|olgu|vaka|karşılaştırma|analiz|analizi)(?=[.,;])/iu
const unnumbered =
  /^tek (?!bir |tek |[^ ]+ bir )(?=(?:\p{L}+ ){0,2}(?:çalışma|derleme|olgu|vaka|karşılaştırma|analiz))/u

/** A note as it goes on behind a colon: with a small letter, and as a sentence where it only names a study. */
export const asNote = (text: string): string => {
  const going = text.replace(/^[\p{L}\d'’-]+/u, inside)
  return named.test(text) ? `bu, ${going.replace(unnumbered, "tek bir ")}` : going
}
