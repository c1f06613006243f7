import type { Ask, Design } from "#evidence/finding.ts"
import type { HookType } from "#script/said.ts"
import type { ContentTone, TargetPlatform } from "#script/settings.ts"
import type { Called } from "./called.ts"
import type { Missing } from "./subject.ts"

/** What a topic's posts were about, as far as it may be said aloud. */
export interface Crowd {
  readonly posts: number
  /** So many days were counted: three for what rises, seven for what people keep asking. */
  readonly days: 3 | 7
  /** Made-up sample data: said aloud too. */
  readonly isSample: boolean
  /** The question as a person would put it, with its question mark. */
  readonly question: string
}

/** What posts have in common: the question, no more than the subject, or no more than its name. */
export type Asking = "shared" | "about" | "named"

/** A study or a body's text, as it is introduced. */
export interface Study {
  /** One of `designs`. */
  readonly design: string
  readonly year: number | null
  /** The journal or the body; empty when its name cannot be said. */
  readonly publisher: string
  /** A body's own text rather than a paper in a journal. */
  readonly isOfBody: boolean
}

/**
 * The words around the findings in one language. They state nothing about a subject. Of each list one is taken by the
 * subject and the seed, so that two scripts do not sound alike.
 */
export interface Words {
  /** The question about a subject, answerable by ear; ends in a question mark. */
  readonly question: (ask: Ask, called: Called) => string
  /**
   * What people asked: `counted` where it is known how many asked it, `shared` where at least half of the posts ask or
   * answer it (or one part of it), `about` where they have no more than the subject and `named` where they only name it:
   * then the question is the speaker's. Under eight posts no
   * number is said.
   */
  readonly crowd: { readonly [A in Asking]: ReadonlyArray<(crowd: Crowd) => string> } & {
    readonly counted: ReadonlyArray<(crowd: Crowd & { readonly asking: number }) => string>
  }
  readonly handful: { readonly [A in Asking]: ReadonlyArray<(crowd: Crowd) => string> }
  /** Of two things that were asked about together the library has sources on this one alone. */
  readonly alone: ReadonlyArray<(name: string) => string>
  /**
   * What a typed title asks that no finding answers: nothing is known of the subject together with `other`, only of what
   * lies `nearest`, or it may not be said here (`held`). Said before anything else is stated, with what the sources are
   * on (`theirs`): of kefir alone nothing follows where they are on fermented foods.
   */
  readonly missing: {
    readonly [K in Missing["kind"]]: (called: Called, other: string | null, theirs: string) => string
  }
  /** The number of a tip or a mistake that a title counts, as it is said before it; the first is 1. */
  readonly number: (count: number) => string
  /** Goes on from a title that promises more tips or mistakes than the sources bear out: how many follow. */
  readonly fewer: (count: number) => string
  /** The same where they bear out too few to be counted. */
  readonly uncounted: string
  /** Opens what is said instead. */
  readonly known: ReadonlyArray<string>
  /** A typed title that is a name, as a question; what has a colon already asks. */
  readonly titled: ReadonlyArray<(title: string) => string>
  /** Goes on from a title that was the first words: how many sources there are on the subject, and of which year the newest is; null where no year is known, or no time for either. */
  readonly resting: (of: Pick<Called, "name"> | null, sources: number, newest: number | null) => string
  /** Before a step right behind a warning that cannot wait: whom it is for. */
  readonly otherwise: ReadonlyArray<string>
  /** Whether a step says itself, before anything else, whom or which case it is for. */
  readonly isConditional: (step: string) => boolean
  /** The words with which any warning sends somebody to somebody. */
  readonly sends: RegExp
  /**
   * The sources have another name for the subject, or are about all sorts of it: `theirs`. `own` is the topic's name for
   * it; null where it has just been said.
   */
  readonly sources: {
    readonly [S in Exclude<Called["sources"], "same">]: ReadonlyArray<
      (theirs: string, own: string | null) => string
    >
  }
  /** Opens the answer; goes straight into the statement. */
  readonly answer: { readonly [T in ContentTone]: ReadonlyArray<string> }
  /**
   * Opens what is said where no finding answers the question itself: that, and the nearest. `clinical` where it is one
   * for a doctor or pharmacist, `held` where one answers it that may not be said here.
   */
  readonly elsewhere: { readonly [W in "clinical" | "held" | "other"]: ReadonlyArray<string> }
  /** Before a limit that is no sentence of its own. */
  readonly limit: ReadonlyArray<string>
  /** A note as it goes on after a colon: a small first letter where its first word has one. */
  readonly within: (text: string) => string
  /** Whether a text is a headline rather than a sentence one can say: it has no verb, or hangs on a colon. */
  readonly isClipped: (text: string) => boolean
  /** Whether a sentence points back at one before it ("that trial", "too"), and cannot stand first. */
  readonly leans: (text: string) => boolean
  /** First words when no hook of the library is short enough. */
  readonly opening: ReadonlyArray<(name: string) => string>
  /** The same where even the name is too long to open with. */
  readonly shortOpening: string
  /**
   * First words of each type where the library has none that is short enough: they state nothing. `counted` says how
   * many asked, which is only said of eight posts and more; `numbered` says no figure.
   */
  readonly hook: { readonly [T in Exclude<HookType, "number">]: ReadonlyArray<(name: string) => string> } & {
    readonly counted: ReadonlyArray<(name: string, posts: number, isSample: boolean) => string>
    readonly numbered: ReadonlyArray<(name: string) => string>
  }
  /** Introduces the study that a statement rests on, before it: none may be heard as the source of what was said before. */
  readonly study: ReadonlyArray<(study: Study) => string>
  readonly designs: { readonly [D in Design]: string }
  /** Says a myth once, marked as one before it is said. */
  readonly myth: ReadonlyArray<(myth: string) => string>
  readonly truth: ReadonlyArray<(truth: string) => string>
  /** The same at the end, when the evidence for it has been told. */
  readonly truthAgain: ReadonlyArray<(truth: string) => string>
  /** Before a first step, `unless` the step itself says the same word again ("Try this: Try …"). */
  readonly step: ReadonlyArray<{ readonly says: string; readonly unless: RegExp }>
  /** Before a question that the script leaves for the next one. */
  readonly ask: { readonly [P in TargetPlatform]: ReadonlyArray<string> }
  /** When nothing is left to ask. */
  readonly close: { readonly [P in TargetPlatform]: ReadonlyArray<(called: Called) => string> }
  /** The speaker's audience, joined to who is talking where that is known, and field, in the person's own words; null where those cannot be inflected. */
  readonly audience: ((audience: string, speaker: string | undefined) => string) | null
  readonly field: ((field: string, speaker: string) => string) | null
  /** Who is talking. */
  readonly speaker: { readonly [profession: string]: string }
  readonly capital: (text: string) => string
}
