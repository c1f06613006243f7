import * as Effect from "effect/Effect"
import type { Language } from "#script/settings.ts"
import { articleQueryOf } from "./article-query.ts"
import { ArticleIndex, EvidenceLibrary } from "./ports.ts"
import { NothingToSearchFor } from "./rejections.ts"

/** Looks for published articles that may carry a claim. What it gives is a candidate that a person reads, never a citation. */
export const findArticles = Effect.fn("findArticles")(function* (claim: string, language: Language) {
  const library = yield* EvidenceLibrary.use((evidence) => evidence.library)
  const query = articleQueryOf(library, claim, language)
  if (query === null) return yield* new NothingToSearchFor()
  return yield* ArticleIndex.use((index) => index.search(query))
})
