import type { Ask, Finding } from "#evidence/finding.ts"
import { isHad } from "#evidence/subject-file.ts"
import { packs, usualLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import { asksForSigns } from "./asked-by.ts"
import type { AskedOf } from "./asked-of.ts"
import { besideOf } from "./bearing.ts"
import { speakOfPart } from "./companion.ts"
import { type Focus, idsOf, nothing, type Question } from "./focus.ts"
import { questionIn } from "./title-question.ts"

/** A title that asks of something beside its subject. */
export const focusOnMatter = (question: Question, { answer, bearing }: AskedOf): Focus => {
  const { main, title, language } = question
  if (answer !== "borne") return { on: bearing, missing: answer === "whole" ? null : answer }
  // Of what speaks of the fat, that on the cardio which is asked about, where any does.
  const part = speakOfPart(main, title, language)
  const ofPart = new Set([...bearing].filter((id) => part.has(id)))
  const isNear = comesNear(question, bearing)
  const missing = isNear ? "nearest" : null
  if (ofPart.size > 0) return { on: ofPart, missing }
  const besidePart = saidBesidePart(question, part)
  if (besidePart.size > 0) return { on: besidePart, missing }
  const onTime = isNear ? tellingTime(question) : nothing
  if (onTime.size > 0) return { on: onTime, missing: null }
  // After what a complaint came is how it came.
  const ofMoment = isHad(main) ? nothing : sayingWhen(question, bearing)
  return { on: ofMoment.size > 0 ? ofMoment : bearing, missing }
}

/** Of some findings, those that tell of before, during or after, as the title does; none where most do. */
const sayingWhen = (
  { title, language, sayable }: Question,
  ids: ReadonlySet<string>,
): ReadonlySet<string> => {
  const lower = title.toLocaleLowerCase(packs[language].tag)
  const moment = titleWords[language].moments.find(({ asks }) => asks.test(lower))
  const said = sayable.filter(({ id, says }) => ids.has(id) && moment?.says.test(says[language]) === true)
  return said.length * 2 > ids.size ? nothing : idsOf(said)
}

/** What speaks of the sleep that is asked about, and not of which form is best for it, or of a child and not of its signs, only comes near. */
const comesNear = (
  { main, title, language, foremost, isExact, sayable }: Question,
  bearing: ReadonlySet<string>,
): boolean => {
  if (main.kind === "interaction") return false
  const { signs } = titleWords[usualLanguage]
  const tellsSigns = sayable.some(({ id, says }) => bearing.has(id) && signs.test(says[usualLanguage]))
  const isForSome = questionIn(main, title).people.length > 0
  // What else is known of a vitamin, or of a deficiency of it, tells none of its signs.
  if ((isForSome || !isHad(main)) && asksForSigns(title, language) && !tellsSigns) return true
  // Whether what is taken or done brings something on is asked of its effects; only a complaint has causes.
  const answering: ReadonlyArray<Ask> =
    foremost === "cause" && !isHad(main)
      ? ["cause", "side_effects", "safe", "myth"]
      : foremost
        ? [foremost]
        : []
  return (
    isExact &&
    !main.findings.some(({ id, asks }) => bearing.has(id) && answering.some((ask) => asks.includes(ask)))
  )
}

/** What is known of the chestnut, and says beside it what it is in diabetes, goes before what is known of all nuts. */
const saidBesidePart = (
  { main, title, language, sayable }: Question,
  part: ReadonlySet<string>,
): ReadonlySet<string> => {
  const { matters } = questionIn(main, title)
  const { isSame } = titleWords[language]
  const saysBeside = (finding: Finding): boolean => {
    const beside = besideOf(main, finding)[language] ?? []
    const isSaid = (word: string): boolean => beside.some((other) => isSame(word, other))
    return matters.some(({ words }) => words.length > 0 && words.every(isSaid))
  }
  return idsOf(sayable.filter((finding) => part.has(finding.id) && saysBeside(finding)))
}

/** How long a cough lasts is asked of the cough, whatever it came after. */
const tellingTime = ({ main, foremost, sayable }: Question): ReadonlySet<string> =>
  isHad(main) && (foremost === "how_long" || foremost === "when")
    ? idsOf(sayable.filter(({ asks }) => asks.includes(foremost)))
    : nothing
