import * as DateTime from "effect/DateTime"
import { type RecordWords, records as words } from "#language/records.ts"
import type { Language } from "#script/settings.ts"
import type { RecordFile } from "./personal-records.ts"

interface TextFile {
  readonly name: string
  readonly text: string
}

/** The files of an export: a guide in its reader's language, the stored rows as JSON, and each script as text to read. */
export const exportFiles = (
  records: ReadonlyArray<RecordFile>,
  now: DateTime.Utc,
  reader: Language,
): ReadonlyArray<TextFile> => [
  { name: words[reader].guide, text: guide(records, now, words[reader]) },
  ...records.map(({ name, rows }) => ({ name: `${name}.json`, text: `${JSON.stringify(rows, null, 2)}\n` })),
  ...scriptTexts(records.find(({ name }) => name === "scripts")?.rows ?? [], words[reader]),
]

const guide = (records: ReadonlyArray<RecordFile>, now: DateTime.Utc, said: RecordWords): string =>
  [
    said.asOf(DateTime.formatIso(now).slice(0, 16).replace("T", " ")),
    "",
    ...records.map(({ name, rows }) => said.file(`${name}.json`, rows.length, said.files[name])),
    said.scriptTexts,
    "",
    said.noSecrets,
    "",
  ].join("\n")

type Row = RecordFile["rows"][number]

const textIn = (row: Row, column: string): string => {
  const value = row[column]
  return typeof value === "string" ? value : ""
}

const wordsIn = (row: Row, column: string): string => {
  const value = row[column]
  return Array.isArray(value) ? value.filter((word) => typeof word === "string").join(" ") : ""
}

const scriptTexts = (rows: ReadonlyArray<Row>, said: RecordWords): ReadonlyArray<TextFile> => {
  const taken = new Set<string>()
  return rows.map((row) => {
    const base = `scripts/${textIn(row, "created_at").slice(0, 10)} ${fileName(textIn(row, "topic_title"))}`
    const name = freeName(base, taken)
    taken.add(name)
    return { name: `${name}.txt`, text: scriptText(row, said) }
  })
}

const freeName = (base: string, taken: ReadonlySet<string>): string => {
  for (let n = 1; ; n++) {
    const name = n === 1 ? base : `${base} (${n})`
    if (!taken.has(name)) return name
  }
}

/** A title as a file's name on any machine. */
const fileName = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N} -]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 80) || "script"

const scriptText = (row: Row, said: RecordWords): string =>
  [
    textIn(row, "topic_title"),
    row["made_by_ai"] === true ? said.writtenWithAi : said.draftWithoutAi,
    textIn(row, "script_content"),
    textIn(row, "acting_directions"),
    wordsIn(row, "hashtags"),
    textIn(row, "disclaimer"),
  ]
    .filter((part) => part !== "")
    .join("\n\n") + "\n"
