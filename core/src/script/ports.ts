import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { ExperienceLevel, PreferredTone, Profession } from "#account/profile.ts"
import type { Topic } from "#topic/topic.ts"
import type { BeatPlan } from "./beats.ts"
import type { Draft } from "./draft.ts"
import type { Budget } from "./pace.ts"
import type { WriterMisconfigured, WriterUnavailable } from "./rejections.ts"
import type { Script } from "./script.ts"
import type { Duration, Language, ScriptSettings, TargetPlatform } from "./settings.ts"
import type { Given } from "./support/given.ts"

/** What a writer may know of the person who will film: never a name or an address. */
export interface WriterProfile {
  readonly profession: Profession | null
  readonly experienceLevel?: ExperienceLevel | null
  readonly specialty: string | null
  readonly preferredTone: PreferredTone | null
  readonly brandPersonality: string | null
  readonly targetAudience: string | null
  readonly contentGoals: string | null
}

/** Why the last draft came back, in words a writer can act on. */
export interface Revision {
  /** Null when the answer could not be read as a draft. */
  readonly previous: Draft | null
  readonly problems: ReadonlyArray<string>
}

/** One order to a writer. `topic` is null for a custom script, of which only the title is known. */
export interface WritingOrder {
  readonly title: string
  readonly topic: Topic | null
  /** One of the topic's angles, when the person chose it; the script is built on it. */
  readonly angle: string | null
  readonly settings: ScriptSettings
  readonly plan: BeatPlan
  readonly budget: Budget
  readonly disclaimer: string
  readonly profile: WriterProfile | null
  readonly revision: Revision | null
  /** How many scripts the person has from this very order: the next one is to be another. */
  readonly earlier: number
  /** What the evidence library has for it. */
  readonly given: Given
  /** How the person speaks: the first words of scripts of theirs that they have checked, in the order's language. */
  readonly voice: ReadonlyArray<string>
}

/** What a writer answers: a draft nobody has checked yet, and what it cost. `cost` is in US dollars, null when unknown. */
export interface Written {
  readonly draft: unknown
  readonly tokens: number
  readonly cost: number | null
}

/** The writer answered, but with nothing that can be read as a draft, or it declined. It costs what it costs. */
export class DraftUnusable extends Schema.TaggedError<DraftUnusable>()("DraftUnusable", {
  reason: Schema.Literals(["unreadable", "writer_declined"]),
  tokens: Schema.Natural,
  cost: Schema.NullOr(Schema.Finite),
  /** What was wrong with it, in words the writer can act on. */
  problems: Schema.Array(Schema.String),
}) {}

/** Something that writes one draft. `onText` gets the text as it arrives, for progress only. */
export interface Writer {
  /** "offline", or the model's name. */
  readonly name: string
  readonly madeByAi: boolean
  /** Which wording of the instructions a model is given; absent where there is no model. */
  readonly promptVersion?: string
  /** `onLost` is told what a call took that ends without an answer: it broke off, or was given up. */
  readonly write: (
    order: WritingOrder,
    onText: (delta: string) => Effect.Effect<void>,
    onLost?: (taken: Pick<Written, "tokens" | "cost">) => Effect.Effect<void>,
  ) => Effect.Effect<Written, WriterUnavailable | WriterMisconfigured | DraftUnusable>
}

/**
 * Port. The writer that is configured. Interrupting the effect stops the work at the provider. The caller bounds the
 * time. `withoutAi`: who writes where somebody wants no AI; absent where this writer uses none.
 */
export class ScriptWriter extends Context.Service<ScriptWriter, Writer & { readonly withoutAi?: Writer }>()(
  "core/script/ScriptWriter",
) {}

/**
 * A stored script with what the store alone needs: the reservation that paid for it. `isFree`: nothing did, it was
 * written for a guest who then signed up.
 */
export interface StoredScript {
  readonly script: Script
  readonly reservationId: string
  readonly isFree?: boolean
}

/** So many excerpts show how somebody speaks, and so many characters of each. */
export const voiceSamples = 3
export const voiceLength = 400

export interface ScriptFilters {
  readonly targetPlatform: TargetPlatform | null
  readonly language: Language | null
  readonly duration: Duration | null
  /** Words that must occur in title or text, case ignored; null for all. */
  readonly text: string | null
}

export interface ScriptPage {
  readonly scripts: ReadonlyArray<Script>
  /** How many more scripts stand on this page and cannot be read by this release. */
  readonly unreadable: number
  /** Pass it as `cursor` for the next page; null at the end. Opaque. */
  readonly nextCursor: string | null
}

