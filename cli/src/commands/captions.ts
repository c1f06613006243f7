import type { Language } from "@rounds/core/script/settings.ts"
import { captionsOf } from "@rounds/core/script/captions.ts"
import { toSrt, toVtt } from "@rounds/core/script/caption-files.ts"
import { Option } from "commander"
import { command, refuse } from "#command.ts"
import { languageTags, parseLanguage, readText } from "#input.ts"
import { put, sayJson } from "#output.ts"

interface Options {
  readonly format: "srt" | "vtt"
  readonly language: Language
  readonly json?: true
}

/** A script's captions, timed at the language's usual pace. */
export const captions = command("captions", "print a script's captions; --json prints the cues")
  .argument("<file>", "the script's text; - for standard input")
  .addOption(new Option("--format <format>", "caption format").choices(["srt", "vtt"]).makeOptionMandatory())
  .requiredOption(`--language <${languageTags}>`, "language of the script", parseLanguage)
  .action((file: string, { format, language, json }: Options) => {
    const cues = captionsOf(readText(file), language)
    if (cues.length === 0) return refuse("There is nothing to say in this text.")
    if (json) cues.forEach(sayJson)
    else put(format === "srt" ? toSrt(cues) : toVtt(cues))
  })
