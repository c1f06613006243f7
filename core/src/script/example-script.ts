import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Ref from "effect/Ref"
import { EvidenceLibrary } from "#evidence/ports.ts"
import { questionsFirst } from "#topic/order.ts"
import type { Topic } from "#topic/topic.ts"
import { compose } from "./compose.ts"
import { nothingSpent, writeUntilItPasses } from "./drafting.ts"
import { type MarksFor, marksOf } from "./marks.ts"
import { ScriptWriter, SourceTexts } from "./ports.ts"
import type { Script } from "./script.ts"
import type { Language } from "./settings.ts"
import { citeFrom } from "./sources.ts"
import { usualSettingsIn } from "./usual-settings.ts"
import { orderOf } from "./writing-order.ts"

/** A script with its marks, as a visitor sees it. */
export interface ExampleScript {
  readonly script: Script
  /** The topic's own, in which it is called. */
  readonly topicLanguage: Language
  readonly pointsFor: MarksFor
}

/** Who writes without a model; undefined where nobody does. */
export const writerWithoutAi = Effect.map(ScriptWriter, (configured) =>
  configured.madeByAi ? configured.withoutAi : configured,
)

/**
 * The script in this language that is written without a model on the first of these topics that the evidence library
 * carries, one that states a question where there is one, checked as any other. Nobody orders it: nothing is charged or stored. Null where there is none.
 */
export const exampleScript = Effect.fn("exampleScript")(function* (
  topics: ReadonlyArray<Topic>,
  language: Language,
) {
  const settings = usualSettingsIn(language)
  const writer = yield* writerWithoutAi
  const library = yield* EvidenceLibrary.use((evidence) => evidence.library)
  const order = questionsFirst(topics)
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
  const example: ExampleScript = {
    script,
    topicLanguage: topic.language,
    pointsFor: yield* marksOf(script, topic),
  }
  return example
})

/** Whoever asks is new here: no script of theirs, no voice. */
export const nobody = { earlier: 0, voice: [] }
