/** Whose words frame a question: each area has its own circumstances, openings and closings. */
export type Area =
  "training" | "running" | "food" | "supplements" | "pharmacy" | "therapy" | "career" | "science"

/** Something people ask about every now and then. Text is written for this project; no post is anybody's. */
export interface Subject {
  readonly area: Area
  /** Posts a day, all communities together. */
  readonly rate: number
  /** Community and weight, as in "Fitness 3, xxfitness 1". */
  readonly communities: string
  /** Names of the subject, for titles such as "Creatine timing: does it matter?". */
  readonly nouns: ReadonlyArray<string>
  /** Questions that a circumstance can follow: "does creatine timing matter" + "over 50". */
  readonly asks: ReadonlyArray<string>
  /** Sentences of the body. */
  readonly details: ReadonlyArray<string>
}

/** A subject that is on many minds: `extra` posts on each of the last days, ending with the sample day. */
export interface Rise extends Subject {
  readonly extra: ReadonlyArray<number>
  /** How far its posts stand out in score and comments; 1 is ordinary. */
  readonly lift: number
}
