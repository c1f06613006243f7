import { languages, packs } from "#language/pack.ts"
import type { Draft } from "#script/draft.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { RefusalReason } from "#script/rejections.ts"
import type { ClaimFinding } from "#script/script.ts"
import { spokenWords } from "#script/spoken-words.ts"
import { problemOf } from "./flags.ts"
import { isForeign } from "./foreign-matter.ts"
import { type Ground, groundOf } from "./ground.ts"
import { cutToLength, withoutFaulty, withWarning } from "./mend.ts"
import { isSameWord, wordsOf } from "./plain.ts"
import { refined } from "./refine.ts"
import { wordsIn } from "./trim.ts"

/** A model's draft after the judgement: what may be shipped of it, what is open, and what it was before the cuts. */
export interface Judgement {
  readonly draft: Draft
  readonly asWritten: Draft
  readonly flags: ReadonlyArray<ClaimFinding>
  readonly problems: ReadonlyArray<string>
  readonly open: number
}

/** The share of statements without a finding above which another try is asked for. */
const mostOwn = 0.4

/** Judges a model's draft sentence by sentence and mends what can be mended without a model. */
export const judgedBy = (
  draft: Draft,
  order: WritingOrder,
): Judgement | { readonly reason: RefusalReason; readonly problems: ReadonlyArray<string> } => {
  const ground = groundOf(order)
  const { language } = order.settings
  const whole = refined(draft, order, ground)
  if (whole === null)
    return { reason: "unreadable", problems: ["One beat says nothing, or only what another has said."] }
  const foreign = foreignIn(whole.draft, ground)
  if (foreign.length > 0) {
    return {
      reason: "unreadable",
      problems: foreign.map((text) => `"${text}": write every word in ${packs[language].name}.`),
    }
  }
  if (!isOnTopic(whole.draft, ground)) {
    return {
      reason: "unreadable",
      problems: [`The script never speaks of its topic: ${order.title.slice(0, 120)}.`],
    }
  }
  const { draft: supported, flags } = withoutFaulty(withWarning(whole.draft, order), whole.faulty, order)
  const words = wordsIn(supported.beats, language)
  const isLong = words > order.budget.max
  const fitting = isLong ? (cutToLength(supported, order, ground) ?? supported) : supported
  const said = fitting.beats.flatMap((beat) => beat.said)
  const own = said.filter(({ from }) => from === "own")
  const resting = said.filter(({ from }) => from === "finding").length
  const isLoose = order.given.findings.length > 0 && own.length > mostOwn * (own.length + resting)
  const unpaired = unpairedIn(fitting, order)
  const problems = [
    ...whole.faulty.flatMap(({ text, faults }) => faults.slice(0, 1).map((fault) => problemOf(fault, text))),
    ...(isLong ? lengthProblems(words, order, supported) : []),
    ...(isLoose
      ? own.map(
          ({ text }) =>
            `"${text}": name the finding that it rests on and keep to its words, or leave it out.`,
        )
      : []),
    ...unpaired.map(([id, pair]) => `Whoever says [${id}] also says [${pair}].`),
  ]
  return {
    draft: fitting,
    asWritten: whole.draft,
    flags,
    problems: problems.slice(0, mostProblems),
    open: 3 * (whole.faulty.length + flags.length + unpaired.length) + own.length + (isLong ? 2 : 0),
  }
}

/** A writer that is told of more than this mends nothing. */
const mostProblems = 12

/** Sentences in another language than asked. */
const foreignIn = ({ beats }: Draft, { language }: Ground): ReadonlyArray<string> => {
  const [other = language] = languages.filter((one) => one !== language)
  return beats.flatMap(({ said }) =>
    said.flatMap(({ text }) => (isForeign(text, language, other) ? [text] : [])),
  )
}

/** A script that never names its topic is about another one. Without names to look for nothing can be said. */
const isOnTopic = ({ beats }: Draft, ground: Ground): boolean =>
  namesTopic(beats.map(({ text }) => text).join(" "), ground)

/** Whether a text names what its order is about. */
export const namesTopic = (text: string, { naming, language }: Ground): boolean =>
  naming.length === 0 || wordsOf(text, language).some((word) => naming.some((name) => isSameWord(word, name)))

/** Findings that are said without the one they mislead without. */
const unpairedIn = ({ beats }: Draft, { given }: WritingOrder): ReadonlyArray<readonly [string, string]> => {
  const said = new Set(beats.flatMap((beat) => beat.said.flatMap(({ findings }) => findings)))
  return given.findings.flatMap(({ id, mustPair }) =>
    said.has(id) ? mustPair.filter((pair) => !said.has(pair)).map((pair) => [id, pair] as const) : [],
  )
}

/** What a writer is to change about the length, as the smallest edit: how many words, and which beats stay as they are. */
export const lengthProblems = (
  words: number,
  { budget, plan, settings }: Pick<WritingOrder, "budget" | "plan" | "settings">,
  { beats }: Draft,
): ReadonlyArray<string> => {
  const { min, max, target } = budget
  const needs = `The script has ${words} spoken words; it needs ${min} to ${max}, best ${target}.`
  if (words >= min && words <= max) return []
  if (words < min) return [`${needs} Add about ${target - words} words; change nothing else.`]
  const good = beats.flatMap(({ text }, index) =>
    spokenWords(text, settings.language).length <= Math.max(8, (plan[index]?.share ?? 0) * max)
      ? [index + 1]
      : [],
  )
  const keep =
    good.length === 0 ? "" : ` Keep beat${good.length > 1 ? "s" : ""} ${good.join(", ")} word for word.`
  return [`${needs} Cut ${words - target} words from the others.${keep} Keep warnings and limits.`]
}
