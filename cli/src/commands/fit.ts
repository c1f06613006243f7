import type { Language } from "@rounds/core/script/settings.ts"
import { fit as fitOf } from "@rounds/core/script/fit.ts"
import type { Duration } from "@rounds/core/script/settings.ts"
import { Option } from "commander"
import { jsonCommand } from "#command.ts"
import { languageTags, parseLanguage, readText } from "#input.ts"
import { sayJson } from "#output.ts"

const durations: ReadonlyArray<Duration> = ["30_seconds", "60_seconds", "90_seconds", "2_minutes"]

interface Options {
  readonly language: Language
  readonly duration: Duration
}

/** Whether a script's spoken words fit a duration. */
export const fit = jsonCommand("fit", "say whether a script fits its duration")
  .argument("<file>", "the script's text; - for standard input")
  .requiredOption(`--language <${languageTags}>`, "language of the script", parseLanguage)
  .addOption(new Option("--duration <duration>", "wanted duration").choices(durations).makeOptionMandatory())
  .action((file: string, { language, duration }: Options) => {
    sayJson(fitOf({ text: readText(file), language, duration }))
  })
