export type Env = { readonly [name: string]: string }

/** Values that a setting takes, and values that it refuses with the words of the refusal. */
export interface Row {
  readonly good: ReadonlyArray<string>
  readonly bad: ReadonlyArray<readonly [value: string, says: string]>
  /** What else must be set for the good ones. */
  readonly beside?: Env
}
