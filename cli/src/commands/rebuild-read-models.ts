import { rebuildReadModel } from "@rounds/adapters/postgres/rebuild.ts"
import { quota } from "@rounds/core/quota/aggregate.ts"
import { subscription } from "@rounds/core/subscription/aggregate.ts"
import * as Effect from "effect/Effect"
import { command } from "#command.ts"
import { say, sayJson } from "#output.ts"
import { onProduct } from "#product.ts"

/** Makes the read models of every kind of stream again from its events. The product may go on running. */
export const rebuildReadModels = command(
  "rebuild-read-models",
  "make the read models again from the events",
).action(async ({ json }: { readonly json?: true }) => {
  const rebuilt = await onProduct(Effect.all([rebuildReadModel(quota), rebuildReadModel(subscription)]))
  for (const one of rebuilt) {
    if (json) sayJson(one)
    else say(`${one.table}: ${one.streams} streams, ${one.events} events`)
  }
})
