import { usualLanguage } from "#language/names.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Ref from "effect/Ref"
import { EvidenceLibrary } from "#evidence/ports.ts"
import type { Topic } from "#topic/topic.ts"
import type { Point } from "./approval/point.ts"
import { pointsOf } from "./approval/points.ts"
import { compose } from "./compose.ts"
import { claimContextOf, nothingSpent, writeUntilItPasses } from "./drafting.ts"
import { meaningBeside, ourWords } from "./editing/our-words.ts"
import { standingIn } from "./editing/sheet.ts"
import { ScriptWriter, SourceTexts } from "./ports.ts"
import type { Script } from "./script.ts"
import type { ScriptSettings } from "./settings.ts"
import { citeFrom } from "./sources.ts"
import { orderOf } from "./writing-order.ts"

/** A script with its marks, as a visitor sees it. */
export interface ExampleScript {
  readonly script: Script
  readonly points: ReadonlyArray<Point>
}

/** What the generator form proposes. */
const settings: ScriptSettings = {
  language: usualLanguage,
  scriptFormat: "trend_reaction",
  contentTone: "professional",
  targetPlatform: "multi_platform",
  duration: "60_seconds",
  market: "US",
  promotes: "nothing",
}

/**
 * The script that is written without a model on the first of these topics that the evidence library carries, checked as
 * any other. Nobody orders it: nothing is charged or stored. Null where there is none.
 */
export const exampleScript = Effect.fn("exampleScript")(function* (topics: ReadonlyArray<Topic>) {
  const configured = yield* ScriptWriter
  const writer = configured.madeByAi ? configured.withoutAi : configured
  const library = yield* EvidenceLibrary.use((evidence) => evidence.library)
  const order = topics
    .map((topic) => orderOf({ topic, topicTitle: topic.title, settings, profile: null }, nobody, library))
    .find(({ given }) => given.findings.length > 0)
  if (order === undefined || order.topic === null || writer === undefined) return null
  const { topic } = order
  const texts = yield* SourceTexts.use((sources) => sources.of(topic))
  const spent = yield* Ref.make(nothingSpent)
  const { draft, claims } = yield* writeUntilItPasses(order, texts, () => Effect.void, spent).pipe(
    Effect.provideService(ScriptWriter, writer),
  )
  const now = yield* DateTime.now
  const script = compose(
    draft,
    claims,
    order,
    {
      id: "example",
      userId: "nobody",
      writer: writer.name,
      madeByAi: writer.madeByAi,
      createdAt: DateTime.formatIso(now),
    },
    citeFrom(library),
  )
  const context = claimContextOf(order)
  const example: ExampleScript = {
    script,
    points: pointsOf(script, {
      about: { topic, disclaimer: script.disclaimer },
      context,
      claimsIn: meaningBeside(ourWords(library, script), context),
      standingOf: standingIn(library, DateTime.formatIsoDateUtc(now)),
    }),
  }
  return example
})

/** Whoever asks is new here: no script of theirs, no voice. */
const nobody = { earlier: 0, voice: [] }
