import * as Schema from "effect/Schema"
import { Language, Market } from "#script/settings.ts"

/** A text in every language that scripts are written in. */
export const InEveryLanguage = Schema.Record(Language, Schema.NonEmptyString)
export type InEveryLanguage = typeof InEveryLanguage.Type

/** The question of a person that a finding answers. */
export const Ask = Schema.Literals([
  "what",
  "works",
  "how_much",
  "when",
  "how_long",
  "safe",
  "side_effects",
  "who_not",
  "with",
  "forms",
  "compare",
  "cause",
  "do_first",
  "stop",
  "children",
  "pregnancy",
  "older",
  "myth",
])
export type Ask = typeof Ask.Type

/**
 * How far a finding can be leaned on. `strong`: guideline, regulator, consistent meta-analyses; `moderate`: one
 * meta-analysis or two trials; `weak`: one small trial, cohort, consensus, review; `conflicting`: sources disagree;
 * `none`: looked for, and no study was found.
 */
export const Strength = Schema.Literals(["strong", "moderate", "weak", "conflicting", "none"])
export type Strength = typeof Strength.Type

/** What sort of source a finding rests on. */
export const Design = Schema.Literals([
  "guideline",
  "regulator",
  "fact sheet",
  "meta-analysis",
  "systematic review",
  "review",
  "position stand",
  "consensus",
  "rct",
  "cohort",
  "case report",
  "label",
  "product test",
  "lab",
])
export type Design = typeof Design.Type

/** Where a finding was published, and where and how it was read. Its own sentences are not kept. */
export const FindingSource = Schema.Struct({
  title: Schema.NonEmptyString,
  publisher: Schema.NonEmptyString,
  /** BCP 47 tag of the title and the publisher's name; absent where they are English. */
  lang: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[a-z]{2}$/))),
  year: Schema.NullOr(Schema.Int),
  pmid: Schema.NullOr(Schema.String.check(Schema.isPattern(/^\d{5,8}$/))),
  doi: Schema.NullOr(Schema.String.check(Schema.isPattern(/^10\.\d{4,9}\//))),
  pmcid: Schema.NullOr(Schema.String.check(Schema.isPattern(/^PMC\d{4,9}$/))),
  /** The canonical address, shown as the link. */
  url: Schema.String.check(Schema.isPattern(/^https?:\/\/(?!\d+\.\d+)/)),
  /** The page that was read: its address, or which mirror of which record. */
  readAt: Schema.NonEmptyString,
  readAs: Schema.Literals(["own_page", "index_copy", "republished", "second_hand"]),
  /** What in it the finding rests on, in our words. */
  supports: Schema.NonEmptyString,
})
export type FindingSource = typeof FindingSource.Type

/** One thing that is known about a subject, in our own words, with what it rests on and how far it reaches. */
export const Finding = Schema.Struct({
  id: Schema.String.check(Schema.isPattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  asks: Schema.NonEmptyArray(Ask),
  /** As it is spoken; `brief` says the same in fewer words. */
  says: InEveryLanguage,
  brief: InEveryLanguage,
  /** How good the evidence is; spoken beside the statement. */
  limit: Schema.NullOr(InEveryLanguage),
  /** Who must ask first. */
  safety: Schema.NullOr(InEveryLanguage),
  strength: Strength,
  design: Design,
  population: Schema.String,
  /** "any", or the market whose rule it is: a rule of elsewhere is told everywhere, by a sentence that names whose it is. */
  jurisdiction: Schema.Literals(["any", ...Market.literals]),
  numbers: Schema.Array(Schema.Struct({ value: Schema.NonEmptyString, of: Schema.NonEmptyString })),
  /**
   * Prescription medicines: `efficacy` would promote the medicine when it is spoken to the public, which the EU, the
   * UK and Türkiye forbid; `borderline` depends on the market.
   */
  promotes: Schema.Literals(["none", "efficacy", "borderline"]),
  /** `clinician`: how medicines are handled is not for everyone to say. */
  saidBy: Schema.Literals(["anyone", "clinician"]),
  /** Findings without which this one misleads. */
  mustPair: Schema.Array(Schema.NonEmptyString),
  source: FindingSource,
  /** Read on the publisher's, agency's, index's or repository's own page, with every number in the words read. */
  mayBeSpoken: Schema.Boolean,
  /** What a reviewer should look at first. */
  toVerify: Schema.NullOr(Schema.String),
  /** Day (UTC) on which it was last read against its source. */
  checkedOn: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)),
  /** The source has been withdrawn: the finding is never spoken. */
  retracted: Schema.Boolean,
  /** The clinician who answers for it; null while nobody has signed. */
  signedBy: Schema.NullOr(
    Schema.Struct({ name: Schema.NonEmptyString, qualification: Schema.NonEmptyString }),
  ),
})
export type Finding = typeof Finding.Type
