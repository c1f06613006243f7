import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { ForumSource } from "#collection/source-ports.ts"
import { expect, test } from "vitest"
import { MemoryDatabaseLive } from "#testing/memory-database.ts"
import type { Action } from "./action.ts"
import { AdminActions } from "./ports.ts"
import { addSource, changeSource, healthOf, shownSource, type Source, Sources } from "./sources.ts"

const zinc: Source = {
  id: "1",
  source: "reddit",
  name: "Supplements",
  title: null,
  isActive: true,
  postLimit: 50,
  createdAt: "2026-11-01T00:00:00.000Z",
  last: null,
  standing: null,
}

const by = { by: "admin-1", why: "Too much noise" }

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Runs on two sources and gives what came of it, the sources after it and what was recorded. */
const run = <A, E>(
  work: Effect.Effect<A, E, Sources | AdminActions | Layer.Success<typeof MemoryDatabaseLive>>,
) => {
  const held = new Map<string, Source>([
    ["1", zinc],
    ["2", { ...zinc, id: "2", name: "nutrition" }],
  ])
  const recorded: Array<Action> = []
  const taken = (source: string, name: string, id: string | null) =>
    [...held.values()].some((one) => one.id !== id && one.source === source && sameName(one.name, name))
  const sources = Layer.succeed(Sources, {
    all: Effect.sync(() => [...held.values()]),
    byId: (id) => Effect.sync(() => held.get(id) ?? null),
    add: (wanted) =>
      Effect.sync(() => {
        if (taken(wanted.source, wanted.name, null)) return null
        if (wanted.title !== null && [...held.values()].some(({ title }) => title === wanted.title))
          return null
        const added = { ...zinc, ...wanted, id: `${held.size + 1}` }
        held.set(added.id, added)
        return added
      }),
    change: (id, to) =>
      Effect.sync(() => {
        const before = held.get(id) ?? zinc
        if (taken(before.source, to.name, id)) return "taken"
        held.set(id, { ...before, ...to })
        return "done"
      }),
  })
  const actions = Layer.succeed(AdminActions, {
    record: (action) => Effect.sync(() => void recorded.push(action)),
    list: () => Effect.succeed([]),
  })
  return Effect.runPromise(
    Effect.result(work).pipe(
      Effect.map((outcome) => ({ outcome, held, recorded })),
      Effect.provide([sources, actions, MemoryDatabaseLive]),
    ),
  )
}

test("a change of a source is stored with who, why, and what was before and is after", async () => {
  const { held, recorded } = await run(changeSource("1", { isActive: false, postLimit: 10 }, by))
  expect(held.get("1")).toMatchObject({ name: "Supplements", isActive: false, postLimit: 10 })
  expect(recorded).toEqual([
    {
      ...by,
      action: "source_set",
      subject: "source Supplements",
      before: { name: "Supplements", title: null, isActive: true, postLimit: 50 },
      after: { name: "Supplements", title: null, isActive: false, postLimit: 10 },
    },
  ])
})

test("what is so already is no action", async () => {
  const { recorded } = await run(changeSource("1", { isActive: true }, by))
  expect(recorded).toEqual([])
})

test("two sources never have one name, however it is written", async () => {
  const added = await run(addSource({ name: "NUTRITION" }, by))
  expect(added.outcome).toMatchObject({ failure: { _tag: "SourceNameTaken", name: "NUTRITION" } })
  const renamed = await run(changeSource("1", { name: "Nutrition" }, by))
  expect(renamed.outcome).toMatchObject({ failure: { _tag: "SourceNameTaken" } })
  expect([...added.recorded, ...renamed.recorded]).toEqual([])
})

test("one name at two kinds of source is two sources, and each has to be written as its own kind writes it", async () => {
  const { outcome, recorded } = await run(addSource({ source: "lemmy", name: "nutrition@lemmy.example" }, by))
  expect(outcome).toMatchObject({
    success: { source: "lemmy", name: "nutrition@lemmy.example", title: null },
  })
  expect(recorded).toMatchObject([{ subject: "source lemmy:nutrition@lemmy.example" }])
  expect((await run(addSource({ source: "upload", name: "nutrition" }, by))).outcome._tag).toBe("Success")
})

