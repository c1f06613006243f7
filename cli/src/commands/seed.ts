import * as Effect from "effect/Effect"
import { Live } from "@rounds/adapters/live.ts"
import { command } from "#command.ts"
import { configurationOf, publicUrlOf } from "#configuration.ts"
import { bringUpToDate, openDatabase } from "#database.ts"
import { say, sayJson, warn } from "#output.ts"
import { wired } from "#product.ts"
import { seedDemo } from "#seeding.ts"

/** Makes the sample topics and the demo accounts, each unless it is there. */
export const seed = command("seed", "make the sample topics and the demo accounts").action(
  async ({ json }: { readonly json?: true }) => {
    const configuration = { ...configurationOf(), ROUNDS_DEMO: "on" } as const
    const database = await openDatabase(configuration)
    try {
      await bringUpToDate(database)
      const place = { databaseUrl: database.url, publicUrl: publicUrlOf(configuration, configuration.PORT) }
      const signIns = await Effect.runPromise(
        Effect.provide(
          seedDemo(configuration, place.publicUrl, warn),
          wired(() => Live(configuration, place)),
        ),
      )
      for (const signIn of signIns) {
        if (json) sayJson(signIn)
        else say(`${signIn.email}  ${signIn.password}  (${signIn.plan})`)
      }
    } finally {
      await database.stop()
    }
  },
)
