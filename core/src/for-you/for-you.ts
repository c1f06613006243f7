import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Profession } from "#account/profile.ts"
import type { Language } from "#script/settings.ts"
import { cardOf, TopicCard } from "#topic/shown.ts"
import { Specialty } from "#topic/specialty.ts"
import { steadyThemeKey } from "#topic/steady-key.ts"
import type { SteadyQuestion } from "#topic/steady-question.ts"
import type { Topic } from "#topic/topic.ts"
import { languagesOf } from "./languages-of.ts"
import { type Orderable, orderFor, type Placed, type Reader } from "./order.ts"
import { PersonalTopic } from "./personal-topic.ts"
import { type StoredReader, TopicMarks } from "./ports.ts"
import { ForYouReason } from "./reason.ts"
import { specialtiesOf } from "./specialties-of.ts"

/** Rising topics of an edition that are looked at for one person: more than the general list shows. */
export const lookedAtFor = 60

/** Topics that are put before one person at a time. */
export const mostForYou = 10

/** With fewer that state a question, topics that only name their subject fill up: what is seen at once is never less. */
const fewestForYou = 3

/** The topics of an edition as one person meets them. */
export const ForYou = Schema.Struct({
  /** Of the profile; null while it says none. */
  profession: Schema.NullOr(Profession),
  /** What topics are sorted by for them; none where neither profession nor specialty is one of ours. */
  specialties: Schema.Array(Specialty),
  /** How many scripts of theirs on topics, and how many saved topics, the order rests on. */
  written: Schema.Natural,
  saved: Schema.Natural,
  /** What concerns them, each with why, at most 10; the general list stays as it is. */
  topics: Schema.Array(Schema.Struct({ topic: TopicCard, why: Schema.Array(ForYouReason) })),
  /** Themes of this edition that they marked or wrote about. */
  own: Schema.Array(PersonalTopic),
}).annotate({ identifier: "ForYou" })
export type ForYou = typeof ForYou.Type

/** A topic with what its place for a person depends on. */
export interface Candidate extends Orderable {
  readonly card: TopicCard
}

/** What an edition has for everybody, from which each person's own is taken. */
export interface Offer {
  readonly topics: ReadonlyArray<Candidate>
  /** Themes of the steady questions. */
  readonly steady: ReadonlyArray<string>
}

export const nothingOffered: Offer = { topics: [], steady: [] }

export const offerOf = (topics: ReadonlyArray<Topic>, steady: ReadonlyArray<SteadyQuestion>): Offer => ({
  topics: topics.map((topic) => ({
    themeKey: topic.themeKey,
    language: topic.language,
    specialties: topic.specialtyRelevance.map(({ specialty }) => specialty),
    category: topic.category,
    subjects: topic.keywords,
    card: cardOf(topic),
  })),
  steady: steady.map(({ key }) => steadyThemeKey(key)),
})

/** Those that state a question, in their order; behind them names that were saved, and others as far as `wanted` has room. */
const questionsFirst = (
  placed: ReadonlyArray<Placed<Candidate>>,
  wanted: number,
): ReadonlyArray<Placed<Candidate>> => {
  const asked = placed.filter(({ topic }) => topic.card.statesQuestion)
  const named = placed.filter(({ topic }) => !topic.card.statesQuestion)
  const room = wanted - asked.length
  return [...asked, ...named.filter(({ why }, at) => at < room || why.some(({ kind }) => kind === "saved"))]
}

/** A name in their own language is nearer to somebody than a question in another: that comes behind. */
const ownLanguageFirst = (
  placed: ReadonlyArray<Placed<Candidate>>,
  [own]: Reader["languages"],
): ReadonlyArray<Placed<Candidate>> => {
  const isOwn = ({ topic }: Placed<Candidate>): boolean => topic.language === own
  const first = questionsFirst(placed.filter(isOwn), fewestForYou)
  return [
    ...first,
    ...questionsFirst(
      placed.filter((one) => !isOwn(one)),
      fewestForYou - first.length,
    ),
  ]
}

/**
 * What an edition has for one account: what concerns them, in their order, and what they have to do with its themes.
 * `language`: of the screens that they look at, where that is known better than from what is stored of them.
 */
export const forYouOf = Effect.fn("forYouOf")(function* (userId: string, offer: Offer, language?: Language) {
  const keys = [...offer.topics.map(({ themeKey }) => themeKey), ...offer.steady]
  const stored = yield* TopicMarks.use((marks) => marks.reader(userId, keys))
  const reader = readerOf({ ...stored, language: language ?? stored.language })
  const placed = orderFor(offer.topics, reader).filter(({ why }) => why.length > 0)
  const forYou: ForYou = {
    profession: stored.profession,
    specialties: reader.specialties,
    written: stored.written.length,
    saved: stored.saved.length,
    topics: ownLanguageFirst(placed, reader.languages)
      .slice(0, mostForYou)
      .map(({ topic, why }) => ({ topic: topic.card, why })),
    own: ownOf(keys, stored),
  }
  return forYou
})

const readerOf = (stored: StoredReader): Reader => ({
  languages: languagesOf(stored),
  specialties: specialtiesOf(stored),
  written: stored.written,
  saved: stored.saved,
  marks: new Map(stored.marks.map(({ themeKey, mark }) => [themeKey, mark])),
})

const ownOf = (keys: ReadonlyArray<string>, { marks, written }: StoredReader): ForYou["own"] =>
  keys.flatMap((themeKey) => {
    const mark = marks.find((one) => one.themeKey === themeKey)?.mark ?? null
    const newest = written.find((one) => one.themeKey === themeKey)
    if (mark === null && newest === undefined) return []
    const script = newest === undefined ? null : { id: newest.scriptId, writtenAt: newest.writtenAt }
    return [{ themeKey, mark, script }]
  })
