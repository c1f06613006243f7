import * as Schema from "effect/Schema"
import { Language } from "#script/settings.ts"
import { Specialty } from "./specialty.ts"

/**
 * An evergreen subject with the question that people keep asking about it. It does not rise, and is told with the days
 * it was counted over.
 */
export const SteadyQuestion = Schema.Struct({
  /** The topic that it opens as. */
  id: Schema.String,
  /** The subject and the question: the same from day to day. */
  key: Schema.String,
  /** That of its posts, in which all its words are. */
  language: Language,
  title: Schema.String,
  /** As a person would say it, in our words. */
  question: Schema.String,
  subject: Schema.String,
  category: Schema.String,
  /** Posts that are about the subject and ask or answer the question, of those that are about the subject. */
  posts: Schema.Natural,
  among: Schema.Natural,
  /** So many days were counted. */
  days: Schema.Natural,
  communities: Schema.Array(Schema.String),
  angles: Schema.Array(Schema.String),
  specialties: Schema.Array(Specialty),
}).annotate({ identifier: "SteadyQuestion" })
export type SteadyQuestion = typeof SteadyQuestion.Type

/** The same before it has a topic. */
export type AskedSteadily = Omit<SteadyQuestion, "id">

/** The days that steady questions are counted over. */
export const steadyDays = 7
/** So many steady questions are enough for a specialty, and so many for an edition of all. */
export const enoughSteady = 10
export const mostSteady = 60
