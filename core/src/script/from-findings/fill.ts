import type { Language } from "#script/settings.ts"
import { spokenCount } from "#script/spoken-words.ts"
import { type Choice, isHook, isNew, keysOf, replaced } from "./choice.ts"
import type { BeatParts, Group, Line } from "./line.ts"
import { type Repeats, repeats } from "./repeated.ts"
import { shortened } from "./shorten.ts"

/** A beat with the lines it says. */
export interface FilledBeat {
  readonly name: string
  readonly lines: ReadonlyArray<Line>
}

/** Who must ask first is told once, and not again for the next finding in half of other words. */
const alikeAside = 0.6

/**
 * Chooses what is said, so that it takes at most `most` words. What is needed comes first; where that is too long, it
 * is said shorter, and then with what can be said more briefly. What is wished fills the time that is left, the lower
 * rank first. Nothing is said twice. `wordsOfBlank` are kept free for each line that is a blank, which is not spoken as
 * it stands.
 */
export const fill = (
  beats: ReadonlyArray<BeatParts>,
  most: number,
  language: Language,
  wordsOfBlank = 0,
): ReadonlyArray<FilledBeat> => {
  const wordsOf = counted(language, wordsOfBlank)
  const isAgain = repeats(language)
  const isAsideAgain = repeats(language, alikeAside)
  const length = (choice: Choice) =>
    said(beats, choice, isAsideAgain).reduce(
      (sum, { lines }) => sum + lines.reduce((all, { text }) => all + wordsOf(text), 0),
      0,
    )

  let choice = withNeeded(beats, isAgain)
  choice = shortened(beats, choice, most, length)
  for (const { beat, part } of byRank(beats)) {
    const groups = beats[beat]?.parts[part]?.groups ?? []
    const keys = keysOf(choice)
    const texts = saidBeside(choice)
    const fitting = groups.find(
      (group) =>
        isNew(group, keys) &&
        length(replaced(choice, beat, part, group)) <= most &&
        !saysAgain(group, texts, isAgain),
    )
    choice = fitting === undefined ? choice : replaced(choice, beat, part, fitting)
  }
  return said(beats, fuller(beats, choice, most, length), isAsideAgain)
}

/** What has been stated: first words only promise it, and a question is answered in its own words. */
const saidBeside = (choice: Choice): ReadonlyArray<string> =>
  choice
    .flat()
    .flatMap((group) => (group === null || promises(group) ? [] : group.lines.map(({ text }) => text)))

/** The same things in more words where time is left: a sentence in full instead of its short form. */
const fuller = (
  beats: ReadonlyArray<BeatParts>,
  first: Choice,
  most: number,
  length: (choice: Choice) => number,
): Choice => {
  let choice = first
  for (const [beat, { parts }] of beats.entries())
    for (const [part, { groups }] of parts.entries()) {
      const current = choice[beat]?.[part]
      if (current === null || current === undefined || isHook(current)) continue
      const now = length(choice)
      const longest = groups
        .filter(({ keys }) => keys.join(" ") === current.keys.join(" "))
        .map((group) => replaced(choice, beat, part, group))
        .map((next) => ({ next, words: length(next) }))
        .filter(({ words }) => words > now && words <= most)
        .toSorted((a, b) => b.words - a.words)[0]
      choice = longest?.next ?? choice
    }
  return choice
}

const counted =
  (language: Language, wordsOfBlank: number) =>
  (text: string): number =>
    spokenCount(text, language) || wordsOfBlank

