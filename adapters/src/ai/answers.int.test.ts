import { readdirSync, readFileSync } from "node:fs"
import { ScriptWriter, SourceTexts } from "@rounds/core/script/ports.ts"
import type { Script } from "@rounds/core/script/script.ts"
import type { ScriptSettings } from "@rounds/core/script/settings.ts"
import { writeScript } from "@rounds/core/script/write.ts"
import { MemoryKernel } from "@rounds/core/testing/memory-kernel.ts"
import { MemoryUsageQuery } from "@rounds/core/testing/memory-usage-query.ts"
import { defaultSettings, exampleTopic } from "@rounds/core/testing/script/example-topics.ts"
import { MemoryScripts } from "@rounds/core/testing/script/memory-scripts.ts"
import { books, request, run } from "@rounds/core/testing/script/writing-harness.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { afterAll, describe, expect, test } from "vitest"
import { readLibrary } from "#evidence/recorded.ts"
import { fakeEndpoint } from "./fake-endpoint.ts"
import { OpenAiScriptWriter } from "./writer.ts"

interface Sentence {
  readonly text: string
  readonly findings: ReadonlyArray<string>
}

interface Answered {
  readonly beats: ReadonlyArray<{ readonly name: string; readonly said: ReadonlyArray<Sentence> }>
}

/** A whole answer and what it answers. */
interface Base {
  readonly order: Partial<ScriptSettings> & {
    readonly title: string
    readonly keywords: ReadonlyArray<string>
  }
  readonly answer: Answered
}

/** What is changed in a whole answer: a sentence of a beat, a field of it, or a field of all. */
interface Change {
  readonly beat?: number
  /** The sentence it takes the place of; left out, it is said as well, last in its beat. */
  readonly instead?: number
  readonly text?: string
  readonly findings?: ReadonlyArray<string>
  readonly field?: string
  readonly value?: unknown
}

/** One recorded answer with what it must become. */
interface Recorded {
  readonly what: string
  readonly base: string
  readonly changes?: ReadonlyArray<Change>
  /** The answer as it came, where it was no such JSON; `{}` stands for the whole one. */
  readonly raw?: string
  readonly finish?: "stop" | "length" | "content_filter"
  readonly becomes: {
    readonly outcome: "stored" | "refused"
    readonly reason?: string
    readonly calls: number
    /** Words that must be nowhere in what is stored. */
    readonly without?: ReadonlyArray<string>
    /** Words that must be spoken. */
    readonly says?: ReadonlyArray<string>
    /** The sentences that are the speaker's own; none when left out. */
    readonly own?: ReadonlyArray<string>
    /** Marks of the support check; none when left out. */
    readonly marks?: ReadonlyArray<string>
    readonly hashtags?: ReadonlyArray<string>
    /** What is kept of the title that is proposed; null for none. */
    readonly title?: string | null
    /** What is kept of the caption that is proposed, sentence by sentence. */
    readonly caption?: ReadonlyArray<string>
    /** What the second call is told. */
    readonly told?: string
  }
}

const folder = new URL("../../../fixtures/ai/answers/", import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), "utf8"))
// Our own fixtures, written in this shape.
const baseOf = (name: string) => read(`${name}.base.json`) as Base
const recorded = readdirSync(folder)
  .filter((name) => name.endsWith(".answers.json"))
  .toSorted()
  .flatMap((name) =>
    (read(name) as ReadonlyArray<Recorded>).map(
      (one) => [name.replace(".answers.json", ""), one.what, one] as const,
    ),
  )

const endpoint = await fakeEndpoint()
afterAll(endpoint.stop)
const library = readLibrary()

const storage = Layer.mergeAll(
  MemoryScripts,
  MemoryUsageQuery,
  Layer.succeed(SourceTexts, {
    of: () => Effect.succeed(["my knee clicks whenever I walk down the stairs and it worries me"]),
  }),
).pipe(Layer.provideMerge(MemoryKernel))

const Writer = OpenAiScriptWriter({
  baseUrl: endpoint.url,
  apiKey: Redacted.make("sk-test"),
  model: "model-x",
  price: { input: 2, output: 8 },
})

