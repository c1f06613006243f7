import type {
  EditionStatus,
  ExampleScript as ShownExample,
  ProductFacts,
} from "@rounds/core/contract/public.ts"
import {
  readEdition,
  readExampleScript,
  readProduct,
  readStats,
  readTrending,
} from "@rounds/core/contract/public.ts"
import { languages } from "@rounds/core/language/names.ts"
import { PublicRecords } from "@rounds/core/insight/ports.ts"
import { publicFigures } from "@rounds/core/insight/public-figures.ts"
import { type ExampleScript, exampleScript } from "@rounds/core/script/example-script.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { type Edition, Topics } from "@rounds/core/topic/ports.ts"
import { isLate, nextCollection } from "@rounds/core/collection/schedule.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { Request } from "express"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"
import { remembered } from "./remembered.ts"
import type { TopicLists } from "./topic-lists.ts"

/** How long the figures may be behind what they count. */
const STATS_MS = 60_000

/** How long the example may be behind the evidence library; a new edition has a new one at once. */
const EXAMPLE_MS = 3_600_000

/** Topics that the example is looked for in. */
const TOPICS = 10

/** What a visitor sees before signing in. */
export const mountPublic = (
  host: Host<Ports>,
  lists: TopicLists,
  factsFor: (request: Request) => ProductFacts,
): void => {
  const stats = remembered(STATS_MS, (edition: Edition | null) =>
    Effect.map(
      PublicRecords.use((records) => records.read(edition !== null && edition.sampleDate !== null)),
      (records) =>
        // A recording may bring communities along: its edition says how many there are.
        edition !== null && edition.sampleDate !== null
          ? publicFigures({ ...records, activeCommunities: edition.communities }, edition.sampleDate)
          : publicFigures(records, null),
    ),
  )
  const example = remembered(EXAMPLE_MS, (edition: Edition | null) =>
    Effect.gen(function* () {
      if (edition === null) return new Map<Language, { readonly example: null }>()
      const answers = yield* Effect.forEach(languages, (reader) =>
        Effect.map(exampleFor(reader), (example) => [reader, { example }] as const),
      )
      return new Map(answers)
    }),
  )
  const statuses = new Map<string, EditionStatus>()

  mount(host, readTrending, ({ language }) => lists.list(null, language))
  mount(host, readProduct, ({ request }) => Effect.sync(() => factsFor(request)))
  mount(host, readStats, () => Effect.flatMap(lists.edition, stats))
  mount(host, readExampleScript, ({ language }) =>
    Effect.map(
      Effect.flatMap(lists.edition, example),
      (answers) => answers.get(language) ?? { example: null },
    ),
  )
  mount(host, readEdition, () =>
    Effect.gen(function* () {
      const status = editionStatus(yield* lists.edition, yield* DateTime.now)
      const key = `${status.last?.id ?? ""} ${status.nextAt} ${status.late}`
      const known = statuses.get(key) ?? status
      statuses.clear()
      statuses.set(key, known)
      return known
    }),
  )
}

/** On a topic that the reader meets among the first, in their language. */
const exampleFor = Effect.fnUntraced(function* (reader: Language) {
  const wanted = { specialty: null, limit: TOPICS, language: reader }
  const topics = yield* Topics.use((port) => port.list(wanted))
  // A writer that refuses leaves the page without an example; the page says so.
  const made = yield* exampleScript(topics, reader).pipe(Effect.catch(() => Effect.succeed(null)))
  return made === null ? null : shownExample(made, reader)
})

const editionStatus = (last: Edition | null, now: DateTime.Utc): EditionStatus => ({
  last,
  nextAt: DateTime.formatIso(nextCollection(now)),
  // Sample data stand for their own day and are not collected daily.
  late: last !== null && last.sampleDate === null && isLate(DateTime.makeUnsafe(last.finishedAt), now),
})

/** A script with its marks, as visitors see it who read this language. */
export const shownExample = (
  { script, topicLanguage, pointsFor }: ExampleScript,
  reader: Language,
): ShownExample => ({
  topicTitle: script.topicTitle,
  topicLanguage,
  language: script.language,
  scriptFormat: script.scriptFormat,
  duration: script.duration,
  beats: script.beats,
  words: script.words,
  spokenSeconds: script.spokenSeconds,
  wordsPerMinute: script.wordsPerMinute,
  sources: script.sources,
  hashtags: script.hashtags,
  postingTime: script.optimizationTips.postingTime,
  sampleDate: script.sampleDate,
  points: pointsFor(reader),
})
