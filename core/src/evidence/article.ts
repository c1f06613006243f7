import * as Schema from "effect/Schema"

/** What sort of article an index calls it, the most convincing first (Oxford CEBM levels of evidence, 2011). */
export const ArticleDesign = Schema.Literals([
  "guideline",
  "meta-analysis",
  "systematic review",
  "rct",
  "trial",
  "observational",
  "review",
  "case report",
  "other",
])
export type ArticleDesign = typeof ArticleDesign.Type

/** An article as an index lists it: each field was read from the index's answer, none is typed or remembered. */
export const Article = Schema.Struct({
  pmid: Schema.String.check(Schema.isPattern(/^\d{1,8}$/)),
  doi: Schema.NullOr(Schema.String),
  title: Schema.NonEmptyString,
  journal: Schema.String,
  year: Schema.NullOr(Schema.Int),
  design: ArticleDesign,
  url: Schema.String,
}).annotate({ identifier: "Article" })
export type Article = typeof Article.Type

/** An article with what decides about it and is not kept. */
export interface ArticleRead extends Article {
  readonly abstract: string
  readonly retracted: boolean
}

/** What a search gave. `total`: how many the index has for `term`; `lookedAt`: how many of them were read. */
export const ArticlesFound = Schema.Struct({
  index: Schema.String,
  term: Schema.String,
  total: Schema.Natural,
  lookedAt: Schema.Natural,
  /** Left out because they have been withdrawn. */
  retracted: Schema.Natural,
  articles: Schema.Array(Article),
}).annotate({ identifier: "ArticlesFound" })
export type ArticlesFound = typeof ArticlesFound.Type

const order: { readonly [Design in ArticleDesign]: number } = {
  guideline: 0,
  "meta-analysis": 1,
  "systematic review": 1,
  rct: 2,
  trial: 3,
  observational: 4,
  review: 5,
  "case report": 6,
  other: 7,
}

/**
 * Articles that may carry a claim, the best first: those that speak of more of its words, then the more convincing
 * design, then the younger. One that speaks of none of them is left out, as is a withdrawn one.
 */
export const ranked = (
  read: ReadonlyArray<ArticleRead>,
  words: ReadonlyArray<string>,
): ReadonlyArray<Article> => {
  const scored = read.flatMap((article) => {
    const spoken = plain(`${article.title} ${article.abstract}`)
    const covered = words.filter((word) => spoken.includes(plain(word))).length
    return article.retracted || (words.length > 0 && covered === 0) ? [] : [{ article, covered }]
  })
  return scored
    .toSorted(
      (a, b) =>
        b.covered - a.covered ||
        order[a.article.design] - order[b.article.design] ||
        (b.article.year ?? 0) - (a.article.year ?? 0) ||
        Number(b.article.pmid) - Number(a.article.pmid),
    )
    .map(({ article: { pmid, doi, title, journal, year, design, url } }) => ({
      pmid,
      doi,
      title,
      journal,
      year,
      design,
      url,
    }))
}

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
