import { Specialty } from "@rounds/core/topic/specialty.ts"
import { Topics } from "@rounds/core/topic/ports.ts"
import { Option } from "commander"
import { command } from "#command.ts"
import { say, sayJson } from "#output.ts"
import { onProduct } from "#product.ts"

interface Options {
  readonly specialty?: Specialty
  readonly json?: true
}

/** The published topics, best first. */
export const topics = command("topics", "list the published topics")
  .addOption(
    new Option("--specialty <name>", "only those that suit a profession").choices(Specialty.literals),
  )
  .action(async ({ specialty, json }: Options) => {
    const list = await onProduct(Topics.use((port) => port.list({ specialty: specialty ?? null, limit: 10 })))
    if (json) list.forEach(sayJson)
    else
      list.forEach(({ id, title, trendVelocity, engagementScore }, index) =>
        say(`${`${index + 1}`.padStart(2)}. ${title}   (${trendVelocity}, ${engagementScore})   ${id}`),
      )
  })
