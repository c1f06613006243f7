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
  /** Whether it names things beside the subject, and the posts name none of them. */
  readonly isUntouched?: boolean
}
