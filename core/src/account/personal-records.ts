/** One table's rows about a person, as a file of their export. */
export interface RecordFile {
  readonly name: string
  /** What the file holds, in a sentence. */
  readonly says: string
  readonly rows: ReadonlyArray<{ readonly [column: string]: unknown }>
}
