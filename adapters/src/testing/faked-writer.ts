import { readFileSync } from "node:fs"
import { ScriptWriter } from "@rounds/core/script/ports.ts"
import { defaultSettings, exampleTopic, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { fakeEndpoint } from "#ai/fake-endpoint.ts"
import { OpenAiScriptWriter } from "#ai/writer.ts"

/** An answer of a model, as it was recorded. */
export const recorded = readFileSync(
  new URL("../../../fixtures/ai/answer-60s-english.json", import.meta.url),
  "utf8",
)
export const order = orderFor(defaultSettings, exampleTopic())

/** A writer that asks an endpoint of the test's own. */
export const fakedWriter = async () => {
  const endpoint = await fakeEndpoint()
  const settings = {
    baseUrl: endpoint.url,
    apiKey: Redacted.make("sk-test"),
    model: "model-x",
    price: { input: 2, output: 8 },
  }
  const Writer = OpenAiScriptWriter(settings)
  const write = (onText: (delta: string) => Effect.Effect<void> = () => Effect.void) =>
    ScriptWriter.use((writer) => writer.write(order, onText)).pipe(Effect.provide(Writer))
  const refusalOf = (program: ReturnType<typeof write>) => Effect.runPromise(Effect.flip(program))
  return { endpoint, settings, Writer, write, refusalOf }
}