const changed = (answer: Answered, changes: ReadonlyArray<Change>): unknown =>
  changes.reduce<Answered>((before, { beat, instead, text, findings = [], field, value }) => {
    if (beat === undefined) return { ...before, [field ?? ""]: value }
    return {
      ...before,
      beats: before.beats.map((one, index) => {
        if (index !== beat) return one
        if (text === undefined) return { ...one, [field ?? ""]: value }
        const said =
          instead === undefined
            ? [...one.said, { text, findings }]
            : one.said.map((sentence, at) => (at === instead ? { text, findings } : sentence))
        return { ...one, said }
      }),
    }
  }, answer)

/** What the endpoint is given to answer, from first to last the same. */
const contentOf = ({ base, changes = [], raw }: Recorded): string => {
  const whole = JSON.stringify(changed(baseOf(base).answer, changes))
  return raw === undefined ? whole : raw.replace("{}", () => whole)
}

const topicOf = ({ title, keywords, language = "english" }: Base["order"]) =>
  exampleTopic({
    id: "2026-11-20-recorded",
    title,
    keywords,
    scriptAngles: [],
    redditQuotes: [],
    description: title,
    language,
  })

const supportMarks = ({ claims }: Script) =>
  claims.flatMap(({ rule }) => (/^S\d/.test(rule) ? [rule] : [])).toSorted()

/** What a stored script shows of what it must become. */
const storedAs = (
  script: Script,
  { becomes: { says = [], without = [], hashtags, title, caption } }: Recorded,
) => ({
  outcome: "stored",
  own: script.beats.flatMap(({ said }) => said.flatMap(({ text, from }) => (from === "own" ? [text] : []))),
  marks: supportMarks(script),
  missing: says.filter((words) => !script.scriptContent.includes(words)),
  left: without.filter((words) => JSON.stringify(script).includes(words)),
  hashtags: hashtags === undefined ? [] : script.hashtags,
  ...(title === undefined ? {} : { title: script.post.title?.text ?? null }),
  ...(caption === undefined ? {} : { caption: script.post.caption.map(({ text }) => text) }),
})

const refusedAs = (failure: { readonly _tag: string; readonly reason?: unknown }, { becomes }: Recorded) => ({
  outcome: failure._tag === "ScriptRefused" ? "refused" : failure._tag,
  reason: becomes.reason === undefined ? undefined : failure.reason,
})

const expectedOf = ({
  becomes: { outcome, reason, own = [], marks = [], hashtags = [], title, caption },
}: Recorded) =>
  outcome === "stored"
    ? {
        outcome,
        own,
        marks,
        missing: [],
        left: [],
        hashtags,
        ...(title === undefined ? {} : { title }),
        ...(caption === undefined ? {} : { caption }),
      }
    : { outcome, reason }

describe("a recorded answer", () => {
  test("there are at least sixty, of every sort and in both languages", () => {
    expect(recorded.length).toBeGreaterThanOrEqual(60)
    expect(new Set(recorded.map(([sort]) => sort)).size).toBe(10)
    const languages = recorded.map(([, , { base }]) => baseOf(base).order.language)
    expect(languages.filter((language) => language === "turkish").length).toBeGreaterThanOrEqual(15)
  })

  test.each(recorded)("%s: %s", async (_, __, one) => {
    endpoint.behave({ content: contentOf(one), ...(one.finish === undefined ? {} : { finish: one.finish }) })
    const { title: topicTitle, keywords, ...settings } = baseOf(one.base).order
    const writer = await Effect.runPromise(Effect.provide(ScriptWriter, Writer))
    await run(
      writer.write,
      (userId) =>
        Effect.gen(function* () {
          const asked = request(userId, {
            topicId: "2026-11-20-recorded",
            topicTitle,
            settings: { ...defaultSettings, ...settings },
          })
          const written = yield* Effect.result(writeScript(asked, () => Effect.void))
          const { charged, scripts, open } = yield* books(userId)
          const became =
            written._tag === "Success" ? storedAs(written.success, one) : refusedAs(written.failure, one)
          const { told = "" } = one.becomes
          const second = endpoint.seen[1]?.body["messages"]
          expect({
            ...became,
            books: [charged, scripts, open],
            calls: endpoint.seen.length,
            isTold: JSON.stringify(second ?? "").includes(told),
          }).toEqual({
            ...expectedOf(one),
            books: one.becomes.outcome === "stored" ? [1, 1, 0] : [0, 0, 0],
            calls: one.becomes.calls,
            isTold: true,
          })
        }),
      {
        storage,
        newUser: () => "ada",
        library,
        topic: topicOf({ ...baseOf(one.base).order, keywords }),
      },
    )
  })
})