/** What makes two orders of one person the same. */
export interface SameOrder {
  readonly userId: string
  readonly topicId: string | null
  readonly topicTitle: string
  readonly settings: ScriptSettings
}

/** Port. Finished scripts, newest first. A person sees only their own. */
export class Scripts extends Context.Service<
  Scripts,
  {
    readonly byReservation: (userId: string, reservationId: string) => Effect.Effect<Script | null>
    /** Whether the script of a reservation was stored, and its owner has removed it. */
    readonly isRemoved: (userId: string, reservationId: string) => Effect.Effect<boolean>
    /** Refuses, as a defect, a second script for one reservation. */
    readonly insert: (stored: StoredScript) => Effect.Effect<void>
    readonly byId: (userId: string, id: string) => Effect.Effect<Script | null>
    /**
     * Keeps what was read of a script's words, and the findings with it, as long as the script is at this version; false
     * when it has moved on. Its words stay as they are, and so does its version.
     */
    readonly keepReading: (script: Script) => Effect.Effect<boolean>
    /** Whether the person has ever had a script written as an account, deleted ones included. */
    readonly hasAny: (userId: string) => Effect.Effect<boolean>
    /**
     * Forgets a script with its versions and approvals; false when there is none. That one was written stays known
     * (`hasAny`), and so does its charge: nothing is given back.
     */
    readonly remove: (userId: string, id: string, at: string) => Effect.Effect<boolean>
    /**
     * The first words of a person's own checked scripts of a language, the latest check first: at most `voiceSamples`
     * of `voiceLength` characters.
     */
    readonly voiceOf: (userId: string, language: Language) => Effect.Effect<ReadonlyArray<string>>
    /** How many scripts a person has on a topic (or, without one, under a title) with these settings. */
    readonly countOf: (order: SameOrder) => Effect.Effect<number>
    /** At most `limit` (1 to 100). A cursor that cannot be read starts from the newest. */
    readonly list: (query: {
      readonly userId: string
      readonly filters: ScriptFilters
      readonly cursor: string | null
      readonly limit: number
    }) => Effect.Effect<ScriptPage>
    /** Median seconds from click to script over the last seven days; null under 20 runs. */
    readonly medianSeconds7d: Effect.Effect<number | null>
  }
>()("core/script/Scripts") {}

/** What is known of a key. `releasedAt`: the click it stands for ended without a script. ISO 8601, UTC. */
export interface KnownKey {
  readonly reservationId: string
  readonly claimedAt: string
  readonly releasedAt: string | null
}

/** Port. Remembers what an Idempotency-Key was first used for, for at least 24 hours. */
export class GenerationKeys extends Context.Service<
  GenerationKeys,
  {
    /**
     * Stores the key unless it is there. Gives the request it stands for (a fingerprint) and its reservation, which
     * is always the same for the same person and key. Claimed again for the same request, it counts as not released.
     */
    readonly claim: (claim: {
      readonly userId: string
      readonly key: string
      readonly request: string
      /** ISO 8601, UTC. */
      readonly at: string
    }) => Effect.Effect<{ readonly request: string; readonly reservationId: string }>
    /** Null: nobody has sent this key, or it is older than what is kept. */
    readonly find: (asked: {
      readonly userId: string
      readonly key: string
    }) => Effect.Effect<KnownKey | null>
    /** Notes that nothing came of the click. A reservation without a key has nothing to note. */
    readonly release: (reservationId: string, at: string) => Effect.Effect<void>
  }
>()("core/script/GenerationKeys") {}

/** Port. The forum texts a topic was made from, to make sure that no script repeats them. At most 300, none older than 30 days. */
export class SourceTexts extends Context.Service<
  SourceTexts,
  { readonly of: (topic: Topic) => Effect.Effect<ReadonlyArray<string>> }
>()("core/script/SourceTexts") {}

/**
 * One finished call to a writer, a reader of claims or a labeller of topics, successful or not. Milliseconds; `apiCost`
 * in US dollars. A guest is nobody, and so is who words the topics.
 */
export interface BackendCall {
  readonly userId: string | null
  readonly actionType:
    "script_generation" | "beat_rewrite" | "guest_script" | "claims_reading" | "topic_label"
  readonly tokensUsed: number
  readonly apiCost: number | null
  readonly duration: number
  readonly success: boolean
  readonly errorMessage: string | null
  readonly metadata: { readonly [name: string]: string | number | boolean | null }
}

/** Port. The record that cost and speed figures are computed from. */
export class BackendUsage extends Context.Service<
  BackendUsage,
  { readonly record: (call: BackendCall) => Effect.Effect<void> }
>()("core/script/BackendUsage") {}
