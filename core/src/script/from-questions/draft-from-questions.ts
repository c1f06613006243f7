import { packs } from "#language/pack.ts"
import { writing } from "#language/writing.ts"
import type { WritingOrder } from "#script/ports.ts"
import { fill, type FilledBeat } from "#script/from-findings/fill.ts"
import type { BeatParts, Group, Line, Origin, Part } from "#script/from-findings/line.ts"
import { saysNameAgain } from "#script/from-findings/said-twice.ts"
import type { Language } from "#script/settings.ts"
import { spokenWords } from "#script/spoken-words.ts"

/**
 * A script on a subject that the library has nothing on: what people ask, what to bring to whom, when to be seen, and
 * blanks in square brackets for the facts that only the person who films can answer for. `name` is the subject as it is
 * said in the order's language, and `quoted` says a title that is a sentence; `ownWarning` is the subject's own. Null when even that does not fit.
 */
export const draftFromQuestions = (
  order: WritingOrder,
  name: string,
  ownWarning: Line | null = null,
  quoted: string | null = null,
): ReadonlyArray<FilledBeat> | null => {
  const { language, scriptFormat } = order.settings
  const words = writing[language].questions
  const fits = (text: string) =>
    spokenWords(text, language).length <= packs[language].hookWords && !saysNameAgain(text, name, language)
  const openings = quoted === null ? words.openings : words.openings.slice(-1)
  const opening = openings.map((open) => capital(open(name), language)).find(fits) ?? ""
  const blanks = words.blanks.map((topic, nth) =>
    topic.map((blank, index) => group(`blank:${nth}:${index}`, capital(blank(name), language), "blank")),
  )
  const bring = words.bring.map((line, index) => group(`bring:${index}`, line(name), "connective"))
  const asked = group("asked", quoted ?? words.asked(name, order.topic), "topic")
  const general = words.warning.map((text) => group("warning:any", text, "connective"))
  const warning: ReadonlyArray<Group> =
    ownWarning === null ? general : [{ keys: ["warning:own"], lines: [ownWarning] }, ...general]

  const last = order.plan.length - 1
  const beats = order.plan.map(({ name: beat }, index): BeatParts => {
    if (index === 0) return { name: beat, parts: [needed([group("opening", opening, "connective")])] }
    if (index === last) {
      const close = group("close", words.close[scriptFormat], "connective")
      const disclaimer: Group = {
        keys: ["disclaimer"],
        lines: [{ text: order.disclaimer, origin: { kind: "disclaimer" } }],
      }
      return { name: beat, parts: [needed(warning), wished(1, [close]), needed([disclaimer])] }
    }
    if (index === 1) return { name: beat, parts: [needed([asked]), wished(6, bring)] }
    const isStep = index === last - 1
    const said = isStep ? bring : blanksOf(blanks, index - 2, last - 3)
    return {
      name: beat,
      // Asking and filling in take turns: a list of one or the other is not worth filming.
      parts: [
        needed(said),
        ...(isStep ? bring : said.slice(0, mostBlanks)).map((_, nth) =>
          wished(isStep ? nth : 1 + nth * 4, said),
        ),
      ],
    }
  })
  return (
    roomsForBlanks
      .map((words) => fill(beats, order.budget.target, language, words))
      .find(isLongEnough(order)) ?? null
  )
}

/** So many places in one beat beside the first. */
const mostBlanks = 2

/** Words kept free for each blank; fewer where even the questions would be too few. */
const roomsForBlanks = [6, 4, 2]

const isLongEnough =
  ({ budget, settings: { language } }: WritingOrder) =>
  (filled: ReadonlyArray<FilledBeat>): boolean => {
    const text = filled.flatMap(({ lines }) => lines.map((line) => line.text)).join(" ")
    return spokenWords(text, language).length >= budget.min
  }

/** The blanks of one of the middle beats: each sort has its beat while there are enough of them. */
const blanksOf = (
  blanks: ReadonlyArray<ReadonlyArray<Group>>,
  at: number,
  count: number,
): ReadonlyArray<Group> => (at === count - 1 ? blanks.slice(at).flat() : (blanks[at] ?? []))

/** The first letter of a sentence, behind an opening bracket too. */
const capital = (text: string, language: Language): string =>
  text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(packs[language].tag))

const needed = (groups: ReadonlyArray<Group>): Part => ({ groups, isNeeded: true, rank: 0 })
const wished = (rank: number, groups: ReadonlyArray<Group>): Part => ({ groups, isNeeded: false, rank })

const group = (key: string, text: string, kind: Exclude<Origin["kind"], "finding">): Group => {
  const line: Line = { text, origin: { kind } }
  return { keys: [key], lines: [line] }
}
