import type { ClaimFinding, Reading } from "#script/script.ts"
import { isOurs } from "./ours.ts"
import { placedSentencesOf } from "./sentences.ts"

export const nothingRead: Reading = { sentences: [], findings: [] }

/** So much of what was read of one script is kept: of its words of today, and of those it had lately. */
const mostKept = 400

/** What was read before and now. A sentence that is read again is judged by the newer reading. */
export const readTogether = (before: Reading, now: Reading): Reading => {
  const again = new Set(now.sentences)
  return {
    sentences: [...before.sentences.filter((one) => !again.has(one)), ...now.sentences].slice(-mostKept),
    findings: [...before.findings.filter(({ sentence }) => !again.has(sentence)), ...now.findings].slice(
      -mostKept,
    ),
  }
}

/** Whether every sentence of a text that is not ours was read. */
export const isRead = (text: string, ours: ReadonlySet<string>, { sentences }: Reading): boolean =>
  placedSentencesOf(text).every((one) => sentences.includes(one.text) || isOurs(one.text, ours))

/**
 * What the check finds in a text, with what the model has found in sentences of these very words: it adds, and takes
 * nothing away. Where both find the same, the graver of the two stands.
 */
export const withReading = (
  found: ReadonlyArray<ClaimFinding>,
  { findings }: Reading,
  text: string,
): ReadonlyArray<ClaimFinding> => {
  if (findings.length === 0) return found
  const placed = placedSentencesOf(text)
  const added = findings.flatMap((finding) => {
    const at = placed.find((one) => one.text === finding.sentence)
    const known = found.filter((one) => isSame(one, finding))
    const isNew = known.every(({ severity }) => severity === "info" && finding.severity !== "info")
    return at === undefined || !isNew ? [] : [{ ...finding, start: at.start, end: at.end }]
  })
  return [...found.filter((one) => !added.some((other) => isSame(one, other))), ...added]
}

const isSame = (one: ClaimFinding, other: ClaimFinding): boolean =>
  one.rule === other.rule && one.sentence === other.sentence
