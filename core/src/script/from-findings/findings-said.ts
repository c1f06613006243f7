import type { Finding } from "#evidence/finding.ts"
import type { Group, Line } from "./line.ts"
import { ranked } from "./subject.ts"
import { inVoice, isClean, numberOf, oneOf, stated, turned, type Voice } from "./voice.ts"

/** An item of the library with the ways to say it, the best first. */
export interface Sayable<T> {
  readonly item: T
  readonly groups: ReadonlyArray<Group>
}

/** The findings a script may say, plain, as the answer to the question, and introduced by their source. */
export interface FindingsSaid {
  readonly plain: ReadonlyArray<Sayable<Finding>>
  readonly answers: ReadonlyArray<Sayable<Finding>>
  readonly sourced: ReadonlyArray<Sayable<Finding>>
}

/** A casual speaker says longer statements in their short form, in written words. */
const longestCasual = 12

/** How many of the best answers change places from draft to draft. */
const leading = 3

export const findingsSaid = (voice: Voice): FindingsSaid => {
  const { words, salt, seed, substance, order } = voice
  const usable = usableIn(voice)
  const findings = [...turned(usable.slice(0, leading), seed), ...turned(usable.slice(leading), salt % 5)]
  const [ask] = substance.asks
  const isCasual = order.settings.contentTone === "casual"
  const said = (lead: (finding: Finding, text: string) => ReadonlyArray<Line>) =>
    findings.map((finding): Sayable<Finding> => {
      const full = inVoice(voice, finding.says)
      const brief = inVoice(voice, finding.brief)
      const isLong = full.split(" ").length > longestCasual
      const ways = voice.isBrief ? [brief] : isCasual && isLong ? [brief, full] : [full, brief]
      return {
        item: finding,
        groups: [
          ...ways.map((text) => together(voice, finding, lead(finding, text), true)),
          ...ways.map((text) => together(voice, finding, [stated(finding.id, text)], true)),
          // In half a minute the subject's warning, which is always spoken there, stands for who must ask first.
          ...(order.settings.duration === "30_seconds"
            ? [together(voice, finding, [stated(finding.id, brief)], false)]
            : []),
        ],
      }
    })
  return {
    plain: said(({ id }, text) => [stated(id, text)]),
    answers: said(({ id, asks }, text) => {
      const isAnswer = ask === undefined || asks.includes(ask) || ask === "what" || ask === "works"
      const lead = oneOf(isAnswer ? words.answer[order.settings.contentTone] : words.elsewhere, salt)
      return [stated(id, `${lead} ${text}`)]
    }),
    sourced: said((finding, text) =>
      finding.design === "label"
        ? [stated(finding.id, text)]
        : [stated(finding.id, sourceIn(voice, finding)), stated(finding.id, text)],
    ),
  }
}

/** What may be said and passes the claims check, with all that it would mislead without. */
const usableIn = (voice: Voice): ReadonlyArray<Finding> => {
  const clean = ranked(voice.substance, voice.context).filter(({ says, brief, limit, safety }) =>
    [says, brief, limit, safety].every((text) => text === null || isClean(voice, inVoice(voice, text))),
  )
  const spoken = new Set(clean.map(({ id }) => id))
  return clean.filter(({ mustPair }) => mustPair.every((id) => spoken.has(id)))
}

/** A statement with its limit, who must ask first, and the findings without which it misleads. */
const together = (
  voice: Voice,
  finding: Finding,
  statement: ReadonlyArray<Line>,
  isWithSafety: boolean,
): Group => {
  const beside = ({ id, limit, safety }: Finding): ReadonlyArray<Line> =>
    [limit, isWithSafety ? safety : null].flatMap((text) =>
      text === null ? [] : [stated(id, inVoice(voice, text))],
    )
  const partners = finding.mustPair.flatMap((id) => {
    const partner = voice.findingOf(id)
    return partner === undefined ? [] : [stated(id, inVoice(voice, partner.brief)), ...beside(partner)]
  })
  return {
    keys: [`finding:${finding.id}`, ...finding.mustPair.map((id) => `finding:${id}`)],
    lines: [...statement, ...beside(finding), ...partners],
  }
}

/** The study or body a finding rests on, as it can be said. */
const sourceIn = ({ words, salt, avoids }: Voice, finding: Finding): string => {
  const say = oneOf(words.study, salt + numberOf(finding.id))
  const by = (publisher: string) =>
    words.capital(say(words.designs[finding.design], finding.source.year, publisher))
  const named = by(publisherOf(finding))
  // A journal of surgery would make the script one about an operation.
  return avoids(named) ? by("") : named
}

/** The longest name of a publisher that can be said, in characters. */
const longestPublisher = 60

/** Without what stands in brackets, and only when it was on the page. */
const publisherOf = ({ source }: Finding): string => {
  const name = source.publisher.replace(/\s*\([^()]*\)/g, "").trim()
  return /not shown|unknown/i.test(name) || name.length > longestPublisher ? "" : name
}
