import { usualLanguage } from "@rounds/core/language/pack.ts"
import type { WriteProgress } from "@rounds/core/script/progress.ts"
import {
  ContentTone,
  Duration,
  Language,
  ScriptFormat,
  Market,
  Promotes,
  TargetPlatform,
} from "@rounds/core/script/settings.ts"
import { type OrderedSettings, orderScript, TopicTitle } from "@rounds/core/script/order-script.ts"
import { Topics } from "@rounds/core/topic/ports.ts"
import { InvalidArgumentError, Option } from "commander"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import { accountNamed } from "#account.ts"
import { command, Misused, refuse } from "#command.ts"
import { say, sayJson, warn } from "#output.ts"
import { onProduct } from "#product.ts"

interface Options extends OrderedSettings {
  readonly topic?: string
  readonly title?: string
  readonly key?: string
  readonly json?: true
}

const titleFrom = (value: string): string => {
  const title = Schema.decodeUnknownExit(TopicTitle)(value)
  if (Exit.isSuccess(title)) return title.value.trim()
  throw new InvalidArgumentError("Expected 1 to 300 characters that are more than space.")
}

const choice = (flags: string, says: string, values: ReadonlyArray<string>, usual: string): Option =>
  new Option(flags, says).choices(values).default(usual)

/** Writes a script for an account, as its Generate button does: reserved, charged when stored. */
export const write = command("write", "write a script for an account; counts as one of its generations")
  .argument("<account>", "e-mail address or id")
  .option("--topic <id>", "the topic; see `topics`")
  .option("--title <text>", "a title of your own instead of a topic", titleFrom)
  .option("--key <text>", "idempotency key: the same key is the same generation")
  .addOption(choice("--language <name>", "language", Language.literals, usualLanguage))
  .addOption(choice("--script-format <name>", "format", ScriptFormat.literals, "trend_reaction"))
  .addOption(choice("--content-tone <name>", "tone", ContentTone.literals, "professional"))
  .addOption(choice("--target-platform <name>", "platform", TargetPlatform.literals, "multi_platform"))
  .addOption(choice("--duration <name>", "duration", Duration.literals, "60_seconds"))
  .addOption(
    new Option(
      "--market <name>",
      "where it is shown; else as in the profile, which keeps the first that is said",
    ).choices(Market.literals),
  )
  .addOption(
    new Option(
      "--promotes <name>",
      "what it promotes; else as in the profile, which keeps the first that is said",
    ).choices(Promotes.literals),
  )
  .action(async (name: string, { topic, title, key, json, ...settings }: Options) => {
    if (topic === undefined && title === undefined) throw new Misused("Say --topic or --title.")
    const script = await onProduct(
      Effect.gen(function* () {
        const account = yield* accountNamed(name)
        return yield* orderScript(
          account,
          {
            idempotencyKey: key ?? null,
            topicId: topic ?? null,
            topicTitle: title ?? (yield* titleOf(topic ?? "")),
            angle: null,
            settings: settingsOf(settings),
          },
          (event) => Effect.sync(() => report(event)),
        )
      }),
    )
    if (json) return sayJson(script)
    say(script.scriptContent)
    say(
      `\n${script.hashtags.join(" ")}\n${script.words} words, ${script.spokenSeconds} s\n${script.disclaimer}`,
    )
  })

const titleOf = (topicId: string) =>
  Topics.use((topics) => topics.byId(topicId)).pipe(
    Effect.map((found) => found?.title ?? refuse(`There is no topic ${topicId}.`)),
  )

const settingsOf = ({
  language,
  scriptFormat,
  contentTone,
  targetPlatform,
  duration,
  market,
  promotes,
}: OrderedSettings): OrderedSettings => ({
  ...(market === undefined ? {} : { market }),
  ...(promotes === undefined ? {} : { promotes }),
  language,
  scriptFormat,
  contentTone,
  targetPlatform,
  duration,
})

const report = (event: WriteProgress): void => {
  if (event._tag !== "Writing") warn(event._tag)
}
