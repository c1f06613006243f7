import * as DateTime from "effect/DateTime"
import * as Schema from "effect/Schema"
import type { Library } from "#evidence/library.ts"
import { Instant } from "#kernel/text.ts"
import { subjectWords } from "#language/subjects.ts"
import { nextSlot } from "#script/audience-time.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import { isClaimItself } from "#script/from-questions/claim-itself.ts"
import { platformsOf } from "#script/platforms.ts"
import { agreementWords, type PostingSlot, postingTimes, slotWords } from "#script/posting-time.ts"
import type { Script } from "#script/script.ts"
import { Shot, shotListOf } from "#script/shots/shot-list.ts"
import { hashtagsOf } from "./hashtags.ts"
import { Post, postFor } from "./post.ts"
import { subjectOf } from "./subject-of.ts"

/** What a study that names an hour counted; days and months as ISO 8601. */
const StudyBasis = Schema.Struct({
  name: Schema.String,
  count: Schema.Natural,
  of: Schema.Literals(["posts", "videos", "engagements"]),
  accounts: Schema.NullOr(Schema.Natural),
  from: Schema.NullOr(Schema.String),
  until: Schema.String,
})

/** One hour of the week in the audience's local time; `named` of `of` studies recommend it. */
const Slot = Schema.Struct({
  /** "Thursday 18:00 to 18:59". */
  label: Schema.String,
  /** "2 of 3 studies", or "1 of 2 studies, so a weak slot". */
  agreement: Schema.String,
  /** 0 is Sunday. */
  day: Schema.Natural,
  hour: Schema.Natural,
  named: Schema.Natural,
  of: Schema.Natural,
  /** Named by half of the studies at most. */
  isWeak: Schema.Boolean,
  studies: Schema.Array(StudyBasis),
})

const Times = Schema.Struct({
  platform: Schema.Literals(["tiktok", "instagram", "youtube", "linkedin"]),
  best: Slot,
  /** When that hour comes next where the audience is. */
  next: Instant,
  /** The best hour of each day that a study names, Monday first. */
  days: Schema.Array(Slot),
})

/** Everything to film and post a script with, beside its words. */
export const PostingKit = Schema.Struct({
  shots: Schema.Array(Shot),
  hashtags: Schema.Array(Schema.String),
  /** None where the plan does not hold them. */
  posts: Schema.Array(Post),
  /** Whether the plan holds a title, a caption and a first comment for each platform. */
  hasPosts: Schema.Boolean,
  /** The audience's zone, by its name in the IANA database. */
  zone: Schema.String,
  times: Schema.Array(Times),
  /** Whether the owner has checked these very words. */
  isChecked: Schema.Boolean,
}).annotate({ identifier: "PostingKit" })
export type PostingKit = typeof PostingKit.Type

export interface KitMaterial {
  readonly script: Script
  readonly library: Library
  readonly context: ClaimContext
  /** Sentences of the script that are ours. */
  readonly ours: ReadonlySet<string>
  readonly isChecked: boolean
  readonly hasPosts: boolean
  readonly zone: DateTime.TimeZone.Named
  readonly now: DateTime.Utc
}

/** Made from the stored words each time: what changes there changes here. */
export const kitOf = (material: KitMaterial): PostingKit => {
  const { script, library, context, ours, isChecked, hasPosts, zone, now } = material
  const { language, topicTitle: title, targetPlatform } = script
  const { files, asks } = subjectOf(script, library)
  const [subject] = files
  const isClaim = script.topicId === null && isClaimItself(title, context)
  const hashtags = hashtagsOf({
    title,
    language,
    files,
    asks,
    says: isClaim ? "claim" : script.sources.length > 0 ? "sources" : "questions",
  })
  const name = subject?.names[language][0] ?? (isClaim ? subjectWords[language].thisClaim : title)
  return {
    shots: shotListOf(script, subject ?? null),
    hashtags,
    posts: (hasPosts ? platformsOf(targetPlatform) : []).map((platform) =>
      postFor(platform, { script, hashtags, name, isChecked, context, ours }),
    ),
    hasPosts,
    zone: zone.id,
    times: postingTimes(targetPlatform).map(({ platform, best, days }) => ({
      platform,
      best: inWords(best),
      next: DateTime.formatIso(nextSlot(best, zone, now)),
      days: days.map(inWords),
    })),
    isChecked,
  }
}

const inWords = (slot: PostingSlot) => ({
  ...slot,
  label: slotWords(slot),
  agreement: agreementWords(slot),
})
