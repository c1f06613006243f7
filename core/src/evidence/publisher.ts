import type { FindingSource } from "./finding.ts"

/** Where a text was read, as it is noted in brackets behind a publisher. */
const noted = /\s*\((?=[^()]*\b(?:not shown|record|copy|index|abstract|repository|see DOI|DOI)\b)[^()]*\)/giu
const notNamed = /\bnot shown\b|\bunknown\b/i
const host = /^https?:\/\/(?:www\.)?([^/:]+)/

/** Where a paper was read rather than who published it. */
const whereRead =
  /not shown|unknown|abstract|record|index|copy|repository|PubMed Central|republished| text on |local news|\.(?:com|ch|in)\b/i

/** Whether what is noted of a publisher, but for a last note in brackets, is no name that could be said aloud. */
export const namesNobody = (publisher: string): boolean =>
  whereRead.test(publisher.replace(/(?<=\p{L}) \([^()]*\)$/u, ""))

/** Where a text was read, as it is noted in words behind who wrote it. */
const readElsewhere =
  /(?:,? text)?,? (?:on|republished by|indexed by|copied by|quoted by) (?:[\p{L}\d-]+\.)+\p{L}{2,}$|,? text republished by .*$|, (?:indexed by|copy of) .*$| record (?:PMC)?\d+$|^repository (?=\p{Lu})/u
/** What says of a text that it is one, and not whose. */
const nobodys =
  /^(?:indexed by .*|(?:research|journal) article(?: index)?|(?:journal |conference )?abstract(?: copy)?(?: on .*)?|index copy(?: on .*)?|journal on .*|\p{Ll}+ journal page)$/iu
const reported = /^(?:local )?news, reporting (?:the )?/i

/**
 * Who published a source, as it is shown: without the note on where it was read; where its page named nobody, the address
 * that it was read at.
 */
export const shownPublisher = ({ publisher, url }: Pick<FindingSource, "publisher" | "url">): string => {
  const at = host.exec(url)?.[1] ?? publisher
  const named = publisher.replaceAll(noted, "").trim()
  if (named === "" || notNamed.test(named) || nobodys.test(named)) return at
  if (reported.test(named)) return `${named.replace(reported, "")}, reported by ${at}`
  return named.replace(readElsewhere, "").trim()
}