test.each([
  [{ name: "r/nutrition" }, "name"],
  [{ source: "lemmy", name: "nutrition" }, "name"],
  [{ source: "feed", name: "http://news.example/feed" }, "name"],
  [{ source: "feed", name: "https://news.example/feed", title: "x" }, "title"],
  [{ source: "stackexchange", name: "Fitness/protein" }, "name"],
  [{ source: "upload", name: "x" }, "name"],
  [{ name: "nutrition_two", title: "Nutrition" }, "title"],
] as const)("%o is refused for its %s", async (wanted, field) => {
  const { outcome, recorded } = await run(addSource(wanted, by))
  expect(outcome).toMatchObject({ failure: { _tag: "SourceNameUnfit", field } })
  expect(recorded).toEqual([])
})

test("a feed that nobody gave a title is called by its host", async () => {
  const { outcome } = await run(addSource({ source: "feed", name: "https://news.example/feed" }, by))
  expect(outcome).toMatchObject({ success: { title: "news.example" } })
})

test("a second feed of a host is called by its path too, and one address is added once", async () => {
  const add = (name: string) => addSource({ source: "feed", name }, by)
  const { outcome, recorded } = await run(
    Effect.andThen(add("https://news.example/health"), add("https://news.example/sport/")),
  )
  expect(outcome).toMatchObject({ success: { title: "news.example/sport" } })
  expect(recorded).toMatchObject([
    { subject: "source feed:news.example" },
    { subject: "source feed:news.example/sport" },
  ])
  const again = await run(
    Effect.andThen(add("https://news.example/health"), add("https://news.example/health")),
  )
  expect(again.outcome).toMatchObject({ failure: { _tag: "SourceNameTaken" } })
})

test("a source that is not there is not changed", async () => {
  const { outcome } = await run(changeSource("9", { isActive: false }, by))
  expect(outcome).toMatchObject({ failure: { _tag: "SourceUnknown", id: "9" } })
})

test("a source is asked for 50 posts a day unless said otherwise", async () => {
  const { held } = await run(addSource({ name: "pharmacy" }, by))
  expect(held.get("3")).toMatchObject({ name: "pharmacy", postLimit: 50, isActive: true })
})

const reading = { at: "2026-11-20T09:00:00.000Z", postsCollected: 5, errorMessage: null }

test.each([
  ["unread", null],
  ["fine", { ...reading, success: true, duration: 900 }],
  ["slow", { ...reading, success: true, duration: 25_000 }],
  ["failing", { ...reading, success: false, duration: 900 }],
] as const)("a source whose last reading went so is %s", (health, last) => {
  expect(healthOf({ source: "reddit", last }, [{ kind: "recorded" }])).toBe(health)
  expect(healthOf({ source: "lemmy", last }, [{ kind: "recorded" }, { kind: "feed" }])).toBe("unasked")
})

const failing: Source = {
  ...zinc,
  last: { ...reading, success: false, duration: 900, errorMessage: "It is closed." },
  standing: {
    lastOkAt: "2026-11-18T09:00:00.000Z",
    failingSince: "2026-11-19T09:00:00.000Z",
    failures: 5,
    restsUntil: "2026-11-20T13:10:00.000Z",
  },
}

test.each([
  ["rests", failing, "2026-11-20T10:00:00Z", "2026-11-20T15:00:00.000Z"],
  ["has rested", failing, "2026-11-20T16:00:00Z", "2026-11-20T17:00:00.000Z"],
  ["is off", { ...failing, isActive: false }, "2026-11-20T10:00:00Z", null],
  ["answers", zinc, "2026-11-20T10:00:00Z", null],
])("when a source that %s is asked again", async (_, source, now, nextTryAt) => {
  const reader = {
    kind: "reddit" as const,
    name: "reddit",
    sampleDate: null,
    posts: () => Effect.succeed([]),
    gone: () => Effect.succeed([]),
  }
  const shown = await Effect.runPromise(
    Effect.andThen(TestClock.setTime(Date.parse(now)), shownSource(source)).pipe(
      Effect.provide(Layer.succeed(ForumSource, { name: "reddit", sampleDate: null, readers: [reader] })),
      Effect.provide(TestClock.layer()),
    ),
  )
  expect(shown.nextTryAt).toBe(nextTryAt)
})
