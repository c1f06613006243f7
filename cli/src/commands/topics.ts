import { reasonOf } from "@rounds/core/collection/edition.ts"
import { languages, usualLanguage } from "@rounds/core/language/names.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { searchTopics } from "@rounds/core/topic/archive.ts"
import { historyOf } from "@rounds/core/topic/open.ts"
import { Topics } from "@rounds/core/topic/ports.ts"
import { Specialty } from "@rounds/core/topic/specialty.ts"
import { topicsOfWeek, type WeekTopic } from "@rounds/core/topic/week.ts"
import { WithheldEditions } from "@rounds/core/collection/withheld.ts"
import { Option } from "commander"
import * as Effect from "effect/Effect"
import { command, refuse } from "#command.ts"
import { say, sayJson, warn } from "#output.ts"
import { onProduct } from "#product.ts"
import { sayTwoLists } from "#two-lists.ts"
import { hideTopic, markedTopics, saveTopic, tellTopicsFor, unmarkTopic } from "#topics-for.ts"

interface Options {
  readonly for?: string
  readonly specialty?: Specialty
  readonly language: Language
  readonly json?: true
}

/** Sample data are searched too: every line says so. */
const search = command("search", "search the topics of the last 90 days, newest first, of each theme one")
  .argument("<words...>", "words of a title, a question or a subject, in either language")
  .action(async (words: ReadonlyArray<string>, { json }: Pick<Options, "json">) => {
    const { topics: found } = await onProduct(
      searchTopics({ text: words.join(" "), cursor: null, sampleData: true }),
    )
    if (json) return found.forEach(sayJson)
    if (found.length === 0) return say("No topic of the last 90 days has these words.")
    for (const { id, title, day, postCount, sampleDate, statesQuestion } of found) {
      const counted = `${postCount} post${postCount === 1 ? "" : "s"}${statesQuestion ? "" : ", only named"}`
      say(`${day}   ${title}   (${counted}${sampleDate === null ? "" : ", sample data"})   ${id}`)
    }
  })

/** What makes ten of the day's few: each with its day and whose field it is of. */
const sayWeek = (week: ReadonlyArray<WeekTopic>): void => {
  if (week.length === 0) return
  say(
    "More to film this week: topics of the last seven days, those of a specialty before those of the fields beside it",
  )
  for (const { id, title, day, field } of week)
    say(`    ${day}   ${title}${field === null ? "" : `   (${field})`}   ${id}`)
}

/** The days that are known of a topic's theme, a line each, and their course. */
const history = command("history", "how often people wrote of a topic's theme a day, over 90 days")
  .argument("<topic>", "its id")
  .action(async (id: string, { json }: Pick<Options, "json">) => {
    const known = await onProduct(historyOf(id))
    if (known.days.length === 0) return refuse(`No day is known of a topic "${id}". See: topics`)
    if (json) return sayJson(known)
    const { course, spike } = known
    const when = spike === null ? "" : `, ${spike.from} to ${spike.to}`
    say(`${known.days.length} days: ${course === null ? "too little to tell a course" : `${course}${when}`}`)
    for (const { day, posts } of known.days) say(`${day}   ${posts}`)
  })

/** The published topics, best first, those of one language before the others. */
export const topics = command("topics", "list the published topics, and search those of 90 days")
  .addOption(
    new Option("--specialty <name>", "only those that suit a profession").choices(Specialty.literals),
  )
  .addOption(
    new Option("--for <account>", "in the order of one account, e-mail address or id").conflicts("specialty"),
  )
  .addOption(
    new Option("--language <name>", "topics of this language first")
      .choices(languages)
      .default(usualLanguage),
  )
  .addCommand(saveTopic)
  .addCommand(hideTopic)
  .addCommand(unmarkTopic)
  .addCommand(markedTopics)
  .enablePositionalOptions()
  .action(async ({ specialty, language, for: account, json }: Options) => {
    if (account !== undefined) return tellTopicsFor(account, json)
    const { list, week, latest, withheld } = await onProduct(
      Effect.all({
        week: topicsOfWeek({ specialty: specialty ?? null, language, sampleData: true }),
        list: Topics.use((port) => port.list({ specialty: specialty ?? null, limit: 10, language })),
        latest: Topics.use((port) => port.latestEdition),
        withheld: WithheldEditions.use((port) => port.all),
      }),
    )
    if (json) list.forEach(sayJson)
    else {
      if (latest !== null && latest.sampleDate !== null) say(`Sample data of ${latest.sampleDate}`)
      sayTwoLists(
        list,
        ({ id, title, trendVelocity, engagementScore }) =>
          `${title}   (${trendVelocity}, ${engagementScore})   ${id}`,
      )
      sayWeek(week)
    }
    const [newest] = withheld
    if (newest === undefined || (latest !== null && newest.edition.finishedAt < latest.finishedAt)) return
    warn(
      `A newer edition (${newest.edition.source} of ${newest.edition.asOf}) was kept back: ${reasonOf(newest.shortfalls)}. See: editions`,
    )
  })
  .addCommand(search)
  .addCommand(history)
