/** An angle and its form before names are filled in: no two topics of a day have the same form while there are others. */
export interface Idea {
  readonly form: string
  readonly angle: string
  /** The finding that it rests on, which is told once in whatever words. */
  readonly of?: string
  /** Whether it names the subject and neither advises nor reassures: it stands over a bare name without a question. */
  readonly isPlain?: boolean
  /** Whether it names a thing beside the subject that no post names. */
  readonly isForeign?: boolean
  /** Whether it is on what is eaten, taken, put on or used, and the posts name hardly any of that. */
  readonly isUntouched?: boolean
  /** Whether the posts write none of the words by which it differs from what else is known of the subject. */
  readonly isElsewhere?: boolean
}
