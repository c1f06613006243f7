import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { DAY_MILLIS } from "#kernel/day.ts"
import type { Language } from "#script/settings.ts"
import { dated, DatedTopic, isOffered, TopicArchive } from "./archive.ts"
import { fieldsBeside } from "./fields-beside.ts"
import { firstIn, questionsFirst } from "./order.ts"
import { Topics } from "./ports.ts"
import { Specialty } from "./specialty.ts"
import { steadyThemeKey } from "./steady-key.ts"
import type { Topic } from "./topic.ts"

/** A topic of the last days, with whose field it is of, where it was sought for a specialty: their own, or one beside it. */
export const WeekTopic = Schema.Struct({ ...DatedTopic.fields, field: Schema.NullOr(Specialty) }).annotate({
  identifier: "WeekTopic",
})
export type WeekTopic = typeof WeekTopic.Type

/** So many things to film nobody goes without: what a day does not have comes from the days before and from fields beside. */
export const enoughToFilm = 10
/** The days that are looked back on, from the newest edition. */
export const weekDays = 7
/** Topics of these days that are looked at. */
const MOST = 100

const suits = ({ specialtyRelevance }: Topic, field: Specialty): boolean =>
  specialtyRelevance.some(({ specialty }) => specialty === field)

/** Of one's own field first, however old; then what is new in fields beside it, then what was. */
const placeOf = (topic: Topic, specialty: Specialty | null): number =>
  specialty === null || suits(topic, specialty) ? 0 : topic.isActive ? 1 : 2

/**
 * What can be filmed beside the topics and the steady questions of the day, where these are fewer than ten: topics of the
 * last seven days. For a specialty, those of its field, then those of the fields beside it. Those that state a question
 * come first. No more of them than make ten, and no theme that is offered already.
 */
export const topicsOfWeek = Effect.fn("topicsOfWeek")(function* (query: {
  readonly specialty: Specialty | null
  readonly language: Language
  readonly sampleData: boolean
}) {
  const { specialty, language, sampleData } = query
  const topics = yield* Topics
  const wanted = { specialty, language, limit: enoughToFilm }
  const [edition, rising, steady] = yield* Effect.all([
    topics.latestEdition,
    topics.list(wanted),
    topics.steady(wanted),
  ])
  const missing = enoughToFilm - rising.length - steady.length
  if (edition === null || missing <= 0) return []
  const fields = specialty === null ? null : [specialty, ...fieldsBeside[specialty]]
  const found = yield* TopicArchive.use((archive) =>
    archive.suiting({
      since: DateTime.toEpochMillis(DateTime.makeUnsafe(edition.finishedAt)) - weekDays * DAY_MILLIS,
      sampleData,
      specialties: fields,
      limit: MOST,
    }),
  )
  const offered = new Set([
    ...rising.map(({ themeKey }) => themeKey),
    ...steady.map(({ key }) => steadyThemeKey(key)),
  ])
  const inOrder = found
    .filter((topic) => isOffered(topic) && !offered.has(topic.themeKey))
    .toSorted((a, b) => placeOf(a, specialty) - placeOf(b, specialty))
  return questionsFirst(firstIn(language, inOrder))
    .slice(0, missing)
    .map((topic): WeekTopic => ({
      ...dated(topic),
      field: fields?.find((field) => suits(topic, field)) ?? null,
    }))
})
