import type { TitleWords } from "#language/title-words.ts"
import { stopWords } from "#text/stop-words.ts"
import { evidence } from "./evidence.ts"

/** What a title asks with: what something does, how good it is, for whom and how one has it. */
const asking: ReadonlySet<string> = new Set(
  `
    help cause lead damage harm hurt affect improve reduce lower raise increase boost prevent treat cure fix stop start quit
    avoid ease relieve support speed slow shorten lengthen strengthen weaken build burn kill ruin destroy protect trigger
    worsen mix combine interact replace beat change turn mean count fight promote delay block cut drop crack matter happen
    drink eat swallow chew cook sip consume supplement
    bad safe dangerous harmful healthy unhealthy effective useful useless worth true real okay normal natural possible
    important necessary proven older younger old young alone regular single
    benefit risk side effect evidence science proof truth fact myth answer link connection difference reason problem trouble
    issue amount dose dosage form type brand pill tablet capsule body health adult everyone anybody person actually exactly
    finally naturally regularly daily nightly weekly expect understand explain recommend vs versus
    today tonight morning evening night-time video
    fall faster quicker sooner better longer easier
  `
    .trim()
    .split(/\s+/u),
)

const endings = /^(?:|e|s|es|ed|d|ing|ings|ness|er|ers|y|ies|ion|ions|ive|al|ful|ic)$/u
const shortestStem = 4

/** The longest beginning that two words share. */
const shared = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/** Who is asleep sleeps. */
const verbOf = (word: string): string => word.replace(/^a(?=sleep|wake)/u, "")

const isAkin = (written: string, said: string): boolean => {
  const [one, other] = [verbOf(written), verbOf(said)]
  if (evidence.isForm(one, other)) return true
  const length = shared(one, other)
  return (
    length >= Math.min(shortestStem, one.length, other.length) &&
    length >= 3 &&
    endings.test(one.slice(length)) &&
    endings.test(other.slice(length))
  )
}

const isAsking = (word: string): boolean =>
  stopWords.has(word) || [...forms(word)].some((form) => asking.has(form))

/** A word without the endings of a verb or of many: "causes", "causing", "caused". */
const forms = (word: string): ReadonlyArray<string> => [
  word,
  word.replace(/(?:ing|ed|es|s|d)$/u, ""),
  word.replace(/(?:ing|ed|es)$/u, "e"),
  word.replace(/(\p{L})\1(?:ing|ed)$/u, "$1"),
  word.replace(/s$/u, ""),
]

/** "How long does sciatica take to heal": the verb is part of the question, and no second thing. */
const endsHowLong = (words: ReadonlyArray<string>, at: number): boolean =>
  words[at - 1] === "to" && /^(?:takes?|took|long)$/u.test(words[at - 2] ?? "") && words.includes("long")

export const titleWords: TitleWords = {
  asksWith: (words, at) => isAsking(words[at] ?? "") || endsHowLong(words, at),
  isAkin,
}
