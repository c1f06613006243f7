import type { MeaningWords } from "#language/meaning.ts"
import { turkishWeights } from "#script/claims/learned/weights-turkish.gen.ts"
import { turkishConcepts } from "./concepts.ts"
import { withMarks } from "./marks.ts"

const softened = (word: string): string => {
  const soft = { p: "b", ç: "c", t: "d", k: "ğ" }[word.at(-1) ?? ""]
  return soft === undefined || word.length < 4 ? word : `${word.slice(0, -1)}${soft}`
}

const smallWords = `
ve veya ya ile ama fakat ancak çünkü için gibi kadar göre diye ki de da bile mi mı mu mü bir bu şu o bunu
şunu onu buna ona bunun onun bunlar onlar ben sen biz siz bana sana bize size beni seni bizi sizi benim
senin bizim sizin bende sende bizde sizde kim kimse kimi ne neden niye nasıl nerede hangi kaç hiç hiçbir
her herkes hep hepsi bütün tüm bazı bazen çoğu çok az daha en pek biraz yine hâlâ artık sadece yalnız
yalnızca tek belki mutlaka asla zaten işte şimdi önce sonra kez olarak olan olur olmaz olsun oldu olabilir
olacak var yok varsa yoksa değil değildir eğer hem ise sanki böyle öyle şöyle kendi başka aynı fazla yeter
gerek lazım dedi diyor demek diyen demem dedim derim bence gelin alın yapın edin lütfen hadi peki evet
hayır tamam
`

export const meaning: MeaningWords = {
  concepts: turkishConcepts,
  entryOf: (written) =>
    written.endsWith(".")
      ? { isWhole: true, forms: [written.slice(0, -1)] }
      : { isWhole: false, forms: [written, softened(written)] },
  basesOf: () => [],
  bareName: (word) => word.replace(/'.*$/u, ""),
  stemOf: (word) => word.slice(0, 5),
  endingOf: (word) => word.slice(-3),
  smallWords,
  number:
    /^(?:\d.*|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin|milyon|yarım|buçuk|çeyrek|çift)$/u,
  deniedVerb: /m(?:[ae]z|[ae]m|[ae]y[ıiae]|[ıiuü]yor|[ae]d[ıi]|[ae]m[ıi]ş|[ae]s[ıi]n)/u,
  deniedSide: -1,
  withMarks,
  weights: turkishWeights,
  surer: { trusted: 0.4, look: 0.3 },
}
