import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ArticlesFound } from "./article.ts"
import type { ArticleQuery } from "./article-query.ts"
import type { Library } from "./library.ts"
import type { ArticleIndexUnavailable } from "./rejections.ts"

/** Port. The evidence library: sourced findings that scripts are made of. Read once, then kept. */
export class EvidenceLibrary extends Context.Service<
  EvidenceLibrary,
  { readonly library: Effect.Effect<Library> }
>()("core/evidence/EvidenceLibrary") {}

/**
 * Port. An index of published articles, asked for a claim that no finding carries. Bounds its own time and rate; gives
 * at most ten articles, withdrawn ones left out.
 */
export class ArticleIndex extends Context.Service<
  ArticleIndex,
  { readonly search: (query: ArticleQuery) => Effect.Effect<ArticlesFound, ArticleIndexUnavailable> }
>()("core/evidence/ArticleIndex") {}
