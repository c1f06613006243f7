import type { Finding } from "#evidence/finding.ts"
import type { Library } from "#evidence/library.ts"
import { type OtherThing, otherThingsIn } from "#evidence/named-in.ts"
import { nameWords, spanOf } from "#evidence/names.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import type { Language } from "#script/settings.ts"
import { isSpoken, wordsOf } from "./bearing.ts"
import { isForOthers, mayBeSaid, type Substance } from "./subject.ts"

/**
 * How much of a typed title a finding must say to answer it where nothing else does: `share` of what the title says
 * beyond its subject's name, and `weight`: two words that few people type. What says as much, but for `asMuch`, is told
 * with it.
 */
const enough = { share: 0.4, weight: 45, asMuch: 0.9 }

/** Whether a finding states all words of a thing. */
const speaksOf = ({ says, brief }: Finding, thing: string, language: Language): boolean =>
  nameWords(thing, language).every((word) => isSpoken(word, wordsOf([says, brief]), language))

/** Whether a finding names another thing as it stands. */
const says = (finding: Finding, { words, language }: OtherThing): boolean =>
  spanOf(words, wordsOf([finding.says, finding.brief])[language] ?? [], language) !== null

/**
 * The findings of a subject that answer a typed title by stating what it says, where its question was not told from how it
 * is put: "Vazektomi cinsel isteği azaltır mı, geri döndürülebilir mi?" is answered by what is stated of desire. Empty
 * where none states enough of it, where it may not be said, or leaves out the thing that is missing.
 */
export const answeredInWords = (
  library: Library,
  title: string,
  known: Substance,
  context: ClaimContext,
): ReadonlySet<string> => {
  const { main, missing, written, isExact, asks } = known
  if (missing === null || missing.kind === "held") return new Set()
  const others = otherThingsIn(library, { text: title, of: [written] })
  const told = library.toldIn(main, title, written).filter(
    ({ finding }) =>
      mayBeSaid(finding, context) &&
      // An amount, a time or a cause is told by what is on it.
      (!isExact || finding.asks.some((ask) => ask === asks[0])) &&
      !isForOthers(known, finding) &&
      (missing.beside === null || speaksOf(finding, missing.beside, context.language)) &&
      others.every((other) => says(finding, other)),
  )
  const [most] = told
  if (most === undefined || most.share < enough.share || most.weight < enough.weight) return new Set()
  return new Set(
    told.filter(({ weight }) => weight >= enough.asMuch * most.weight).map(({ finding }) => finding.id),
  )
}
