import * as Clock from "effect/Clock"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import { atomically } from "#kernel/atomically.ts"
import { Ids } from "#kernel/ids.ts"
import { labelTopics } from "#labelling/label-topics.ts"
import { type Analysed, Analysis } from "#topic/analysis.ts"
import type { DroppedTopic } from "#topic/choice.ts"
import {
  AlreadyCollected,
  type CollectionEntry,
  CollectionLog,
  CollectionProgress,
  type CollectionStage,
  type Edition,
  Editions,
} from "#topic/ports.ts"
import { EditionWithheld, NothingCollected, type Shortfall } from "#topic/rejections.ts"
import { notOfferedOf } from "#topic/report.ts"
import type { Topic } from "#topic/topic.ts"
import { shortfallsOf } from "./floor.ts"
import { DAYS } from "./gather.ts"
import { purgeOld } from "./purge.ts"
import { WithheldEditions } from "./withheld.ts"

/** What an edition is made of. `dueOn`: the day of the schedule that it fulfils. */
export interface Subject {
  readonly source: string
  /** What the posts are held under that it is made of. */
  readonly sources: ReadonlyArray<string>
  readonly sampleDate: string | null
  readonly asOf: string
  readonly dueOn: string | null
}

/** What came of reading: of the communities asked so many answered today; `entries` are those of this run. */
export interface Gathered {
  readonly asked: number
  readonly answered: number
  readonly entries: ReadonlyArray<CollectionEntry>
}

type OnStage = (stage: CollectionStage) => Effect.Effect<void>

/** Gathers, finds the topics and publishes them, or keeps them back; one at a time for all processes. */
export const collectAlone = <E, R>(
  subject: Subject,
  onStage: OnStage,
  gather: (onStage: OnStage) => Effect.Effect<Gathered, E, R>,
) =>
  Effect.gen(function* () {
    const editions = yield* Editions
    const progress = yield* CollectionProgress
    yield* progress.report(null)
    // Communities are read side by side; what is reported last must be what happened last.
    const inTurn = yield* Semaphore.make(1)
    const tell: OnStage = (stage) =>
      Effect.andThen(onStage(stage), progress.report(stage)).pipe(Semaphore.withPermit(inTurn))
    const { source, dueOn } = subject
    if (dueOn !== null && (yield* editions.fulfils(source, dueOn))) {
      return yield* new AlreadyCollected({ day: dueOn })
    }
    yield* purgeOld()
    const gathered = yield* gather(tell)
    const found = gathered.entries.some(({ success }) => success)
      ? yield* (yield* Analysis).of({
          source,
          sources: subject.sources,
          asOf: subject.asOf,
          days: DAYS,
          onStage: tell,
        })
      : null
    if (found === null || found.postsAnalysed === 0) {
      yield* log(subject, gathered.entries, { topics: [], edition: null, outcome: "nothing collected" })
      const reasons = gathered.entries.flatMap(({ errorMessage }) => errorMessage ?? []).slice(0, 5)
      return yield* new NothingCollected({ source, reasons })
    }
    return yield* conclude(subject, tell, gathered, found)
  }).pipe((work) => Effect.flatMap(Editions, (editions) => editions.alone(work)))

