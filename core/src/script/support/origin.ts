import { languages } from "#language/names.ts"
import { support } from "#language/support.ts"
import type { Said } from "#script/said.ts"

import { figuresIn } from "./figures.ts"
import type { Ground } from "./ground.ts"
import { namedStudiesIn, strangeNamesIn, tradeNamesIn } from "./named.ts"
import { isSameWord, lowerCase, wordsOf } from "./plain.ts"
import { type Carrier, keeping, likeness, strangeFigures } from "./supported.ts"
import { type Allowed, contentWords, statingWords } from "./words-between.ts"

/** What a sentence says beyond what it rests on. */
export type FaultKind = "figure" | "study" | "trade_name" | "name" | "turned"

export interface Fault {
  readonly kind: FaultKind
  /** The words in question. */
  readonly what: string
}

/** A sentence with the origin that it really has, whatever its writer says. */
export interface Judged {
  readonly said: Said
  readonly faults: ReadonlyArray<Fault>
}

/**
 * Where a sentence comes from. A writer's word is not taken for it: what names a finding has to keep to it, what names
 * none is talk that states nothing, or one of the topic's own questions and counts, or the speaker's own statement.
 */
export const judged = ({ text, findings }: Pick<Said, "text" | "findings">, ground: Ground): Judged => {
  if (ground.disclaimer.includes(text)) return plainly({ text, findings: [], from: "connective" })
  const all = findings.flatMap((id) => ground.carriers.get(id) ?? [])
  // Whoever names everything names nothing: a sentence rests on few findings, or on the one that is found for it.
  const named = all.length > mostNamed ? [] : all
  const resting = restsOn(text, named, ground)
  if (resting.carriers.length > 0) {
    const faults = faultsOf(text, resting.carriers, ground)
    const ids = resting.carriers.map(({ id }) => id)
    return faults.length === 0
      ? plainly({ text, findings: ids, from: "finding" })
      : { said: { text, findings: [], from: "own" }, faults }
  }
  const faults = faultsOf(text, [], ground)
  if (faults.length === 0) {
    const from = unstated(text, ground)
    if (from !== null) return plainly({ text, findings: [], from })
  }
  return {
    said: { text, findings: [], from: "own" },
    faults: resting.isTurned
      ? [...faults, { kind: "turned", what: named.map(({ id }) => id).join(", ") }]
      : faults,
  }
}

/** A text without the sentences that would be the speaker's own. White space between the others stays. */
export const supportedIn = (text: string, ground: Ground): string =>
  text
    .split(/(?<=[.!?…]["'”’)]?)(\s+)/u)
    .map((part) =>
      part.trim() === "" || judged({ text: part, findings: [] }, ground).said.from !== "own" ? part : "",
    )
    .join("")

/** No sentence rests on more findings. */
const mostNamed = 3

const plainly = (said: Said): Judged => ({ said, faults: [] })

/** What the sentence keeps to: what it names, or else any one thing that was given. */
const restsOn = (
  text: string,
  named: ReadonlyArray<Carrier>,
  ground: Ground,
): { readonly carriers: ReadonlyArray<Carrier>; readonly isTurned: boolean } => {
  const { known, language, carriers, myths } = ground
  const kept = named.length === 0 ? "strays" : keeping(text, named, known, language)
  const isMyth = myths.some((myth) => isLiker(text, myth, named, ground))
  if (kept === "keeps" && !isMyth) return { carriers: named, isTurned: false }
  const lower = lowerCase(text, language)
  if (support[language].asMyth.test(lower)) {
    const told = myths.find(
      (myth) => keeping(lower.replace(support[language].asMyth, " "), [myth], known, language) !== "strays",
    )
    const carrier = carriers.get(told?.id ?? "")
    if (carrier !== undefined) return { carriers: [carrier], isTurned: false }
  }
  const other = [...carriers.values()].find(
    (carrier) =>
      !myths.some((myth) => isLiker(text, myth, [carrier], ground)) &&
      keeping(text, [carrier], known, language) === "keeps",
  )
  return {
    carriers: other === undefined ? [] : [other],
    isTurned: other === undefined && (kept === "turned" || isMyth),
  }
}

/** Whether a sentence is more like a myth, told as a fact, than like anything it could rest on, or is one word for word. */
const isLiker = (
  text: string,
  myth: Carrier,
  carriers: ReadonlyArray<Carrier>,
  { language }: Ground,
): boolean => {
  const words = wordsOf(text, language).join(" ")
  if (myth.words.says.some((heard) => ` ${words} `.includes(` ${heard.join(" ")} `))) return true
  const content = contentWords(text, language)
  const best = Math.max(
    0,
    ...carriers.flatMap(({ words }) => words.says.map((heard) => likeness(content, heard))),
  )
  const liking = Math.max(...myth.words.says.map((heard) => likeness(content, heard)))
  return liking >= 0.75 && liking > best
}

/** The origin of what states nothing about the subject; null for a statement. */
const unstated = (
  text: string,
  { language, known, asked, counts }: Ground,
): "connective" | "topic" | null => {
  const isQuestion = /\?["'”’)]*$/u.test(text)
  const speaksOf = wordsOf(text, language).some((word) => known.some((other) => isSameWord(word, other)))
  const states = (allowed: Allowed) => statingWords(text, language, allowed).length > 0
  if (isQuestion) {
    if (!states({ known: asked, judging: true, care: true })) return speaksOf ? "topic" : "connective"
    return null
  }
  if (!states({ known, judging: !speaksOf, care: false })) {
    const isCounted = counts.length > 0 && figuresIn(text, language).size > 0
    return isCounted || speaksOf ? "topic" : "connective"
  }
  const bare = lowerCase(text, language).replace(support[language].onMedicine, " ")
  const sends =
    support[language].sendsToSomeone.test(bare) &&
    !languages.some((one) => support[one].sendsNowhere.test(bare))
  return sends && statingWords(bare, language, { known, judging: true, care: true }).length === 0
    ? "connective"
    : null
}

const faultsOf = (text: string, carriers: ReadonlyArray<Carrier>, ground: Ground): ReadonlyArray<Fault> => {
  const { language, counts, names, asked, known } = ground
  const there = [...carriers.flatMap(({ says, beside }) => [...says, ...beside]), names].join(" ")
  const words = [...known, ...asked, ...wordsOf(there, language)]
  const of = (kind: FaultKind, found: ReadonlyArray<string>): ReadonlyArray<Fault> =>
    found.map((what) => ({ kind, what }))
  const studies = namedStudiesIn(text, there)
  const trade = tradeNamesIn(text, there)
  return [
    ...of("study", studies),
    ...of("trade_name", trade),
    ...of("figure", strangeFigures(text, carriers, counts, language)),
    ...(studies.length + trade.length > 0 ? [] : of("name", strangeNamesIn(text, words, language))),
  ]
}
