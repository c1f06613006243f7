import { EvidenceLibrary } from "@rounds/core/evidence/ports.ts"
import { DraftUnusable, ScriptWriter, type Writer } from "@rounds/core/script/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { writeOffline } from "./offline/write-offline.ts"
import type { OpenAiSettings } from "./openai.ts"

/** Writes without a model, in no time and at no cost; the screen marks it "draft without AI". */
export const OfflineScriptWriter: Layer.Layer<ScriptWriter, never, EvidenceLibrary> = Layer.effect(
  ScriptWriter,
  Effect.map(EvidenceLibrary, (evidence) => offline(evidence)),
)

const offline = (evidence: EvidenceLibrary["Service"]): Writer => ({
  name: "offline",
  madeByAi: false,
  write: Effect.fnUntraced(function* (order, onText) {
    const draft = writeOffline(order, yield* evidence.library)
    if (draft === null)
      return yield* new DraftUnusable({ reason: "unreadable", tokens: 0, cost: 0, problems: [] })
    for (const { text } of draft.beats) yield* onText(`${text}\n\n`)
    return { draft, tokens: 0, cost: null }
  }),
})

/** Writes with any OpenAI-compatible endpoint; its library is loaded only when it is asked for. */
export const OpenAiScriptWriter = (settings: OpenAiSettings): Layer.Layer<ScriptWriter> =>
  Layer.effect(
    ScriptWriter,
    Effect.map(
      Effect.promise(() => import("./openai.ts")),
      ({ promptVersion, writeWith }) => ({
        name: settings.model,
        madeByAi: true,
        promptVersion,
        write: writeWith(settings),
      }),
    ),
  )

/** The same, and without a model for whoever wants none. */
export const EitherScriptWriter = (
  settings: OpenAiSettings,
): Layer.Layer<ScriptWriter, never, EvidenceLibrary> =>
  Layer.effect(
    ScriptWriter,
    Effect.map(Effect.all([ScriptWriter, EvidenceLibrary]), ([model, evidence]) => ({
      ...model,
      withoutAi: offline(evidence),
    })),
  ).pipe(Layer.provide(OpenAiScriptWriter(settings)))