const conclude = Effect.fn("concludeCollection")(function* (
  subject: Subject,
  onStage: OnStage,
  { asked, answered, entries }: Gathered,
  found: Analysed,
) {
  const { source, sampleDate, asOf, dueOn } = subject
  const editions = yield* Editions
  const finishedAt = DateTime.formatIso(yield* DateTime.now)
  const { topics: counted, doubled } = topicsOf(subject, finishedAt, found.topics)
  const { topics: lasting, doubled: askedTwice } = topicsOf(subject, finishedAt, found.steadyTopics)
  yield* onStage({ _tag: "Publishing", topics: counted.length })
  const edition: Edition = {
    id: yield* (yield* Ids).next,
    asOf,
    finishedAt,
    source,
    sampleDate,
    postsToday: found.postsToday,
    postsAnalysed: found.postsAnalysed,
    communities: answered,
    topics: counted.length,
    notRead: found.notRead,
    steady: found.steady.flatMap((question, at) => {
      const key = found.steadyTopics[at]?.themeKey
      const topic = lasting.find(({ themeKey }) => themeKey === key)
      return topic === undefined ? [] : [{ ...question, id: topic.id }]
    }),
  }
  const notOffered = notOfferedOf([...found.dropped, ...doubled, ...askedTwice])
  const made = { id: edition.id, leftOut: found.leftOut, notOffered }
  const shortfalls = shortfallsOf(
    { asked, answered, posts: found.postsAnalysed, topics: counted.length },
    yield* editions.yardstick(sampleDate !== null),
  )
  if (shortfalls.length > 0) {
    const keep = WithheldEditions.use((withheld) =>
      withheld.keep({ edition, dueOn, shortfalls }, [...counted, ...lasting]),
    )
    yield* atomically(
      Effect.andThen(
        keep,
        log(subject, entries, { topics: [], edition: made, outcome: `kept back: ${reasonOf(shortfalls)}` }),
      ),
    )
    return yield* new EditionWithheld({ editionId: edition.id, shortfalls })
  }
  const topics = yield* labelTopics(counted, found.material)
  yield* atomically(
    Effect.andThen(
      editions.publish(edition, dueOn, [...topics, ...lasting]),
      log(subject, entries, { topics, edition: made, outcome: "published" }),
    ),
  )
  return edition
})

/** The topics of an edition, and those that it goes without: two of one address would stop the whole edition. */
const topicsOf = (
  { source, sampleDate, asOf }: Subject,
  finishedAt: string,
  drafts: Analysed["topics"],
): { readonly topics: ReadonlyArray<Topic>; readonly doubled: ReadonlyArray<DroppedTopic> } => {
  const all = drafts.map((draft): Topic => ({
    ...draft,
    id: topicId(source, asOf, draft.themeKey),
    isActive: true,
    sampleDate,
    createdAt: finishedAt,
    updatedAt: finishedAt,
  }))
  const isFirst = ({ id }: Topic, at: number) => all.findIndex((other) => other.id === id) === at
  return {
    topics: all.filter(isFirst),
    doubled: all
      .filter((topic, at) => !isFirst(topic, at))
      .map(({ title }) => ({ name: title, reason: "duplicate" })),
  }
}

/** "9 of at least 10 communities, 300 of at least 2000 posts". */
export const reasonOf = (shortfalls: ReadonlyArray<Shortfall>): string =>
  shortfalls.map(({ measure, found, needed }) => `${found} of at least ${needed} ${measure}`).join(", ")

/** How a collection ended. */
interface Logged extends Pick<
  Parameters<(typeof CollectionLog)["Service"]["record"]>[0],
  "edition" | "outcome"
> {
  readonly topics: ReadonlyArray<Topic>
}

const log = Effect.fn("logCollection")(function* (
  { source }: Subject,
  entries: ReadonlyArray<CollectionEntry>,
  { topics, edition, outcome }: Logged,
) {
  yield* (yield* CollectionLog).record({
    sessionId: yield* (yield* Ids).next,
    source,
    at: yield* Clock.currentTimeMillis,
    outcome,
    edition,
    entries: entries.map((entry) => ({
      ...entry,
      themesGenerated: topics.filter(({ subredditSources }) => subredditSources.includes(entry.community))
        .length,
    })),
  })
})

/** The same theme of the same day and source keeps its address when the day is collected again. At most 100 characters. */
const topicId = (source: string, asOf: string, themeKey: string) =>
  [asOf.slice(0, 10), themeKey.slice(0, 60), source === "recorded" ? "" : source.replace(/[^a-z0-9]+/gi, "-")]
    .filter((part) => part !== "")
    .join("-")
    .slice(0, 100)
    .toLowerCase()
