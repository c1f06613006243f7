import { nameWords, spanOf } from "#evidence/names.ts"
import type { Finding } from "#evidence/finding.ts"
import type { FirstStep, RedFlag } from "#evidence/subject-file.ts"
import type { ScriptSettings } from "#script/settings.ts"
import { spokenCount } from "#script/spoken-words.ts"
import { asksForWarning } from "./asked-by.ts"
import { type CountedTips, countedOut, type PromisedTips, promisedTips } from "./counted-tips.ts"
import { closesIn, hooksIn } from "./opening.ts"
import {
  askedAtOnce,
  missingIn,
  openedQuestion,
  openedWhole,
  questionsIn,
  typedQuestion,
  typedStatement,
} from "./question-put.ts"
import { redFlagsIn } from "./warnings.ts"
import { answersAsk } from "./answers-ask.ts"
import { type FindingsSaid, findingsSaid, type Sayable } from "./findings-said.ts"
import type { Group } from "./line.ts"
import { mythsIn, mythsOnTitle, type MythSaid } from "./myths.ts"
import { type Person, personIn } from "./person.ts"
import { asksAgain, repeats } from "./repeated.ts"
import { stepsIn } from "./steps.ts"
import { touchesHarm } from "./subject.ts"
import { toldIn } from "./told.ts"
import { group, inVoice, oneOf, type Voice } from "./voice.ts"

/** Everything a script about a subject may say, in the order's voice, the best first. */
export interface Material {
  readonly hooks: ReadonlyArray<Group>
  readonly questions: ReadonlyArray<Group>
  /** The question of a typed title, where the first words are others: it is always put. */
  readonly typed: ReadonlyArray<Group>
  /** The same, where something answers them: a tip or a myth need not ask. */
  readonly answered: ReadonlyArray<Group>
  readonly person: Person
  /**
   * What the sources are about where that is not just the subject: one of its two things, all sorts of it, or it by another
   * name; and how many tips they bear out where the title promises more. Empty where it is the subject, and all of them.
   */
  readonly alone: ReadonlyArray<Group>
  /** An investigative script, and one with time for it, names the source first. */
  readonly findings: FindingsSaid["plain"]
  /** The finding that the first words promise. */
  readonly opened: FindingsSaid["plain"]
  readonly answers: FindingsSaid["answers"]
  /** What answers the question of a typed title, the best first; empty where it asks nothing in particular. */
  readonly told: FindingsSaid["plain"]
  readonly sourced: FindingsSaid["sourced"]
  readonly myths: ReadonlyArray<MythSaid>
  readonly redFlags: ReadonlyArray<Sayable<RedFlag>>
  /** Steps on what is asked, and steps on something else. */
  readonly steps: ReadonlyArray<Sayable<FirstStep>>
  readonly otherSteps: ReadonlyArray<Sayable<FirstStep>>
  /** A typed title asks something beside its subject, and findings speak of it. */
  readonly isOnMatter: boolean
  /** The tips or mistakes that a typed title promises; null where it promises none. */
  readonly promised: PromisedTips | null
  /** Those of them that are told; null where they cannot be counted out. */
  readonly counted: CountedTips | null
  readonly closes: ReadonlyArray<Group>
  readonly disclaimer: Group
  /** Half a minute: only what is needed. */
  readonly isShort: boolean
  /** The title asks when to see somebody: a warning answers it. */
  readonly isOnWarning: boolean
  /** The question touches harm: the warning is spoken, however short the script. */
  readonly mustWarn: boolean
}

/** So many of the best findings are worth an opening of their own. */
const bestAnswers = 4

