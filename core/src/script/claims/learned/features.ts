import { meaning } from "#language/meaning.ts"
import type { Language } from "#script/settings.ts"
import { type Token, tokensOf } from "./tokens.ts"

/** Features of a text as hashes, each with its weight and the first and last word it was read from. */
export interface Features {
  readonly tokens: ReadonlyArray<Token>
  readonly hashes: ReadonlyArray<number>
  readonly values: ReadonlyArray<number>
  readonly first: ReadonlyArray<number>
  readonly last: ReadonlyArray<number>
  /** How many of them, from the first on, are of the letters of words; the others are of what words mean and how they stand. */
  readonly formCount: number
}

const hashOf = (text: string, from = 0, to = text.length): number => {
  let hash = 0x811c9dc5
  for (let i = from; i < to; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

const mix = (one: number, two: number): number => {
  let hash = Math.imul(one ^ (two >>> 15), 0x85ebca6b) ^ Math.imul(two, 0xc2b2ae35)
  hash ^= hash >>> 13
  return Math.imul(hash, 0x27d4eb2f) >>> unused
}

/** Hashes have 22 bits: hardly two features share one, and a model keeps most of them in a byte. */
const unused = 10

/** Sorts of features; each weighs the same in all, however many features it has. */
const sortHash = {
  word: hashOf("word"),
  stem: hashOf("stem"),
  stems: hashOf("word2"),
  letters: hashOf("letters"),
  concept: hashOf("concept"),
  together: hashOf("pair"),
  denied: hashOf("denied"),
  asked: hashOf("asked"),
  answer: hashOf("answer"),
  final: hashOf("final"),
  frame: hashOf("frame"),
  shape: hashOf("shape"),
}
type Sort = keyof typeof sortHash

/** A word and its stem as features. */
export const formsOf = ({ word, stem }: Pick<Token, "word" | "stem">): ReadonlyArray<number> => [
  mix(sortHash.word, hashOf(word)),
  mix(sortHash.stem, hashOf(stem)),
]

/** What the models read of a plain text. */
export const featuresOf = (plain: string, language: Language): Features => {
  const tokens = tokensOf(plain, language).slice(0, longest)
  const list = new FeatureList()
  const stems = tokens.map(({ stem }) => hashOf(stem))
  tokens.forEach(({ word }, i) => {
    list.put("word", hashOf(word), i, i)
    list.put("stem", stems[i] ?? 0, i, i)
  })
  list.close(1)
  for (let i = -1; i < tokens.length; i += 1)
    list.put(
      "stems",
      mix(stems[i] ?? 7, stems[i + 1] ?? 9),
      Math.max(0, i),
      Math.min(tokens.length - 1, i + 1),
    )
  list.close(0.8)
  tokens.forEach(({ word }, i) => putLetters(list, ` ${word} `, i))
  list.close(1)
  const formCount = list.features.hashes.length
  const meant = tokens.map(({ concepts, isDenied }) =>
    isDenied ? concepts.map((each) => `${each}-`) : concepts,
  )
  putMeanings(list, meant)
  putDenied(list, tokens, stems, meant, language)
  putTurns(list, tokens, stems, meant)
  putShape(list, tokens, meant)
  putFrames(list, tokens, meant, language)
  return { tokens, ...list.features, formCount }
}

/** Words of one text that are read: more is not one claim. */
const longest = 160

class FeatureList {
  readonly features = {
    hashes: new Array<number>(),
    values: new Array<number>(),
    first: new Array<number>(),
    last: new Array<number>(),
  }
  #start = 0

  put(sort: Sort, hash: number, first: number, last: number): void {
    this.features.hashes.push(mix(sortHash[sort], hash))
    this.features.first.push(first)
    this.features.last.push(last)
  }

  /** Ends a sort, whose features share a weight. */
  close(weight: number): void {
    const { hashes, values } = this.features
    const each = weight / Math.sqrt(Math.max(1, hashes.length - this.#start))
    while (values.length < hashes.length) values.push(each)
    this.#start = hashes.length
  }
}

const putLetters = (list: FeatureList, word: string, at: number) => {
  for (let length = 3; length <= 5; length += 1)
    for (let from = 0; from + length <= word.length; from += 1)
      list.put("letters", hashOf(word, from, from + length), at, at)
}

type Meanings = ReadonlyArray<ReadonlyArray<string>>

/** What the words mean: alone, and two of them anywhere together. */
const putMeanings = (list: FeatureList, meant: Meanings) => {
  const known = meant.flatMap((each, i) =>
    each.length === 0 ? [] : [{ hashes: each.map((name) => hashOf(name)), i }],
  )
  for (const { hashes, i } of known) for (const hash of hashes) list.put("concept", hash, i, i)
  list.close(1)
  const seen = new Map<number, number>()
  for (const { hashes, i } of known) for (const hash of hashes) if (!seen.has(hash)) seen.set(hash, i)
  const all = [...seen].toSorted(([one], [two]) => one - two)
  all.forEach(([one, i], k) => {
    for (const [two, j] of all.slice(k + 1))
      list.put("together", mix(one, two), Math.min(i, j), Math.max(i, j))
  })
  list.close(1)
}

/** How many words a negation reaches, up to a mark. */
const reach = 4

const putDenied = (
  list: FeatureList,
  tokens: ReadonlyArray<Token>,
  stems: ReadonlyArray<number>,
  meant: Meanings,
  language: Language,
) => {
  const step = meaning[language].deniedSide
  tokens.forEach(({ isDenied }, i) => {
    if (!isDenied && !meant[i]?.includes("negation")) return
    for (let d = 1; d <= reach; d += 1) {
      const j = i + d * step
      const word = tokens[j]?.word
      if (word === undefined || /^[?!:;]$/u.test(word)) return
      list.put("denied", mix(stems[j] ?? 0, 3), Math.min(i, j), Math.max(i, j))
      for (const name of meant[j] ?? []) list.put("denied", hashOf(name), Math.min(i, j), Math.max(i, j))
    }
  })
  list.close(0.8)
}

/** Words after a question that tell whether it is answered with no. */
const answering = 3

/** What is asked, how it is answered, and what the last word on it is, in a text of several sentences. */
const putTurns = (
  list: FeatureList,
  tokens: ReadonlyArray<Token>,
  stems: ReadonlyArray<number>,
  meant: Meanings,
) => {
  const ends = tokens.flatMap(({ word }, i) => (/^[.?!]$/u.test(word) ? [i] : []))
  const starts = [0, ...ends.map((end) => end + 1).filter((start) => start < tokens.length)]
  const lastStart = starts.at(-1) ?? 0
  if (lastStart > 0)
    for (let i = lastStart; i < tokens.length; i += 1)
      for (const name of meant[i] ?? []) list.put("final", hashOf(name), i, i)
  starts.forEach((start, k) => {
    const end = ends[k]
    if (end === undefined || tokens[end]?.word !== "?") return
    for (let i = start; i < end; i += 1)
      for (const name of meant[i] ?? []) list.put("asked", hashOf(name), i, i)
    for (let i = end + 1; i <= end + answering && i < tokens.length; i += 1) {
      list.put("answer", stems[i] ?? 0, i, i)
      for (const name of meant[i] ?? []) list.put("answer", hashOf(name), i, i)
    }
  })
  list.close(0.8)
}

/** How it is said: as a question, with numbers, denied, how long, and what it begins and ends with. */
const putShape = (list: FeatureList, tokens: ReadonlyArray<Token>, meant: Meanings) => {
  const last = tokens.length - 1
  const has = (mark: string) => tokens.some(({ word }) => word === mark)
  const denials =
    meant.filter((each) => each.includes("negation")).length +
    tokens.filter(({ isDenied }) => isDenied).length
  const shapes = [
    `length${Math.min(8, Math.floor(tokens.length / 5))}`,
    `opens:${meant[0]?.[0] ?? "-"}`,
    `opens2:${meant[0]?.[0] ?? "-"}:${meant[1]?.[0] ?? "-"}`,
    `closes:${meant[last]?.[0] ?? "-"}`,
    `asks${has("?")}`,
    `asksLast${tokens[last]?.word === "?"}`,
    `shouts${has("!")}`,
    `quotes${has('"')}`,
    `denies${Math.min(3, denials)}`,
    `numbers${Math.min(4, meant.filter((each) => each.some((name) => name.startsWith("number"))).length)}`,
  ]
  for (const shape of shapes) list.put("shape", hashOf(shape), 0, Math.max(0, last))
  list.close(0.6)
}

/** Words of a frame. */
const frameLengths = [2, 3]

/**
 * How a sentence is built, whatever it speaks of: its small words as they are, the others by what they mean or by how
 * they end, two and three running. "you won't need your tablets" and "you won't need your stick" have one frame.
 */
const putFrames = (list: FeatureList, tokens: ReadonlyArray<Token>, meant: Meanings, language: Language) => {
  const bones = tokens.map(({ word, isSmall }, i) => {
    if (isSmall || marks.test(word)) return hashOf(word)
    const [concept] = meant[i] ?? []
    return concept === undefined ? hashOf(`*${meaning[language].endingOf(word)}`) : hashOf(`<${concept}>`)
  })
  const all = [edge.start, ...bones, edge.end]
  for (const length of frameLengths) {
    for (let i = 0; i + length <= all.length; i += 1) {
      let frame = length
      for (let j = i; j < i + length; j += 1) frame = mix(frame, all[j] ?? 0)
      list.put("frame", frame, Math.max(0, i - 1), Math.max(0, Math.min(tokens.length - 1, i + length - 2)))
    }
    list.close(0.9)
  }
}

const marks = /^[?!%£$€":;.]$/u

const edge = { start: hashOf("^"), end: hashOf("$") }
