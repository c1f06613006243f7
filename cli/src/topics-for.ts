import { forYouOf, lookedAtFor, nothingOffered, offerOf } from "@rounds/core/for-you/for-you.ts"
import * as marking from "@rounds/core/for-you/mark-topic.ts"
import type { PersonalTopic, TopicMark } from "@rounds/core/for-you/personal-topic.ts"
import { TopicMarks } from "@rounds/core/for-you/ports.ts"
import type { ForYouReason } from "@rounds/core/for-you/reason.ts"
import { Topics } from "@rounds/core/topic/ports.ts"
import { Option } from "commander"
import * as Effect from "effect/Effect"
import { accountNamed } from "#account.ts"
import { command, refuse } from "#command.ts"
import { configurationOf } from "#configuration.ts"
import { say, sayJson } from "#output.ts"
import { onProduct } from "#product.ts"

interface Json {
  readonly json?: true
}

/** The edition as the API gives it: sample data count where they are shown. */
const offered = Effect.fn("offered")(function* () {
  const port = yield* Topics
  const edition = yield* port.latestEdition
  const withSampleData = configurationOf().ROUNDS_DEMO === "on"
  if (edition === null || (edition.sampleDate !== null && !withSampleData)) return nothingOffered
  const wanted = { specialty: null, limit: lookedAtFor }
  return offerOf(...(yield* Effect.all([port.list(wanted), port.steady(wanted)])))
})

/** What concerns one account, in its order, each with why. */
export const tellTopicsFor = async (name: string, json: true | undefined): Promise<void> => {
  const { email, forYou } = await onProduct(
    Effect.gen(function* () {
      const { id, email } = yield* accountNamed(name)
      return { email, forYou: yield* forYouOf(id, yield* offered()) }
    }),
  )
  if (json) return sayJson({ email, ...forYou })
  if (forYou.topics.length === 0) return say(`${email}: no topic of this edition stands out for them`)
  say(
    `${email}: ${forYou.specialties.join(", ") || "no profession"}, ${forYou.written} written, ${forYou.saved} saved`,
  )
  forYou.topics.forEach(({ topic, why }, at) => {
    const reasons = [...(topic.statesQuestion ? [] : ["only named"]), ...why.map(told)]
    say(`${`${at + 1}`.padStart(2)}. ${topic.title}   (${reasons.join("; ")})   ${topic.themeKey}`)
  })
}

const told = (reason: ForYouReason): string => {
  switch (reason.kind) {
    case "language":
      return `in ${reason.language}`
    case "profession":
      return `matches ${reason.specialty}`
    case "saved":
      return "saved"
    case "near_script":
      return `near the script of ${reason.writtenAt.slice(0, 10)}: ${reason.shared.name}`
    case "near_saved":
      return `near the saved “${reason.title}”: ${reason.shared.name}`
  }
}

/** A command that changes what one account has said of one theme. */
const marks = (
  name: string,
  says: string,
  change: (theme: marking.ThemeOf) => ReturnType<typeof marking.unmarkTopic>,
) =>
  command(name, says)
    .argument("<account>", "e-mail address or id")
    .argument("<theme>", "key of the theme, as `topics --for` and `topics --json` say it")
    .action(async (account: string, themeKey: string, { json }: Json) => {
      const own = await onProduct(
        Effect.gen(function* () {
          const { id } = yield* accountNamed(account)
          return yield* change({ userId: id, themeKey })
        }).pipe(
          Effect.catchTag("TopicUnknown", () => Effect.sync(() => refuse(`There is no theme ${themeKey}.`))),
        ),
      )
      if (json) sayJson(own)
      else say(`${own.themeKey}: ${wordOf(own)}`)
    })

const wordOf = ({ mark }: PersonalTopic): string =>
  mark === "saved" ? "saved" : mark === "not_for_me" ? "not for them" : "not marked"

export const saveTopic = marks("save", "save a theme for an account", (theme) =>
  marking.markTopic(theme, "saved"),
)
export const hideTopic = marks("hide", "say that a theme is not for an account", (theme) =>
  marking.markTopic(theme, "not_for_me"),
)
export const unmarkTopic = marks("unmark", "take back how an account marked a theme", marking.unmarkTopic)

const PAGE = 100

/** What an account has marked, last marked first. */
export const markedTopics = command("marked", "list what an account has saved, or put aside")
  .argument("<account>", "e-mail address or id")
  .addOption(
    new Option("--mark <mark>", "which")
      .choices(["saved", "not_for_me"] satisfies TopicMark[])
      .default("saved"),
  )
  .option("--after <cursor>", "the page that begins there, as the page before says")
  .action(async (name: string, { mark, after, json }: Json & { mark: TopicMark; after?: string }) => {
    const page = await onProduct(
      Effect.gen(function* () {
        const { id } = yield* accountNamed(name)
        return yield* TopicMarks.use((port) =>
          port.page({ userId: id, mark, cursor: after ?? null, limit: PAGE }),
        )
      }),
    )
    if (json) return sayJson(page)
    for (const { themeKey, title, markedAt, isCurrent } of page.topics)
      say(`${markedAt.slice(0, 10)}  ${title}${isCurrent ? "" : "   (not today)"}   ${themeKey}`)
    if (page.topics.length === 0) say("Nothing.")
    if (page.nextCursor !== null) say(`More: --after ${page.nextCursor}`)
  })
