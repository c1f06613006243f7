import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { Language } from "#script/settings.ts"

/** A post as the labeller reads it: cleaned, without its author. Untrusted. */
export interface LabelledPost {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly community: string
  readonly upvotes: number
  readonly comments: number
  readonly url: string
}

/** What a labeller is given of one topic: how the counts name it, and the posts that are most about it, at most twelve. */
export interface LabelOrder {
  /** That of the posts, in which all words are wanted. */
  readonly language: Language
  readonly subject: string
  readonly title: string
  readonly posts: ReadonlyArray<LabelledPost>
}

/** Words for a topic as a labeller answers them, checked for nothing but their shape. Posts are named by their id. */
export interface RawLabel {
  readonly title: string
  /** The question that most of the posts ask, and which of them ask it; null when they ask nothing in common. */
  readonly question: { readonly text: string; readonly askedBy: ReadonlyArray<string> } | null
  readonly paraphrases: ReadonlyArray<{ readonly post: string; readonly text: string }>
  readonly angles: ReadonlyArray<string>
  /** Posts that are about the subject in the sense of the title. */
  readonly belongs: ReadonlyArray<string>
}

/** Why there is no label. */
export type NotLabelled = "off" | "unreachable" | "unreadable"

/** What a labeller answers, and what the call took. `cost` in US dollars, null while nobody said what the model costs. */
export interface LabelAnswer {
  readonly label: RawLabel | NotLabelled
  readonly tokens: number
  readonly cost: number | null
}

/**
 * Port. Words a topic as a person would: title, question, paraphrases and angles from its posts, and which posts belong.
 * It never fails: where it cannot, it says so. As long as nobody sets one up, topics keep the words of the counts.
 */
export const TopicLabeller = Context.Reference<{
  readonly label: (order: LabelOrder) => Effect.Effect<LabelAnswer>
}>("core/labelling/TopicLabeller", {
  defaultValue: () => ({ label: () => Effect.succeed({ label: "off", tokens: 0, cost: null }) }),
})
