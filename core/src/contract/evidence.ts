import * as Schema from "effect/Schema"
import { ArticlesFound } from "#evidence/article.ts"
import { ArticleIndexUnavailable, NothingToSearchFor } from "#evidence/rejections.ts"
import { textUpTo } from "#kernel/text.ts"
import { Language } from "#script/settings.ts"
import { endpoint } from "./endpoint.ts"

export const findArticles = endpoint({
  method: "GET",
  path: "/api/evidence/articles",
  summary:
    "Published articles that may carry a statement which no finding of the library carries: candidates to read, best first",
  access: "active",
  query: Schema.Struct({ claim: textUpTo(300), language: Schema.optionalKey(Language) }),
  success: ArticlesFound,
  rejections: Schema.Union([ArticleIndexUnavailable, NothingToSearchFor]),
  expensive: true,
})
