import type { Status } from "@rounds/core/contract/operator.ts"
import { escaped } from "@rounds/core/kernel/escaped.ts"
import type { OperatorFacts } from "@rounds/core/operator/operator.ts"
import type { SteadyQuestion } from "@rounds/core/topic/steady-question.ts"
import type { TopicCard } from "@rounds/core/topic/shown.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { steadyLinks, topicLinks } from "./topic-pages.ts"
import { type ImprintRow, type ToldWords, toldWords } from "#language/told.ts"

/** What a page is answered with, by "METHOD /path" of the calls. */
export interface FirstLoad {
  readonly [call: string]: unknown
}

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`

const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  `<table><thead><tr>${head.map((words) => `<th scope="col">${escaped(words)}</th>`).join("")}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((words) => `<td>${escaped(words)}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`

const momentIn = (locale: string) => {
  const utc = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })
  return (iso: string): string => `${utc.format(new Date(iso))} UTC`
}

const statusWords = ({ overall, parts, checkedAt }: Status, { locale, status }: ToldWords): string => {
  const moment = momentIn(locale)
  return (
    paragraph(status.overall[overall]) +
    table(
      status.columns,
      parts.map(({ part, state, since }) => [status.parts[part], status.states[state], moment(since)]),
    ) +
    paragraph(status.lookedAt(moment(checkedAt)))
  )
}

/** In the order the law asks for them. */
const rowsOfImprint: ReadonlyArray<ImprintRow> = [
  "representedBy",
  "email",
  "phone",
  "register",
  "vatId",
  "responsible",
]

const imprintWords = ({ imprint }: OperatorFacts, { imprint: words }: ToldWords): string => {
  if (imprint === null) return paragraph(words.none)
  const lines = [imprint.name, ...imprint.address].map(escaped).join("<br>")
  return (
    `<p>${lines}</p>` +
    rowsOfImprint
      .flatMap((field) => {
        const value = imprint[field]
        return value === null ? [] : [paragraph(`${words.rows[field]}: ${value}`)]
      })
      .join("")
  )
}

const processorWords = ({ subProcessors }: OperatorFacts, { processors }: ToldWords): string =>
  subProcessors.length === 0
    ? paragraph(processors.none)
    : table(
        processors.columns,
        subProcessors.map(({ task, name }) => [name, ...processors.tasks[task]]),
      )

/** Pages whose words are not known before they are asked for. The answers have the shape of their calls. */
const pages: { readonly [path: string]: (data: FirstLoad, words: ToldWords) => string } = {
  "/status": (data, words) =>
    wordsOf(data["GET /api/public/status"] as Status | undefined, words, statusWords),
  "/imprint": (data, words) =>
    wordsOf(data["GET /api/public/operator"] as OperatorFacts | undefined, words, imprintWords),
  "/sub-processors": (data, words) =>
    wordsOf(data["GET /api/public/operator"] as OperatorFacts | undefined, words, processorWords),
}

const wordsOf = <A>(
  answer: A | undefined,
  words: ToldWords,
  write: (answer: A, words: ToldWords) => string,
): string => (answer === undefined ? "" : write(answer, words))

/** Pages with today's topics, by the call that brings them. */
const topicsOn: { readonly [path: string]: string } = {
  "/": "GET /api/public/trending",
  "/guest-preview": "GET /api/trending-topics",
}

/** What a public page says about now, as HTML, for whoever reads it without a script; nothing for any other page. */
export const wordsOfNow = (path: string, data: FirstLoad, language: Language): string => {
  if (Object.hasOwn(pages, path)) return pages[path]?.(data, toldWords[language]) ?? ""
  const call = Object.hasOwn(topicsOn, path) ? topicsOn[path] : undefined
  const topics = call === undefined ? undefined : (data[call] as ReadonlyArray<TopicCard> | undefined)
  const steady =
    path === "/guest-preview"
      ? (data["GET /api/steady-questions"] as ReadonlyArray<SteadyQuestion> | undefined)
      : []
  return topicLinks(topics ?? [], language) + steadyLinks(steady ?? [], language)
}
