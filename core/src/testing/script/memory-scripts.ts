import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import {
  type BackendCall,
  BackendUsage,
  GenerationKeys,
  type KnownKey,
  type ScriptFilters,
  Scripts,
  SourceTexts,
  type StoredScript,
} from "#script/ports.ts"
import type { TopicUsage } from "#insight/topic-usage.ts"
import { MemoryTopicUsage } from "#testing/insight/memory-topic-usage.ts"
import { MemoryDatabase } from "#testing/memory-database.ts"

/** Everything writing a script keeps, in memory; rolls back with the surrounding transaction. */
export const MemoryScripts: Layer.Layer<
  Scripts | GenerationKeys | BackendUsage | SourceTexts | TopicUsage,
  never,
  MemoryDatabase
> = Layer.mergeAll(
  MemoryTopicUsage,
  Layer.effect(
    Scripts,
    Effect.map(MemoryDatabase, ({ cell }) =>
      scriptsIn(cell<ReadonlyArray<StoredScript>>([]), cell<ReadonlyArray<StoredScript>>([])),
    ),
  ),
  Layer.effect(
    GenerationKeys,
    Effect.map(MemoryDatabase, ({ cell }) => {
      const keys = cell<ReadonlyMap<string, KnownKey & { readonly request: string }>>(new Map())
      const put = (known: KnownKey & { readonly request: string }) =>
        keys.set(new Map([...keys.get(), [known.reservationId, known]]))
      return {
        claim: ({ userId, key, request, at }) =>
          Effect.sync(() => {
            const reservationId = `${userId}/${key}`
            const known = keys.get().get(reservationId)
            if (known !== undefined && known.request !== request) return known
            put({ reservationId, request, claimedAt: at, releasedAt: null })
            return { request, reservationId }
          }),
        find: ({ userId, key }) => Effect.sync(() => keys.get().get(`${userId}/${key}`) ?? null),
        release: (reservationId, at) =>
          Effect.sync(() => {
            const known = keys.get().get(reservationId)
            if (known !== undefined) put({ ...known, releasedAt: at })
          }),
      }
    }),
  ),
  Layer.effect(
    BackendUsage,
    Effect.map(MemoryDatabase, ({ cell }) => {
      const calls = cell<ReadonlyArray<BackendCall>>([])
      return { record: (call) => Effect.sync(() => calls.set([...calls.get(), call])) }
    }),
  ),
  Layer.succeed(SourceTexts, {
    of: ({ redditQuotes }) => Effect.succeed(redditQuotes.map(({ url }) => url)),
  }),
)

interface Rows {
  readonly get: () => ReadonlyArray<StoredScript>
  readonly set: (value: ReadonlyArray<StoredScript>) => void
}

const scriptsIn = (rows: Rows, removed: Rows): (typeof Scripts)["Service"] => ({
  byReservation: (userId, id) =>
    Effect.sync(
      () =>
        rows.get().find(({ script, reservationId }) => script.userId === userId && reservationId === id)
          ?.script ?? null,
    ),
  insert: (stored) =>
    Effect.suspend(() => {
      const isTaken = rows.get().some(({ reservationId }) => reservationId === stored.reservationId)
      if (isTaken) return Effect.die(new Error("a second script for one reservation"))
      rows.set([...rows.get(), stored])
      return Effect.void
    }),
  byId: (userId, id) =>
    Effect.sync(
      () => rows.get().find(({ script }) => script.userId === userId && script.id === id)?.script ?? null,
    ),
  keepReading: (read) =>
    Effect.sync(() => {
      const isStill = ({ script }: StoredScript) => script.id === read.id && script.version === read.version
      const isKept = rows.get().some(isStill)
      rows.set(rows.get().map((row) => (isStill(row) ? { ...row, script: read } : row)))
      return isKept
    }),
  remove: (userId, id) =>
    Effect.sync(() => {
      const isOwn = ({ script }: StoredScript) => script.userId === userId && script.id === id
      const gone = rows.get().filter(isOwn)
      rows.set(rows.get().filter((row) => !isOwn(row)))
      removed.set([...removed.get(), ...gone])
      return gone.length > 0
    }),
  hasAny: (userId) =>
    Effect.sync(() => [...rows.get(), ...removed.get()].some(({ script }) => script.userId === userId)),
  isRemoved: (userId, id) =>
    Effect.sync(() =>
      removed.get().some(({ script, reservationId }) => script.userId === userId && reservationId === id),
    ),
  // Nobody checks a script in this memory.
  voiceOf: () => Effect.succeed([]),
  countOf: ({ userId, topicId, topicTitle, settings }) =>
    Effect.sync(
      () =>
        rows
          .get()
          .filter(
            ({ script }) =>
              script.userId === userId &&
              script.topicId === topicId &&
              (topicId !== null || script.topicTitle === topicTitle) &&
              script.language === settings.language &&
              script.scriptFormat === settings.scriptFormat &&
              script.contentTone === settings.contentTone &&
              script.targetPlatform === settings.targetPlatform &&
              script.duration === settings.duration,
          ).length,
    ),
  list: ({ userId, filters, cursor, limit }) =>
    Effect.sync(() => {
      const own = rows
        .get()
        .map(({ script }) => script)
        .filter((script) => script.userId === userId && matches(script, filters))
        .toSorted((a, b) => (`${a.createdAt}${a.id}` < `${b.createdAt}${b.id}` ? 1 : -1))
      const from = cursor === null ? 0 : own.findIndex(({ id }) => id === cursor) + 1
      const scripts = own.slice(from, from + limit)
      return {
        scripts,
        unreadable: 0,
        nextCursor: own.length > from + limit ? (scripts.at(-1)?.id ?? null) : null,
      }
    }),
  medianSeconds7d: Effect.succeed(null),
})

const matches = (
  script: StoredScript["script"],
  { targetPlatform, language, duration, text }: ScriptFilters,
): boolean =>
  (targetPlatform === null || script.targetPlatform === targetPlatform) &&
  (language === null || script.language === language) &&
  (duration === null || script.duration === duration) &&
  (text === null || `${script.topicTitle} ${script.scriptContent}`.toLowerCase().includes(text.toLowerCase()))
