/** A post before it has a time, an id and its counts. */
export interface Draft {
  readonly community: string
  readonly title: string
  readonly body: string
  /** How far score and comments stand out; 1 is ordinary. */
  readonly lift: number
  readonly mark: "thread" | "bot" | "adult" | "deleted" | "removed" | null
}
