import * as Effect from "effect/Effect"
import { command } from "#command.ts"
import { configurationOf } from "#configuration.ts"
import { say, sayJson } from "#output.ts"
import { runUntilStopped } from "#running.ts"
import { serving, type Serving } from "#serving.ts"

/** The whole product on one port, until it is told to stop. */
export const serve = command("serve", "run the product: database, API, screens and worker").action(
  async ({ json }: { readonly json?: true }) => {
    const report = (line: string): void => (json ? undefined : say(`${line} ...`))
    const started = Effect.map(serving(configurationOf(), report), (one) =>
      json ? sayJson(one) : greet(one),
    )
    await runUntilStopped(started, () => report("Stopping"))
  },
)

const greet = ({ url, demo, writer }: Serving): void => {
  say("")
  say(`Rounds is ready: ${url}`)
  if (demo.length > 0) {
    say("The topics are sample data. Sign in as:")
    for (const { plan, email, password } of demo) say(`  ${email.padEnd(26)} ${password}   (${plan})`)
  }
  say(
    writer === null
      ? "Scripts are written offline: no OPENAI_API_KEY is set."
      : `Scripts are written by ${writer}; if its key or model is refused, a line here says so.`,
  )
  say("Ctrl-C stops it.")
}
