import { foundIn } from "@rounds/core/evidence/named-in.ts"
import { ranked } from "@rounds/core/script/from-findings/subject.ts"
import { substanceOf } from "@rounds/core/script/from-findings/substance-of.ts"
import { repeatable } from "@rounds/core/testing/topic/recorded.ts"
import { expect, test } from "vitest"
import { library, typedOrder } from "#testing/typed-script.ts"

type Language = "english" | "turkish"

/** Medicines and illnesses that no file is on. */
const unknown: { readonly [L in Language]: ReadonlyArray<string> } = {
  english: ["lithium", "digoxin", "clarithromycin", "tamsulosin", "amiodarone", "tacrolimus", "sarcoidosis"],
  turkish: ["lityum", "digoksin", "klaritromisin", "tamsulosin", "amiodaron", "takrolimus", "sarkoidoz"],
}

const titles = 120

interface Changed {
  readonly title: string
  /** Whose finding the words were typed for, before another thing stood in them. */
  readonly finding: string
}

/** What people type, and for which finding. */
const phrasesOf = (language: Language) =>
  library.files.flatMap((file) =>
    Object.entries(file.askedAs ?? {}).flatMap(([finding, typed]) =>
      typed[language].map((text) => ({ file, finding, phrase: text.toLocaleLowerCase() })),
    ),
  )

const sampled = (
  language: Language,
  seed: number,
  change: (one: ReturnType<typeof phrasesOf>[number], random: () => number) => string | null,
): ReadonlyArray<Changed> => {
  const random = repeatable(seed)
  const phrases = phrasesOf(language)
  const made: Array<Changed> = []
  while (made.length < titles) {
    const one = phrases[Math.floor(random() * phrases.length)]
    const title = one === undefined ? null : change(one, random)
    if (one !== undefined && title !== null) made.push({ title, finding: one.finding })
  }
  return made
}

const oneOf = <A>(all: ReadonlyArray<A>, random: () => number): A | undefined =>
  all[Math.floor(random() * all.length)]

const longestIn = (names: ReadonlyArray<string>, phrase: string): string | undefined =>
  names
    .map((name) => name.toLocaleLowerCase())
    .toSorted((a, b) => b.length - a.length)
    .find((name) => phrase.includes(name))

/** A phrase on two things, one of them put in the place of another that nothing here is on. */
const withUnknown =
  (language: Language) =>
  ({ file, phrase }: ReturnType<typeof phrasesOf>[number], random: () => number): string | null => {
    const told = foundIn(library, { text: phrase, of: [language] })
    const partner = told.find((other) => other !== file && other.pair === null)
    const name =
      partner === undefined
        ? undefined
        : longestIn([...partner.names[language], ...partner.alsoCalled[language]], phrase)
    const other = oneOf(unknown[language], random)
    return told.length < 2 || name === undefined || other === undefined ? null : phrase.replace(name, other)
  }

/** A phrase in which the subject's name gives way to another thing's name that holds it. */
const withOther =
  (language: Language) =>
  ({ file, phrase }: ReturnType<typeof phrasesOf>[number], random: () => number): string | null => {
    const others = (file.notMeant?.[language] ?? []).filter(
      (name) => foundIn(library, { text: name, of: [language] }).length === 0,
    )
    const name = longestIn([...file.names[language], ...file.alsoCalled[language]], phrase)
    const other = oneOf(others, random)
    return name === undefined || other === undefined ? null : phrase.replace(name, other.toLocaleLowerCase())
  }

/** The titles that are answered first, and without a word of what is missing, by what was typed for something else. */
const wrongly = (changed: ReadonlyArray<Changed>, language: Language): ReadonlyArray<string> =>
  changed.flatMap(({ title, finding }) => {
    const order = typedOrder(title, language)
    const substance = substanceOf(library, order)
    if (substance === null || substance.missing !== null) return []
    const [first] = ranked(substance, { ...order.settings, profession: null })
    return first?.id === finding ? [title] : []
  })

test.each([
  // Where nothing looked for the second thing 28 of a hundred were in English, 29 in Turkish; of 120 now seven and 32: an
  // unknown Turkish word beside what one has counts as said in passing.
  ["english", 10],
  ["turkish", 36],
] as const)(
  "what is known of two things answers nobody who asks of one of them and a third (%s)",
  (language, most) => {
    expect(wrongly(sampled(language, 3, withUnknown(language)), language).length).toBeLessThanOrEqual(most)
  },
  120_000,
)

test.each([
  // Half of them were while only the subject of a title was told from what holds its name; four and three are.
  ["english", 6],
  ["turkish", 5],
] as const)(
  "what another thing's name holds is not answered by it: eye pressure is no blood pressure (%s)",
  (language, most) => {
    expect(wrongly(sampled(language, 4, withOther(language)), language).length).toBeLessThanOrEqual(most)
  },
  120_000,
)

test.each([
  ["english", "Can I take ibuprofen with lithium?"],
  ["turkish", "ibuprofen lityumla alınır mı"],
  ["turkish", "dideral metotreksatla alınır mı"],
] as const)("a medicine beside which nothing is known is said to be missing: %s: %s", (language, title) => {
  expect(substanceOf(library, typedOrder(title, language))?.missing).not.toBeNull()
})

test.each([
  ["english", "How much paracetamol can I give my 2 year old?"],
  ["turkish", "2 yaşındaki çocuğa ne kadar parasetamol verilir?"],
] as const)("who asks how much a child gets is told no amount for adults: %s: %s", (language, title) => {
  const order = typedOrder(title, language)
  const substance = substanceOf(library, order)
  const told = substance === null ? [] : ranked(substance, { ...order.settings, profession: null })
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter(({ id }) => id === "paracetamol-max")).toEqual([])
})
