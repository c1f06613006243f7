import type { FindingSource } from "./finding.ts"

/** Where a text was read, as it is noted behind a publisher. */
const whereRead =
  /\s*\((?=[^()]*\b(?:not shown|record|copy|index|abstract|repository|see DOI|DOI)\b)[^()]*\)/giu
const notNamed = /\bnot shown\b|\bunknown\b/i
const host = /^https?:\/\/(?:www\.)?([^/:]+)/

/**
 * Who published a source, as it is shown: without the note on where it was read; where its page named nobody, the address
 * that it was read at.
 */
export const shownPublisher = ({ publisher, url }: Pick<FindingSource, "publisher" | "url">): string => {
  const named = publisher.replaceAll(whereRead, "").trim()
  return named === "" || notNamed.test(named) ? (host.exec(url)?.[1] ?? publisher) : named
}
