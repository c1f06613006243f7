import { type Configuration, readConfiguration } from "@rounds/adapters/config.ts"
import * as Effect from "effect/Effect"
import { refuse } from "./command.ts"

/** The environment's configuration; a wrong value ends the command with one line that names it. */
export const configurationOf = (env = process.env): Configuration =>
  Effect.runSync(
    readConfiguration(env).pipe(Effect.catch(({ message }) => Effect.sync(() => refuse(message)))),
  )
