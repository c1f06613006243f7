import type { Status } from "@rounds/core/contract/operator.ts"
import { escaped } from "@rounds/core/kernel/escaped.ts"
import type { OperatorFacts } from "@rounds/core/operator/operator.ts"
import { imprintRows, noImprint, noSubProcessors, taskWords } from "@rounds/core/operator/words.ts"
import { overallWords, partWords, stateWords } from "@rounds/core/status/words.ts"

/** What a page is answered with, by "METHOD /path" of the calls. */
export interface FirstLoad {
  readonly [call: string]: unknown
}

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`

const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  `<table><thead><tr>${head.map((words) => `<th scope="col">${escaped(words)}</th>`).join("")}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((words) => `<td>${escaped(words)}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`

const utc = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })
const moment = (iso: string): string => `${utc.format(new Date(iso))} UTC`

const statusWords = ({ overall, parts, checkedAt }: Status): string =>
  paragraph(overallWords[overall]) +
  table(
    ["Part", "State", "Since"],
    parts.map(({ part, state, since }) => [partWords[part][0], stateWords[state], moment(since)]),
  ) +
  paragraph(`Looked at on ${moment(checkedAt)}.`)

const imprintWords = ({ imprint }: OperatorFacts): string => {
  if (imprint === null) return paragraph(noImprint)
  const lines = [imprint.name, ...imprint.address].map(escaped).join("<br>")
  return (
    `<p>${lines}</p>` +
    imprintRows
      .flatMap(([field, words]) => {
        const value = imprint[field]
        return value === null ? [] : [paragraph(`${words}: ${value}`)]
      })
      .join("")
  )
}

const processorWords = ({ subProcessors }: OperatorFacts): string =>
  subProcessors.length === 0
    ? paragraph(noSubProcessors)
    : table(
        ["Who", "What for", "What they see"],
        subProcessors.map(({ task, name }) => [name, ...taskWords[task]]),
      )

/** Pages whose words are not known before they are asked for. The answers have the shape of their calls. */
const pages: { readonly [path: string]: (data: FirstLoad) => string } = {
  "/status": (data) => wordsOf(data["GET /api/public/status"] as Status | undefined, statusWords),
  "/imprint": (data) => wordsOf(data["GET /api/public/operator"] as OperatorFacts | undefined, imprintWords),
  "/sub-processors": (data) =>
    wordsOf(data["GET /api/public/operator"] as OperatorFacts | undefined, processorWords),
}

const wordsOf = <A>(answer: A | undefined, write: (answer: A) => string): string =>
  answer === undefined ? "" : write(answer)

/** What a public page says about now, as HTML, for whoever reads it without a script; nothing for any other page. */
export const wordsOfNow = (path: string, data: FirstLoad): string =>
  Object.hasOwn(pages, path) ? (pages[path]?.(data) ?? "") : ""
