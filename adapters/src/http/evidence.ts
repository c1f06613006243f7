import { usualLanguage } from "@rounds/core/language/pack.ts"
import { findArticles as endpoint, searchEvidence } from "@rounds/core/contract/evidence.ts"
import type { EvidenceHit } from "@rounds/core/contract/script-parts.ts"
import { findArticles } from "@rounds/core/evidence/find-articles.ts"
import type { Library } from "@rounds/core/evidence/library.ts"
import { EvidenceLibrary } from "@rounds/core/evidence/ports.ts"
import { shownPublisher } from "@rounds/core/evidence/publisher.ts"
import { type EvidenceSearch, type FoundFinding, searchIn } from "@rounds/core/evidence/search.ts"
import { standingOf } from "@rounds/core/evidence/standing.ts"
import { holds } from "@rounds/core/plan/holds.ts"
import { UpgradeRequired } from "@rounds/core/plan/rejections.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

const MOST = 10

export const mountEvidence = (host: Host<Ports>): void => {
  const searchOf = searchOnce()
  mount(host, endpoint, ({ query: { claim, language = usualLanguage }, account }) =>
    Effect.gen(function* () {
      if (!(yield* holds(account, "articleSearch"))) {
        return yield* new UpgradeRequired({ feature: "article_search" })
      }
      return yield* findArticles(claim, language)
    }),
  )

  mount(host, searchEvidence, ({ query: { q, language = usualLanguage, limit = MOST } }) =>
    Effect.gen(function* () {
      const library = yield* EvidenceLibrary.use((evidence) => evidence.library)
      const today = DateTime.formatIsoDateUtc(yield* DateTime.now)
      return searchOf(library)(q, limit).map((found) => hitOf(found, language, today))
    }),
  )
}

/** The library is read into a search once; it stays the same while the product runs. */
const searchOnce = () => {
  const known = new WeakMap<Library, EvidenceSearch>()
  return (library: Library): EvidenceSearch => {
    const search = known.get(library) ?? searchIn(library)
    known.set(library, search)
    return search
  }
}

const hitOf = ({ file, finding }: FoundFinding, language: Language, today: string): EvidenceHit => {
  const { title, year, url } = finding.source
  return {
    findingId: finding.id,
    subject: file.names[language][0],
    says: finding.says[language],
    limit: finding.limit?.[language] ?? null,
    strength: finding.strength,
    publisher: shownPublisher(finding.source),
    title,
    year,
    url,
    checkedOn: finding.checkedOn,
    standing: standingOf(file.kind, finding, today) === "overdue" ? "overdue" : "current",
    signedBy: finding.signedBy?.name ?? null,
  }
}
