import { command } from "#command.ts"
import { configurationOf } from "#configuration.ts"
import { bringUpToDate, openDatabase } from "#database.ts"
import { say, sayJson } from "#output.ts"

/** Applies the migrations that the database does not have. */
export const migrate = command("migrate", "bring the database's tables up to date").action(
  async ({ json }: { readonly json?: true }) => {
    const database = await openDatabase(configurationOf())
    try {
      const applied = await bringUpToDate(database)
      if (json) sayJson({ applied })
      else say(applied.length === 0 ? "Nothing to do: the tables are up to date." : applied.join("\n"))
    } finally {
      await database.stop()
    }
  },
)