export const materialOf = (voice: Voice): Material => {
  const { order, substance } = voice
  const { scriptFormat, duration } = order.settings
  const isShort = duration === "30_seconds"
  const mustWarn = isShort || voice.mustWarn || touchesHarm(substance)
  const redFlags = redFlagsIn(voice)
  const known = mythsIn(voice)
  const myths = mythsOnTitle(voice, known)
  const steps = stepsIn(voice)
  // What the warning says in nearly the same words is not said as a finding before it.
  const warning = mustWarn ? redFlags[0]?.item.says : undefined
  // A warning is spoken all the same: half of it is enough.
  const isAgain = repeats(order.settings.language, 0.5)
  const isOwn = ({ item: { id, says, brief } }: Sayable<Finding>): boolean =>
    warning === undefined ||
    substance.onCompanion.has(id) ||
    substance.main.kind === "interaction" ||
    ![says, brief].some((text) => isAgain(inVoice(voice, text), inVoice(voice, warning)))
  /** What a script is about answers first; nothing else stands for it. */
  const answering = (said: FindingsSaid["answers"]): FindingsSaid["answers"] => {
    const own = said.filter(({ item }) => substance.onCompanion.has(item.id))
    return own.length > 0 ? own : said
  }
  const { plain, answers, sourced, reviewed } = findingsSaid(voice)
  const own = plain.filter(isOwn)
  const best = new Set(own.slice(0, bestAnswers).map(({ item }) => item.id))
  const anchors = { myth_buster: myths[0]?.item.finding, quick_tip: steps[0]?.item.finding }
  const anchor =
    (scriptFormat === "myth_buster" || scriptFormat === "quick_tip" ? anchors[scriptFormat] : undefined) ??
    own[0]?.item.id
  const hooks = hooksIn(voice, leastWords(voice, plain), best, anchor ?? null)
  const opened = hooks[0]?.lines[0]?.origin
  const typed = typedQuestion(voice)
  const first = hooks[0]?.lines[0]?.text
  const isTyped =
    typed !== null &&
    (first === openedQuestion(voice) ||
      first === openedWhole(voice) ||
      // Nobody asks the same twice in other words.
      (first?.endsWith("?") === true && asksAgain(first, typed, order.settings.language, 2)))
  const isOnMatter = order.topic === null && substance.onCompanion.size > 0
  // Of what a title asks beside the subject its tip is, where there is one.
  const isAsked = ({ item }: Sayable<FirstStep>): boolean =>
    !isOnMatter || substance.onCompanion.has(item.finding)
  const asked = [...steps.filter(isAsked), ...steps.filter((one) => !isAsked(one))]
  const promised = promisedTips(voice, asked, known, plain)
  const bare = questionsIn(voice, isTyped)
  const questions = asksFirst(order.settings) && !isTyped ? bare.map(withSources(voice)) : bare
  const isOpened = ({ item }: Sayable<Finding>): boolean =>
    opened?.kind === "finding" && opened.id === item.id
  const named = namesSources(order.settings)
    ? sourced.filter(isOwn).map((said, index) => (index < mostNamed ? said : (own[index] ?? said)))
    : own
  const isAnswer = ({ item }: Sayable<Finding>): boolean => answersAsk(substance, item.id, item.asks)
  /** Of a typed title, where there is time for both, what answers goes before what the first words promise beside it. */
  const answeringFirst = (said: FindingsSaid["plain"]): FindingsSaid["plain"] => {
    const answer = said.find(isAnswer)
    return isShort || order.topic !== null || answer === undefined
      ? said
      : [answer, ...said.filter((one) => one !== answer)]
  }
  /** In half a minute there is time for one promise: what the first words ask is what is answered. */
  const promisedFirst = (said: FindingsSaid["plain"]): FindingsSaid["plain"] =>
    isShort || scriptFormat === "expert_review"
      ? answeringFirst([...said.filter(isOpened), ...said.filter((one) => !isOpened(one))])
      : said
  return {
    hooks,
    questions,
    typed: typed === null || isTyped ? [] : questions,
    // A myth that the library has says what was typed.
    answered: !isTyped && plain.some(isAnswer) && typedStatement(voice) === null ? questions : [],
    person: personIn(voice),
    alone: aloneIn(voice, isTyped),
    opened: named.filter(isOpened),
    // What the first words promise is kept before anything else is told.
    findings: [...named.filter(isOpened), ...named.filter((said) => !isOpened(said))],
    answers: promisedFirst(answering(answers.filter(isOwn))),
    told: toldIn(voice, named.filter(isAnswer)),
    sourced: promisedFirst(answering(reviewed.filter(isOwn))),
    myths,
    redFlags,
    steps: steps.filter(isAsked),
    otherSteps: steps.filter((step) => !isAsked(step)),
    isOnMatter,
    promised,
    counted: null,
    closes: closesIn(voice),
    disclaimer: group("disclaimer", { text: order.disclaimer, origin: { kind: "disclaimer" } }),
    isShort,
    isOnWarning: order.topic === null && asksForWarning(order.title, substance.written),
    mustWarn,
  }
}

