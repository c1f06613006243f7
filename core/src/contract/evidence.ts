import * as Schema from "effect/Schema"
import { ArticlesFound } from "#evidence/article.ts"
import { ArticleIndexUnavailable, NothingToSearchFor } from "#evidence/rejections.ts"
import { textBetween, textUpTo } from "#kernel/text.ts"
import { UpgradeRequired } from "#plan/rejections.ts"
import { Language } from "#script/settings.ts"
import { endpoint } from "./endpoint.ts"
import { EvidenceHit } from "./script-parts.ts"

export const searchEvidence = endpoint({
  method: "GET",
  path: "/api/evidence",
  summary:
    "Findings of the evidence library by what they say, in either language, best first: what a statement can be rested on",
  access: "user",
  query: Schema.Struct({
    q: textBetween(2, 300, "search_too_short"),
    language: Schema.optionalKey(Language),
    limit: Schema.optionalKey(
      Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 20 })),
    ),
  }),
  success: Schema.Array(EvidenceHit),
})

export const findArticles = endpoint({
  method: "GET",
  path: "/api/evidence/articles",
  summary:
    "Published articles that may carry a statement which no finding of the library carries: candidates to read, best first",
  access: "active",
  query: Schema.Struct({ claim: textUpTo(300), language: Schema.optionalKey(Language) }),
  success: ArticlesFound,
  rejections: Schema.Union([ArticleIndexUnavailable, NothingToSearchFor, UpgradeRequired]),
  expensive: true,
})
