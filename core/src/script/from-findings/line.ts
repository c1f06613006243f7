import { ownSaid, type Said, saidFrom } from "#script/said.ts"

/**
 * Where a sentence comes from. Every sentence of a draft has one. `finding`: also a warning of the library, by its
 * finding or by its own name. A `connective` states nothing about the subject.
 */
export type Origin =
  | { readonly kind: "finding"; readonly id: string }
  | { readonly kind: "topic" }
  | { readonly kind: "profile" }
  | { readonly kind: "connective" }
  | { readonly kind: "blank" }
  | { readonly kind: "disclaimer" }

/** What a line says, sentence by sentence, as a script keeps it. A blank is for the speaker to fill. */
export const saidOf = ({ text, origin }: Line): ReadonlyArray<Said> => {
  switch (origin.kind) {
    case "finding":
      return saidFrom(text, "finding", [origin.id])
    case "topic":
      return saidFrom(text, "topic")
    case "profile":
    case "connective":
    case "disclaimer":
      return saidFrom(text, "connective")
    case "blank":
      return ownSaid(text)
  }
}

/** One sentence, or two that are never parted. */
export interface Line {
  readonly text: string
  readonly origin: Origin
  /** Beside a statement: left out where nearly the same has been said. */
  readonly isAside?: boolean
  /** Goes on from the line before it, and is never parted from it. */
  readonly isBound?: boolean
  /** A warning that cannot wait. */
  readonly isUrgent?: boolean
  /** How it is said right behind one. */
  readonly behindUrgent?: string
  /** The number that it says, of the tips that a title counts. */
  readonly number?: number
  /** Says how many sources there are: the one of the finding behind it is named instead, where there is time. */
  readonly isOfSources?: boolean
  /** The same in other words, `text` first: of lines that have them, the second one takes the second. */
  readonly wordings?: ReadonlyArray<string>
}

/**
 * Lines that are said together or not at all: a statement with its limit, and with what it would mislead without.
 * `keys` name what is said, the main thing first, so that no beat says it again in other words.
 */
export interface Group {
  readonly keys: readonly [string, ...ReadonlyArray<string>]
  readonly lines: ReadonlyArray<Line>
}

/** One thing a beat says. The first group is the best; a later one may be shorter. */
export interface Part {
  readonly groups: ReadonlyArray<Group>
  /** Said even when time is short. */
  readonly isNeeded: boolean
  /** Answers the script's question: gives way last. */
  readonly isAnswer?: boolean
  /** Lower is filled in first when time is left. */
  readonly rank: number
}

export interface BeatParts {
  readonly name: string
  readonly parts: ReadonlyArray<Part>
}
