import type { Ask } from "#evidence/finding.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"

type Sort = "thing" | "trouble" | "pair"

const sortOf = ({ kind }: SubjectFile): Sort =>
  kind === "interaction" ? "pair" : kind === "condition" || kind === "body" ? "trouble" : "thing"

/** A name with the endings a question needs. */
interface Name {
  readonly n: string
  readonly acc: string
  readonly gen: string
  readonly dat: string
  readonly loc: string
  readonly abl: string
}

const nameOf = ({ names, turkishCases }: SubjectFile): Name => ({
  n: names.turkish[0],
  acc: turkishCases.accusative,
  gen: turkishCases.genitive,
  dat: turkishCases.dative,
  loc: turkishCases.locative,
  abl: turkishCases.ablative,
})

const questions: { readonly [A in Ask]: { readonly [S in Sort]: (name: Name) => string } } = {
  what: {
    thing: ({ n }) => `${n} hakkında ne bilmeli`,
    trouble: ({ loc }) => `${loc} aslında ne oluyor`,
    pair: ({ n }) => `${n} bir araya gelince ne oluyor`,
  },
  works: {
    thing: ({ n }) => `${n} gerçekten işe yarıyor mu`,
    trouble: ({ dat }) => `${dat} gerçekten ne iyi geliyor`,
    pair: ({ n }) => `${n} bir arada sorun olur mu`,
  },
  how_much: {
    thing: ({ gen }) => `${gen} ne kadarı yeterli`,
    trouble: ({ loc }) => `${loc} ne kadarı yeterli`,
    pair: ({ n }) => `${n}: ne kadarı fazla`,
  },
  when: {
    thing: ({ n }) => `${n} için en uygun zaman hangisi`,
    trouble: ({ loc }) => `${loc} ne zaman harekete geçmeli`,
    pair: ({ n }) => `${n} arasına birkaç saat koymak yeter mi`,
  },
  how_long: {
    thing: ({ n }) => `${n} ne zaman fark ettirir`,
    trouble: ({ n }) => `${n} ne kadar sürer`,
    pair: ({ n }) => `${n} arasında ne kadar zaman olmalı`,
  },
  safe: {
    thing: ({ n }) => `${n} güvenli mi`,
    trouble: ({ loc }) => `${loc} neye dikkat etmeli`,
    pair: ({ n }) => `${n}: nelere dikkat etmeli`,
  },
  side_effects: {
    thing: ({ gen }) => `${gen} olumsuz yanı ne`,
    trouble: ({ loc }) => `${loc} ne ters gidebilir`,
    pair: ({ n }) => `${n} bir arada neye yol açar`,
  },
  who_not: {
    thing: ({ abl }) => `kimler ${abl} uzak durmalı`,
    trouble: ({ loc }) => `${loc} kimler daha dikkatli olmalı`,
    pair: ({ n }) => `${n}: kimler dikkatli olmalı`,
  },
  with: {
    thing: ({ n }) => `${n} neyle birlikte olur, neyle olmaz`,
    trouble: ({ dat }) => `${dat} neler eşlik eder`,
    pair: ({ n }) => `${n} arasında ne oluyor`,
  },
  forms: {
    thing: ({ gen }) => `${gen} hangi biçimi seçilmeli`,
    trouble: ({ gen }) => `${gen} hangi türleri var`,
    pair: ({ n }) => `${n}: ürün fark eder mi`,
  },
  compare: {
    thing: ({ abl }) => `${abl} daha iyisi var mı`,
    trouble: ({ dat }) => `${dat} hangisi daha iyi geliyor`,
    pair: ({ n }) => `${n} için başka bir yol var mı`,
  },
  cause: {
    thing: ({ n }) => `${n} vücutta ne yapıyor`,
    trouble: ({ dat }) => `${dat} ne yol açıyor`,
    pair: ({ n }) => `${n} neden çatışıyor`,
  },
  do_first: {
    thing: ({ n }) => `${n} için ilk adım ne`,
    trouble: ({ loc }) => `${loc} önce ne yapmalı`,
    pair: ({ n }) => `${n} söz konusuysa önce ne yapmalı`,
  },
  stop: {
    thing: ({ acc }) => `${acc} bırakınca ne oluyor`,
    trouble: ({ n }) => `${n} ne zaman geçer`,
    pair: ({ n }) => `${n}: birinden vazgeçmek şart mı`,
  },
  children: {
    thing: ({ n }) => `çocuklar için ${n} uygun mu`,
    trouble: ({ n }) => `çocuklarda ${n}: neye bakmalı`,
    pair: ({ n }) => `çocuklarda ${n}: neye bakmalı`,
  },
  pregnancy: {
    thing: ({ n }) => `gebelikte ${n} uygun mu`,
    trouble: ({ n }) => `gebelikte ${n}: neye bakmalı`,
    pair: ({ n }) => `gebelikte ${n}: neye bakmalı`,
  },
  older: {
    thing: ({ n }) => `ileri yaşta ${n}: ne değişir`,
    trouble: ({ n }) => `ileri yaşta ${n}: ne değişir`,
    pair: ({ n }) => `ileri yaşta ${n}: ne değişir`,
  },
  myth: {
    thing: ({ n }) => `${n} hakkında hangisi doğru`,
    trouble: ({ n }) => `${n} hakkında hangisi doğru`,
    pair: ({ n }) => `${n} hakkında hangisi doğru`,
  },
}

/** The question about a subject, without capital and question mark. */
export const questionOn = (ask: Ask, file: SubjectFile): string => questions[ask][sortOf(file)](nameOf(file))
