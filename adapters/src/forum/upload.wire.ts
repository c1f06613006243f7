import { createHash } from "node:crypto"
import { type UploadFault, UploadProblem } from "@rounds/core/admin/upload-faults.ts"
import type { Upload } from "@rounds/core/admin/uploads.ts"
import { LONGEST_UPLOAD, MOST_FAULTS } from "@rounds/core/admin/upload-limits.ts"
import { wellFormed } from "@rounds/core/kernel/well-formed.ts"
import type { Post } from "@rounds/core/reading/post.ts"
import { CsvError, parse } from "csv-parse/sync"
import * as Schema from "effect/Schema"
import * as z from "zod"

/** An upload holds at most so many posts. */
const MOST_ROWS = 10_000
const MOST_COMMUNITIES = 50

const says = (problem: UploadProblem): UploadProblem => problem
const absent = (value: unknown) => (value === "" || value === null ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(absent, schema.optional())
const line = (least: number, most: number) =>
  z
    .string(says("no_text"))
    .trim()
    .regex(/^\P{Cc}*$/u, says("not_one_line"))
    .min(least, says("too_short"))
    .max(most, says("too_long"))
/** What stands where a letter could not be read: a file of another encoding would be counted without its letters. */
const isLost = /[\u{fffd}\p{Surrogate}]/u
const kept = (schema: z.ZodString) => schema.refine((text) => !isLost.test(text), says("letters_lost"))
const count = (least: number) =>
  optional(
    z.coerce
      .number(says("no_whole_number"))
      .int(says("no_whole_number"))
      .min(least, says("too_small"))
      .max(1e9, says("too_large")),
  )

/** A row as people hand it over. What it says of its author is not read. */
const Row = z.object({
  community: kept(line(2, 60)),
  title: kept(line(1, 300)),
  body: optional(kept(z.string(says("no_text")).max(40_000, says("too_long")))),
  created_at: z.iso.datetime({ offset: true, error: says("no_time") }),
  url: z.url({ protocol: /^https?$/, error: says("no_address") }).max(2000, says("too_long")),
  score: count(-1e9),
  comments: count(0),
})

/**
 * The posts of a JSON array or of a CSV with a header line. One row that is not as it must be keeps the whole file out.
 * The same row always gives the same id, so that a file that is handed over twice counts once.
 */
export const readUpload = (text: string): Upload => {
  if (Buffer.byteLength(text) > LONGEST_UPLOAD) return ofFile("file_too_long", LONGEST_UPLOAD / 1e6)
  const rows = rowsOf(text.replace(/^\u{feff}/u, ""))
  if ("faults" in rows) return rows
  if (rows.length === 0) return ofFile("file_empty")
  if (rows.length > MOST_ROWS) return ofFile("too_many_posts", MOST_ROWS)
  const read = rows.map((row) => Row.safeParse(row))
  const faults = read.flatMap(({ error }, at) =>
    (error?.issues ?? []).slice(0, 1).map((issue) => faultOf(issue, rows[at], at + 1)),
  )
  if (faults.length > 0) return { faults: faults.slice(0, MOST_FAULTS) }
  const communities = new Set(read.map(({ data }) => data?.community.toLowerCase())).size
  if (communities > MOST_COMMUNITIES) return ofFile("too_many_communities", communities, MOST_COMMUNITIES)
  return { posts: read.flatMap(({ data }) => (data === undefined ? [] : postOf(data))) }
}

const ofFile = (problem: UploadProblem, ...values: ReadonlyArray<number>) => ({
  faults: [{ row: null, field: null, problem, values: values.map(String) }] satisfies Array<UploadFault>,
})

const isProblem = Schema.is(UploadProblem)

const faultOf = (issue: z.core.$ZodIssue, of: unknown, row: number): UploadFault => {
  const [field] = issue.path
  if (field === undefined) return { row, field: null, problem: "no_post", values: [] }
  const given = typeof of === "object" && of !== null && field in of
  const bound = issue.code === "too_small" ? [issue.minimum] : issue.code === "too_big" ? [issue.maximum] : []
  return {
    row,
    field: String(field),
    problem: !given ? "missing" : isProblem(issue.message) ? issue.message : "no_text",
    values: given ? bound.map(String) : [],
  }
}

/** What parts most columns of a header line: spreadsheets in many languages part them by semicolons or tabs. */
const delimiterOf = (text: string): string => {
  const [header = ""] = text.trimStart().split("\n", 1)
  const columns = (by: string): number => header.split(by).length
  return [";", "\t"].find((by) => columns(by) > columns(",")) ?? ","
}

const rowsOf = (text: string): ReadonlyArray<unknown> | ReturnType<typeof ofFile> => {
  const isJson = /^\s*[[{]/.test(text)
  try {
    if (!isJson)
      return parse(text, {
        columns: true,
        delimiter: delimiterOf(text),
        skip_empty_lines: true,
        trim: true,
        to: MOST_ROWS + 1,
        max_record_size: 100_000,
      })
    const json: unknown = JSON.parse(text)
    return Array.isArray(json) ? json : ofFile("no_list")
  } catch (cause) {
    return ofFile("file_unreadable", ...(cause instanceof CsvError ? [Number(cause["lines"])] : []))
  }
}

const postOf = ({ community, title, body, created_at, url, score, comments }: z.infer<typeof Row>): Post => ({
  id: `upload-${createHash("sha256").update([community, url, title, created_at].join("\n")).digest("hex").slice(0, 24)}`,
  community,
  title: wellFormed(title),
  body: wellFormed((body ?? "").replaceAll("\u0000", "")),
  createdAt: Math.trunc(Date.parse(created_at) / 1000),
  score: score ?? 0,
  comments: comments ?? 0,
  authorKey: null,
  flair: null,
  permalink: wellFormed(url),
  url: null,
  over18: false,
  stickied: false,
  removed: false,
  automated: false,
})
