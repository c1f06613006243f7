import { type ArticleRead, type ArticlesFound, ranked } from "@rounds/core/evidence/article.ts"
import type { ArticleQuery } from "@rounds/core/evidence/article-query.ts"
import { ArticleIndex } from "@rounds/core/evidence/ports.ts"
import { ArticleIndexUnavailable } from "@rounds/core/evidence/rejections.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import { makeEntrez } from "./entrez.ts"
import { readFetched, readSearch, readSummaries } from "./pubmed.wire.ts"

/** Who asks: NCBI wants a tool and an address it can write to, and lets a key ask more often. */
export interface PubMedAccess {
  readonly email: string
  readonly key: Redacted.Redacted | null
}

/** Summaries read for one claim. */
const LOOKED_AT = 20

/** Abstracts read for one claim, and articles shown. */
const SHOWN = 10

/** Fewer finds than this, and the search is widened. */
const FEW = 3

/** Only designs that can carry a claim; the second step drops it. */
const CONVINCING =
  '("guideline"[pt] OR "meta-analysis"[pt] OR "systematic review"[pt] OR "randomized controlled trial"[pt])'

/**
 * PubMed through NCBI's E-utilities: `esearch` finds, `esummary` says what it is, `efetch` gives the abstract it is
 * weighed by and whether it was withdrawn. Asked for convincing designs and all words first, then for less.
 */
export const PubMed = (access: PubMedAccess): Layer.Layer<ArticleIndex> =>
  Layer.effect(
    ArticleIndex,
    Effect.map(makeEntrez(access), (entrez) => ({
      search: Effect.fn("pubmed.search")(function* (query: ArticleQuery) {
        const { terms, words } = termsOf(query)
        let found = { term: "", total: 0, pmids: [] as ReadonlyArray<string> }
        for (const term of terms) {
          const wire = yield* entrez.json("esearch.fcgi", {
            term,
            sort: "relevance",
            retmax: String(LOOKED_AT),
          })
          const read = readSearch(wire) ?? (yield* unreadable)
          found = { term, ...read }
          if (read.pmids.length >= FEW) break
        }
        const spoken = [...query.subjects, ...query.words].map((word) => `“${word}”`).join(", ")
        const nothing = { index: "PubMed", term: spoken, total: found.total, lookedAt: 0, retracted: 0 }
        if (found.pmids.length === 0) return { ...nothing, articles: [] }
        const id = found.pmids.join(",")
        const summaries =
          readSummaries(yield* entrez.json("esummary.fcgi", { id }), found.pmids) ?? (yield* unreadable)
        const chosen = ranked(summaries, []).slice(0, SHOWN)
        const details =
          chosen.length === 0
            ? new Map<string, Pick<ArticleRead, "abstract" | "retracted">>()
            : (readFetched(
                yield* entrez.text("efetch.fcgi", {
                  id: chosen.map(({ pmid }) => pmid).join(","),
                  rettype: "abstract",
                  retmode: "xml",
                }),
              ) ?? (yield* unreadable))
        // An article of which no record came is not shown: nothing is known of its withdrawal.
        const read = chosen.flatMap((article) => {
          const detail = details.get(article.pmid)
          return detail === undefined ? [] : [{ ...article, ...detail }]
        })
        const retracted = [...summaries, ...read].filter((article) => article.retracted).length
        return {
          ...nothing,
          lookedAt: summaries.length,
          retracted,
          articles: ranked(read, words),
        } satisfies ArticlesFound
      }),
    })),
  )

/** Nobody has said who asks: nothing is asked. */
export const NoArticleIndex: Layer.Layer<ArticleIndex> = Layer.succeed(ArticleIndex, {
  search: () => Effect.fail(new ArticleIndexUnavailable({ reason: "not_set_up", retryAfterSeconds: null })),
})

const unreadable = Effect.fail(new ArticleIndexUnavailable({ reason: "down", retryAfterSeconds: 60 }))

/** The searches for a claim, the narrowest first. Words are quoted, so that none of them is an operator. */
const termsOf = ({ subjects, words }: ArticleQuery) => {
  const said = (word: string) => `"${word.replace(/[^\p{L}\p{N}-]+/gu, " ").trim()}"[tiab]`
  const all = [...subjects, ...words].map(said).join(" AND ")
  const main = (subjects.length > 0 ? subjects : words.slice(0, 2)).map(said).join(" AND ")
  const terms = [`${all} AND ${CONVINCING}`, all, `${main} AND ${CONVINCING}`, main]
  return { terms: [...new Set(terms)], words: [...subjects, ...words] }
}
