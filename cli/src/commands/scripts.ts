import { Scripts } from "@rounds/core/script/ports.ts"
import * as Effect from "effect/Effect"
import { accountNamed } from "#account.ts"
import { command } from "#command.ts"
import { parseCount } from "#input.ts"
import { say, sayJson, warn } from "#output.ts"
import { onProduct } from "#product.ts"

interface Options {
  readonly limit: number
  readonly json?: true
}

const noFilters = { targetPlatform: null, language: null, duration: null, text: null }

/** The newest scripts of an account. */
export const scripts = command("scripts", "list an account's scripts, newest first")
  .argument("<account>", "e-mail address or id")
  .option("--limit <count>", "at most this many, up to 100", parseCount, 20)
  .action(async (name: string, { limit, json }: Options) => {
    const page = await onProduct(
      Effect.flatMap(accountNamed(name), ({ id }) =>
        Scripts.use((port) =>
          port.list({
            userId: id,
            filters: noFilters,
            cursor: null,
            limit: Math.min(100, Math.max(1, limit)),
          }),
        ),
      ),
    )
    if (page.unreadable > 0) warn(`${page.unreadable} more could not be read (see \`doctor\`).`)
    if (json) return page.scripts.forEach(sayJson)
    for (const { createdAt, duration, language, topicTitle } of page.scripts) {
      say(`${createdAt}  ${duration.padEnd(10)}  ${language.padEnd(7)}  ${topicTitle}`)
    }
  })
