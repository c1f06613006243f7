import type { FirstStep, Myth, RedFlag, SubjectFile } from "#evidence/subject-file.ts"
import { usualLanguage } from "#language/pack.ts"
import type { ScriptSettings } from "#script/settings.ts"
import { warningId } from "#script/sources.ts"
import { closesIn, hooksIn, questionsIn } from "./opening.ts"
import { type FindingsSaid, findingsSaid, type Sayable } from "./findings-said.ts"
import type { Group, Origin } from "./line.ts"
import { personIn } from "./person.ts"
import { touchesHarm } from "./subject.ts"
import { group, inVoice, isClean, oneOf, restsOnSpoken, stated, turned, type Voice } from "./voice.ts"

/** Everything a script about a subject may say, in the order's voice, the best first. */
export interface Material {
  readonly hooks: ReadonlyArray<Group>
  readonly questions: ReadonlyArray<Group>
  readonly person: ReadonlyArray<Group>
  /** An investigative script, and one with time for it, names the source first. */
  readonly findings: FindingsSaid["plain"]
  readonly answers: FindingsSaid["answers"]
  readonly sourced: FindingsSaid["sourced"]
  readonly myths: ReadonlyArray<{ readonly item: Myth; readonly myth: Group; readonly truth: Group }>
  readonly redFlags: ReadonlyArray<Sayable<RedFlag>>
  readonly steps: ReadonlyArray<Sayable<FirstStep>>
  readonly closes: ReadonlyArray<Group>
  readonly disclaimer: Group
  /** Half a minute: only what is needed. */
  readonly isShort: boolean
  /** The question touches harm: the warning is spoken, however short the script. */
  readonly mustWarn: boolean
}

/** So many of the best findings are worth an opening of their own. */
const bestAnswers = 4

export const materialOf = (voice: Voice): Material => {
  const { order, substance } = voice
  const findings = findingsSaid(voice)
  const best = new Set(findings.plain.slice(0, bestAnswers).map(({ item }) => item.id))
  return {
    hooks: hooksIn(voice, best),
    questions: questionsIn(voice),
    person: personIn(voice),
    findings: namesSources(order.settings) ? findings.sourced : findings.plain,
    answers: findings.answers,
    sourced: findings.sourced,
    myths: mythsIn(voice),
    redFlags: redFlagsIn(voice),
    steps: stepsIn(voice),
    closes: closesIn(voice),
    disclaimer: group("disclaimer", { text: order.disclaimer, origin: { kind: "disclaimer" } }),
    isShort: order.settings.duration === "30_seconds",
    mustWarn: order.settings.duration === "30_seconds" || touchesHarm(substance),
  }
}

const namesSources = ({ contentTone, duration }: ScriptSettings): boolean =>
  contentTone === "investigative" || duration === "2_minutes"

const mythsIn = (voice: Voice): Material["myths"] => {
  const { substance, words, salt, seed } = voice
  return turned(substance.main.myths, seed).flatMap((item) => {
    const myth = oneOf(words.myth, salt)(inVoice(voice, item.myth))
    const truth = oneOf(words.truth, salt)(inVoice(voice, item.truth))
    if (!restsOnSpoken(voice, item.finding) || !isClean(voice, myth) || !isClean(voice, truth)) return []
    return [
      {
        item,
        myth: group(`myth:${item.finding}`, stated(item.finding, myth)),
        truth: group(`truth:${item.finding}`, stated(item.finding, truth)),
      },
    ]
  })
}

/** A sentence with an introduction, and without it where time is short. */
const led = (voice: Voice, key: string, origin: Origin, lead: string, text: string): ReadonlyArray<Group> => {
  const plain = group(key, { text, origin })
  return lead === "" || voice.isBrief ? [plain] : [group(key, { text: `${lead} ${text}`, origin }), plain]
}

/** A warning without a finding may have a source of its own; one that rests on neither is the speaker's to answer for. */
const originOf = ({ subject, redFlags }: SubjectFile, flag: RedFlag): Origin =>
  flag.finding !== null
    ? { kind: "finding", id: flag.finding }
    : flag.source !== null
      ? { kind: "finding", id: warningId(subject, redFlags.indexOf(flag)) }
      : { kind: "warning" }

const redFlagsIn = (voice: Voice): Material["redFlags"] => {
  const { substance, words, salt } = voice
  return substance.main.redFlags
    .filter(({ says }) => isClean(voice, inVoice(voice, says)))
    .map((item) => ({
      item,
      groups: led(
        voice,
        `warning:${item.says[usualLanguage]}`,
        originOf(substance.main, item),
        oneOf(words.warning[item.urgency], salt),
        inVoice(voice, item.says),
      ),
    }))
}

const stepsIn = (voice: Voice): Material["steps"] => {
  const { substance, words, salt, seed } = voice
  return turned(substance.main.firstSteps, seed)
    .filter(({ says, finding }) => restsOnSpoken(voice, finding) && isClean(voice, inVoice(voice, says)))
    .map((item, index) => ({
      item,
      groups: led(
        voice,
        `step:${item.says[usualLanguage]}`,
        { kind: "finding", id: item.finding },
        index === 0 ? oneOf(words.step, salt) : "",
        inVoice(voice, item.says),
      ),
    }))
}
