/** A verb, or what stands for one, at the end of a short statement: tells a sentence from a headline. */
export const verbs =
  /(?:[ıiuü]yor(?:du|lar|sa)?|[dt][ıiuü](?:lar|ler|r)?|m[ıiuü]ş(?:t[ıiuü]r?)?|[aeıiuü]r(?:lar|ler|d[ıiuü])?|m[ae]z(?:lar|ler|d[ıiuü])?|m[ae]l[ıi](?:d[ıi]r)?|[ıiuü]n(?:[ıiuü]z)?|y[ıiuü]n|ecek|acak|yok|var|değil|gerek|şart|önemli|mümkün|yeter|iyi|belirsiz|farklı|sınırlı|sık|nadir)[.!?…”"]*$/u

/** Points back at a sentence before it. */
export const leaning =
  /^(?:aynı (?:çalışma|araştırma|analiz|derleme|deney|kılavuz|uzman|rapor|dernek|rehber|ekip|kurum)|bu(?:nda|nun)? (?!bir)|o |öteki |diğerleri|üçü |ikisi )|(?<!\p{L})(?:o|aynı) (?:çalışma|araştırma|analiz|derleme|deney)/iu

/** First words of notes that are no names. */
export const small =
  /^(?:Bir|Tek|Küçük|Yalnız|Yalnızca|İki|Üç|Dört|Beş|Altı|Yedi|Sekiz|Dokuz|On|Sağlıklı|Genç|Erkekler|Kadınlar|Çoğu|Eski|Gözlenen|Gözlemsel|Düşük|Kısa|Az|Birkaç|Sadece|Uzman|Bu|Hepsi)(?![\p{L}\p{N}-])/u
