import { type Configuration, readConfiguration } from "@rounds/adapters/config.ts"
import * as Effect from "effect/Effect"
import { refuse } from "./command.ts"

/** The environment's configuration; a wrong value ends the command with one line that names it. */
export const configurationOf = (env = process.env): Configuration =>
  Effect.runSync(
    readConfiguration(env).pipe(Effect.catch(({ message }) => Effect.sync(() => refuse(message)))),
  )

const thisMachine = new Set(["127.0.0.1", "0.0.0.0", "::1", "::"])

/** The product's address as a browser sees it, without a slash at the end. */
export const publicUrlOf = ({ PUBLIC_URL, HOST }: Configuration, port: number): string =>
  PUBLIC_URL === null
    ? `http://${thisMachine.has(HOST) ? "localhost" : HOST}:${port}`
    : PUBLIC_URL.replace(/\/+$/, "")