/**
 * The same with the first `most` of the tips that a title promises counted out; where that is no count, with a word on it
 * as long as there is time for one.
 */
export const withTips = (voice: Voice, material: Material, most: number): Material => {
  if (material.promised === null) return material
  const counted = countedOut(voice, material.promised, most)
  const uncounted = group("alone", { text: voice.words.uncounted, origin: { kind: "connective" } })
  const told = counted === null ? (material.isShort ? null : uncounted) : counted.fewer
  return { ...material, counted, alone: told === null ? material.alone : [told] }
}

/** Formats that always put the question that names the subject. */
const asksFirst = ({ scriptFormat }: ScriptSettings): boolean =>
  scriptFormat === "trend_reaction" || scriptFormat === "expert_review"

/** What the sources are about, where that is not the subject by its own name; `isNamed`: it has just been said. */
const sourcesIn = ({ order, substance, words, salt }: Voice, isNamed: boolean): string | null => {
  const { name, sources } = substance.called
  const [theirs] = substance.main.names[order.settings.language]
  return sources === "same" ? null : oneOf(words.sources[sources], salt)(theirs, isNamed ? null : name)
}

/** A question, and in one breath with it what the sources are about. */
const withSources =
  (voice: Voice) =>
  (asked: Group): Group => {
    const { language } = voice.order.settings
    const name = nameWords(voice.substance.called.name, language)
    const said = [...asked.lines.map(({ text }) => text), askedAtOnce(voice)?.question ?? ""]
    const isNamed = said.some((text) => spanOf(name, nameWords(text, language), language) !== null)
    const { isOneOfTwo, missing } = voice.substance
    const text = isOneOfTwo || missing !== null ? null : sourcesIn(voice, isNamed)
    return text === null
      ? asked
      : { ...asked, lines: [...asked.lines, { text, origin: { kind: "connective" }, isBound: true }] }
  }

const aloneIn = (voice: Voice, isTyped: boolean): ReadonlyArray<Group> => {
  const { order, substance, words, salt } = voice
  // What leads on from a title that was the first words says what is missing.
  if (isTyped && substance.missing !== null && asksFirst(order.settings)) return []
  const [theirs] = substance.main.names[order.settings.language]
  const missing = missingIn(voice)
  const text = missing ?? (substance.isOneOfTwo ? oneOf(words.alone, salt)(theirs) : sourcesIn(voice, false))
  return text === null || (missing === null && !substance.isOneOfTwo && asksFirst(order.settings))
    ? []
    : [group("alone", { text, origin: { kind: "connective" } })]
}

/** Each finding with the fewest words in which it can be said. */
const leastWords = ({ order }: Voice, said: FindingsSaid["plain"]): ReadonlyMap<string, number> =>
  new Map(
    said.map(({ item, groups }) => [
      item.id,
      Math.min(
        ...groups.map(({ lines }) =>
          lines.reduce((sum, { text }) => sum + spokenCount(text, order.settings.language), 0),
        ),
      ),
    ]),
  )

/** So many sources are named aloud beside the answer's; more sound like a list. */
const mostNamed = 2

const namesSources = ({ contentTone, duration }: ScriptSettings): boolean =>
  contentTone === "investigative" || duration === "2_minutes"
