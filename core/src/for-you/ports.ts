import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Profession } from "#account/profile.ts"
import type { Language, Market } from "#script/settings.ts"
import type { OwnTheme } from "./order.ts"
import type { MarkedTopic, PersonalTopic, TopicMark } from "./personal-topic.ts"

/** What is stored of somebody that tells which topics are theirs. */
export interface StoredReader {
  /** Of their screens, and where their videos are shown. */
  readonly language: Language | null
  readonly market: Market | null
  readonly profession: Profession | null
  /** What they added to it in their own words. */
  readonly specialty: string | null
  /** Their newest scripts of topics, newest first, at most 500. */
  readonly written: ReadonlyArray<OwnTheme & { readonly scriptId: string; readonly writtenAt: string }>
  /** What they saved, last saved first, at most 100. */
  readonly saved: ReadonlyArray<OwnTheme>
  /** Their marks of the themes that were asked for. */
  readonly marks: ReadonlyArray<{ readonly themeKey: string; readonly mark: TopicMark }>
}

export interface MarkedPage {
  readonly topics: ReadonlyArray<MarkedTopic>
  readonly nextCursor: string | null
}

/** Port. Which themes people saved, and which are not for them. */
export class TopicMarks extends Context.Service<
  TopicMarks,
  {
    readonly reader: (userId: string, themeKeys: ReadonlyArray<string>) => Effect.Effect<StoredReader>
    /** Null where no topic of this theme was ever published. */
    readonly of: (userId: string, themeKey: string) => Effect.Effect<PersonalTopic | null>
    /** Of some themes, at most 100, those that the person marked or wrote about. */
    readonly among: (
      userId: string,
      themeKeys: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<PersonalTopic>>
    /** Marks a known theme in place of what was said of it before; the same again changes nothing. */
    readonly put: (userId: string, themeKey: string, mark: TopicMark, at: Date) => Effect.Effect<void>
    readonly remove: (userId: string, themeKey: string) => Effect.Effect<void>
    /** Last marked first; a cursor that is not ours begins anew. */
    readonly page: (query: {
      readonly userId: string
      readonly mark: TopicMark
      readonly cursor: string | null
      readonly limit: number
    }) => Effect.Effect<MarkedPage>
  }
>()("core/for-you/TopicMarks") {}
