import * as Schema from "effect/Schema"
import { usualLanguage } from "#language/names.ts"
import { Language } from "#script/settings.ts"
import { lacking } from "#kernel/document.ts"
import { Specialty } from "./specialty.ts"
import {
  AtOnce,
  Companion,
  Factor,
  FirstSeen,
  NewWord,
  Platform,
  type Topic,
  UserIntent,
  Velocity,
} from "./topic.ts"

const texts = Schema.Array(Schema.String)

const DailyCount = Schema.Struct({
  day: Schema.String,
  posts: lacking(Schema.Natural, 0),
  comments: lacking(Schema.Natural, 0),
  upvotes: lacking(Schema.Int, 0),
})

const CommunityCount = Schema.Struct({
  community: Schema.String,
  posts: lacking(Schema.Natural, 0),
  comments: lacking(Schema.Natural, 0),
  upvotes: lacking(Schema.Int, 0),
  expected: lacking(Schema.Finite, 0),
  historyPosts: lacking(Schema.Natural, 0),
  windowTotal: lacking(Schema.Natural, 0),
  historyTotal: lacking(Schema.Natural, 0),
})

const Paraphrase = Schema.Struct({
  text: Schema.String,
  community: lacking(Schema.String, ""),
  upvotes: lacking(Schema.Int, 0),
  comments: lacking(Schema.Natural, 0),
  url: lacking(Schema.String, ""),
})

const ScoreFactor = Schema.Struct({
  factor: lacking(Schema.NullOr(Factor), null),
  figures: lacking(Schema.Array(Schema.Finite), []),
  name: Schema.String,
  value: lacking(Schema.String, ""),
  weight: lacking(Schema.Finite, 0),
  points: lacking(Schema.Finite, 0),
})

const Engagement = Schema.Struct({
  standing: lacking(Schema.Finite, 0),
  upvotes: lacking(Schema.Finite, 0),
  comments: lacking(Schema.Finite, 0),
  size: lacking(Schema.Finite, 0),
  spread: lacking(Schema.Finite, 0),
})

const counted = {
  says: Schema.String,
  posts: lacking(Schema.Natural, 0),
  expected: lacking(Schema.Finite, 0),
  word: lacking(Schema.NullOr(NewWord), null),
  firstSeen: lacking(Schema.NullOr(FirstSeen), null),
  communities: lacking(Schema.Natural, 0),
  newCommunities: lacking(texts, []),
}

const WhyNow = Schema.Union([
  Schema.Struct({ kind: Schema.tag("new_word"), ...counted, word: NewWord }),
  Schema.Struct({ kind: Schema.tag("first_seen"), ...counted, firstSeen: FirstSeen }),
  Schema.Struct({ kind: Schema.tag("companion"), ...counted, companion: Companion }),
  Schema.Struct({ kind: Schema.tag("at_once"), ...counted, atOnce: AtOnce }),
  Schema.Struct({ kind: Schema.Literals(["spread", "more_posts"]), ...counted }),
])

const Beside = Schema.Struct({ name: Schema.String, posts: Schema.Natural })

const Asked = Schema.Struct({
  text: Schema.String,
  posts: lacking(Schema.Natural, 0),
  among: lacking(Schema.Natural, 0),
})

/** What is not known of the evidence is taken at its weakest: no tail, not significant, a cold baseline. */
const Evidence = Schema.Struct({
  windowFrom: Schema.String,
  windowTo: Schema.String,
  days: lacking(Schema.Array(DailyCount), []),
  communities: lacking(Schema.Array(CommunityCount), []),
  expected: lacking(Schema.Finite, 0),
  tail: lacking(Schema.Finite, 1),
  significant: lacking(Schema.Boolean, false),
  baseline: lacking(Schema.Literals(["warm", "cold"]), "cold"),
  quality: lacking(Schema.Literals(["full", "comments_only"]), "full"),
  measured: lacking(Velocity, "emerging"),
  concepts: lacking(texts, []),
  engagement: lacking(Engagement, {}),
  score: lacking(Schema.Array(ScoreFactor), []),
  opportunity: lacking(Schema.Array(ScoreFactor), []),
  whyNow: lacking(Schema.NullOr(WhyNow), null),
  question: lacking(Schema.NullOr(Asked), null),
  tells: Schema.optionalKey(Schema.Literals(["question", "subject", "word"])),
  sharing: Schema.optionalKey(Schema.NullOr(Schema.Natural)),
  among: Schema.optionalKey(Schema.NullOr(Schema.Natural)),
  beside: Schema.optionalKey(Schema.NullOr(Beside)),
})

/**
 * A row of `trending_topics` of any release, under the names of `Topic`: scripts refer to topics of old editions. The
 * examples stand in `fixtures/documents/topics.json`.
 */
export const TopicDocument = Schema.Struct({
  id: Schema.String,
  language: lacking(Language, usualLanguage),
  themeKey: Schema.String,
  title: Schema.String,
  description: Schema.String,
  previewSnippet: lacking(Schema.String, ""),
  category: lacking(Schema.String, "health"),
  trendVelocity: Velocity,
  tag: Velocity,
  growthVelocity: Schema.Finite,
  multiplier: Schema.NullOr(Schema.Finite),
  engagementScore: lacking(Schema.Natural, 0),
  opportunityScore: lacking(Schema.Natural, 0),
  postCount: lacking(Schema.Natural, 0),
  postsToday: lacking(Schema.Natural, 0),
  totalUpvotes: lacking(Schema.Int, 0),
  totalComments: lacking(Schema.Natural, 0),
  platforms: lacking(Schema.Array(Platform), []),
  targetPlatforms: lacking(Schema.Array(Platform), []),
  sourceLinks: lacking(texts, []),
  subredditSources: lacking(texts, []),
  scriptAngles: lacking(texts, []),
  userIntent: UserIntent,
  userContext: lacking(Schema.String, ""),
  trendAnalysis: lacking(Schema.String, ""),
  targetProfession: lacking(Schema.NullOr(Specialty), null),
  specialtyRelevance: lacking(
    Schema.Array(Schema.Struct({ specialty: Specialty, share: lacking(Schema.Finite, 0) })),
    [],
  ),
  keywords: lacking(texts, []),
  redditQuotes: lacking(Schema.Array(Paraphrase), []),
  engagementData: Evidence,
  isActive: Schema.Boolean,
  sampleDate: lacking(Schema.NullOr(Schema.String), null),
  createdAt: Schema.String,
  updatedAt: Schema.String,
}) satisfies Schema.Decoder<Topic>