/** The lines of every beat, each sentence once, and what has other words for it not in those of the one before. */
const said = (
  beats: ReadonlyArray<BeatParts>,
  choice: Choice,
  isAgain: Repeats,
): ReadonlyArray<FilledBeat> => {
  const heard = new Set<string>()
  let turns = 0
  let isBehindUrgent = false
  const turned = (whole: Line): Line => {
    if (whole.wordings === undefined && whole.behindUrgent === undefined) {
      isBehindUrgent = whole.isUrgent === true
      return whole
    }
    const { wordings, behindUrgent, ...told } = whole
    const line = isBehindUrgent && behindUrgent !== undefined ? { ...told, text: behindUrgent } : told
    isBehindUrgent = line.isUrgent === true
    if (wordings === undefined) return line
    turns += 1
    return { ...line, text: wordings[(turns - 1) % wordings.length] ?? line.text }
  }
  // Few lines ask for it, and this is asked of every choice that is weighed.
  let stated: ReadonlyArray<string> | null = null
  const statedTexts = (): ReadonlyArray<string> =>
    (stated ??= choice
      .flat()
      .flatMap((group) =>
        (group?.lines ?? []).flatMap(({ text, isAside }) => (isAside === true ? [] : [text])),
      ))
  const isFirst = ({ text, isAside = false }: Line): boolean =>
    !heard.has(text) &&
    !(isAside && (isSaidIn(heard, text, isAgain) || isSaidIn(statedTexts(), text, isAgain)))
  return beats.map(({ name }, beat) => {
    const lines: Array<Line> = []
    for (const group of urgentLast(choice[beat] ?? []))
      for (const line of group?.lines ?? []) {
        if (isFirst(line)) lines.push(turned(line))
        heard.add(line.text)
      }
    return { name, lines }
  })
}

/** What cannot wait ends its beat: nobody is told of a sore arm behind an emergency. */
const urgentLast = (groups: Choice[number]): Choice[number] => {
  const isUrgent = (group: Group | null): boolean => group?.lines.some((line) => line.isUrgent) ?? false
  const isEnd = (group: Group | null): boolean =>
    group?.lines.some(({ origin }) => origin.kind === "disclaimer") ?? false
  // Nothing stands behind the last words.
  return !groups.some(isUrgent) || groups.some(isEnd)
    ? groups
    : groups.toSorted((a, b) => Number(isUrgent(a)) - Number(isUrgent(b)))
}

/** Whether one of these texts says what a text says. */
const isSaidIn = (texts: Iterable<string>, text: string, isAgain: Repeats): boolean => {
  for (const other of texts) if (isAgain(text, other)) return true
  return false
}

/** Whether a finding or step says what has been said in other words. What frames a script may come back to it. */
const saysAgain = ({ keys: [key], lines }: Group, texts: ReadonlyArray<string>, isAgain: Repeats): boolean =>
  /^(?:finding|step|myth|warning):/.test(key) &&
  lines.some(({ text, isAside }) => isAside !== true && texts.some((other) => isAgain(text, other)))

/** The first group of every needed part that nobody has said yet. */
const withNeeded = (beats: ReadonlyArray<BeatParts>, isAgain: Repeats): Choice => {
  const used = new Set<string>()
  const texts: Array<string> = []
  const hooks: Array<string> = []
  return beats.map(({ parts }) =>
    parts.map(({ isNeeded, groups }) => {
      const open = isNeeded ? groups.filter((one) => isNew(one, used)) : []
      const first = open.find((one) => !saysAgain(one, texts, isAgain)) ?? open[0] ?? null
      // First words promise a finding: it is still to be said, if it can be in other words.
      const group =
        open.find((one) => one.keys[0] === first?.keys[0] && !saysAgain(one, hooks, isAgain)) ?? first
      for (const key of group?.keys ?? []) used.add(key)
      const said = (group?.lines ?? []).map(({ text }) => text)
      if (isHook(group)) hooks.push(...said)
      else if (!promises(group)) texts.push(...said)
      return group
    }),
  )
}

/** Whether what is said states nothing that could be said again. */
const promises = (group: Group | null): boolean =>
  isHook(group) || group?.keys[0] === "question" || group?.keys[0] === "opening"

const byRank = (
  beats: ReadonlyArray<BeatParts>,
): ReadonlyArray<{ readonly beat: number; readonly part: number }> =>
  beats
    .flatMap(({ parts }, beat) =>
      parts.flatMap(({ isNeeded, rank }, part) => (isNeeded ? [] : [{ beat, part, rank }])),
    )
    .toSorted((a, b) => a.rank - b.rank)
