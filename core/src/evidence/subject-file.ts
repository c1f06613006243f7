import * as Schema from "effect/Schema"
import { Language } from "#script/settings.ts"
import { Specialty } from "#topic/specialty.ts"
import { Finding, FindingSource, InEveryLanguage } from "./finding.ts"
import { Nature } from "./nature.ts"

/** What sort of thing a subject is; decides how soon its findings grow old. */
export const SubjectKind = Schema.Literals([
  "supplement",
  "medicine",
  "interaction",
  "food",
  "diet",
  "condition",
  "body",
  "exercise",
  "habit",
  "gear",
])
export type SubjectKind = typeof SubjectKind.Type

const Names = Schema.Record(Language, Schema.Array(Schema.NonEmptyString))

/** The first name of a subject with the Turkish endings a sentence needs. */
const TurkishCases = Schema.Struct({
  accusative: Schema.NonEmptyString,
  genitive: Schema.NonEmptyString,
  dative: Schema.NonEmptyString,
  locative: Schema.NonEmptyString,
  ablative: Schema.NonEmptyString,
})

const FindingId = Schema.NonEmptyString

/** One subject or pair of subjects with everything a script about it may say. One file of the library. */
export const SubjectFile = Schema.Struct({
  subject: Schema.String.check(Schema.isPattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  kind: SubjectKind,
  /** What it is to who asks about it, where its kind does not say. */
  nature: Schema.optionalKey(Nature),
  /** Names as they are spoken, the usual one first. */
  names: Schema.Record(Language, Schema.NonEmptyArray(Schema.NonEmptyString)),
  /** Other names by which it is found and not called: brands, spellings, wider words. */
  alsoCalled: Names,
  /** Longer names of other things that hold one of these: "cold brew" is no cold, "low blood pressure" no high one. */
  notMeant: Schema.optionalKey(Names),
  /** Those of its names that count in just this form: colds are caught, and cold is a lunch. */
  asWritten: Schema.optionalKey(Names),
  /**
   * Those of its names that are too wide beside a thing that nothing here is on: who asks of the recovery from an
   * operation asks nothing of the days between trainings.
   */
  tooWide: Schema.optionalKey(Names),
  /** Of a pair: by which names either side is found. */
  pair: Schema.NullOr(Schema.Tuple([Names, Names])),
  turkishCases: TurkishCases,
  specialties: Schema.NonEmptyArray(Specialty),
  findings: Schema.Array(Finding),
  /** By the id of a finding, what people type that it answers before any other: found by, and never spoken. */
  askedAs: Schema.optionalKey(Schema.Record(FindingId, Names)),
  myths: Schema.Array(Schema.Struct({ myth: InEveryLanguage, truth: InEveryLanguage, finding: FindingId })),
  /** When to see someone, and how soon. Without a finding or a source, `basis` says what it rests on. */
  redFlags: Schema.NonEmptyArray(
    Schema.Struct({
      says: InEveryLanguage,
      urgency: Schema.Literals(["emergency", "today", "soon"]),
      finding: Schema.NullOr(FindingId),
      source: Schema.NullOr(FindingSource),
      basis: Schema.NullOr(Schema.String),
    }),
  ),
  firstSteps: Schema.Array(Schema.Struct({ says: InEveryLanguage, finding: FindingId })),
  hooks: Schema.NonEmptyArray(
    Schema.Struct({
      type: Schema.Literals(["question", "myth", "surprise", "mistake", "story"]),
      says: InEveryLanguage,
      finding: FindingId,
    }),
  ),
  /** What people ask and no authoritative source was found for. */
  gaps: Schema.Array(Schema.NonEmptyString),
})
export type SubjectFile = typeof SubjectFile.Type
export type RedFlag = SubjectFile["redFlags"][number]
export type Myth = SubjectFile["myths"][number]
export type Hook = SubjectFile["hooks"][number]
export type FirstStep = SubjectFile["firstSteps"][number]

/** Whether a subject is what somebody has or is, rather than takes, eats or does. */
export const isHad = ({ kind }: Pick<SubjectFile, "kind">): boolean => kind === "condition" || kind === "body"
