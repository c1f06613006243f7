import type { Design, Finding } from "#evidence/finding.ts"
import { namesNobody } from "#evidence/publisher.ts"
import type { FilledBeat } from "./fill.ts"
import type { Line } from "./line.ts"
import { stated, turned, type Voice } from "./voice.ts"

/** The study or body a finding rests on, as it can be said: of one source in the same words, so that it is named once. */
export const introduced = ({ words, salt, avoids }: Voice, finding: Finding): Line => {
  const { design, source } = finding
  const wordings = turned(words.study, salt).map((say) => {
    const by = (publisher: string) =>
      words.capital(
        say({ design: words.designs[design], year: source.year, publisher, isOfBody: ofBodies.has(design) }),
      )
    const named = by(publisherOf(finding))
    // A journal of surgery would make the script one about an operation.
    return avoids(named) ? by("") : named
  })
  return { ...stated(finding.id, wordings[0] ?? ""), wordings }
}

/** What a viewer weighs an answer by; that a page says so says no more than the statement. */
const isWeighed: ReadonlySet<Design> = new Set([
  "guideline",
  "position stand",
  "consensus",
  "meta-analysis",
  "systematic review",
  "review",
  "rct",
  "cohort",
])

/**
 * A draft that tells how many sources there are, with the source of the first finding behind that in its place: what a
 * statement rests on tells a viewer more than a count. Unchanged where that finding names its source itself, or only says
 * what something is.
 */
export const namingSource = (voice: Voice, beats: ReadonlyArray<FilledBeat>): ReadonlyArray<FilledBeat> => {
  const at = beats.findIndex(({ lines }) => lines.some(({ isOfSources }) => isOfSources === true))
  const first = beats
    .slice(at + 1)
    .flatMap(({ lines }) => lines)
    .find(({ origin }) => origin.kind === "finding")
  const finding = first?.origin.kind === "finding" ? voice.findingOf(first.origin.id) : undefined
  if (at < 0 || first === undefined || finding === undefined || first.wordings !== undefined) return beats
  const [name = ""] = publisherOf(finding).split(" ")
  if (
    !isWeighed.has(finding.design) ||
    finding.asks[0] === "what" ||
    (name !== "" && first.text.includes(name))
  )
    return beats
  const { wordings: _, ...named } = introduced(voice, finding)
  return beats.with(at, {
    name: beats[at]?.name ?? "",
    lines: (beats[at]?.lines ?? []).map((line) => (line.isOfSources === true ? named : line)),
  })
}

/** What a body publishes under its own name. */
const ofBodies: ReadonlySet<Design> = new Set([
  "guideline",
  "regulator",
  "fact sheet",
  "position stand",
  "product test",
])

/** The longest name of a publisher that can be said, in characters. */
const longestPublisher = 60

/** Without what stands in brackets, and only when it was on the page. */
const publisherOf = ({ source, design }: Finding): string => {
  const [whole = ""] = source.publisher.replace(/\s*\([^()]*\)/g, "").split(/ \/ |, (?:via|indexed|copy) /u)
  const name = ofBodies.has(design) ? (whole.split(/[,;]/u)[0] ?? whole) : whole
  return namesNobody(source.publisher) || name.length > longestPublisher ? "" : name.trim()
}
