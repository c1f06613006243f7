import { beatPlan } from "#script/beats.ts"
import { disclaimerIn } from "#script/disclaimer.ts"
import { budgetOf } from "#script/pace.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { ScriptSettings } from "#script/settings.ts"
import { nothingGiven } from "#script/support/given.ts"
import type { Topic } from "#topic/topic.ts"

/** A topic as the engine publishes it; `changes` replace fields. */
export const exampleTopic = (changes: Partial<Topic> = {}): Topic => ({
  id: "2026-11-20-magnesium",
  language: "english",
  themeKey: "magnesium",
  title: "Magnesium: how to find a sensible dose",
  description: "47 posts about magnesium in three days.",
  previewSnippet: "47 posts in 3 communities.",
  category: "supplements",
  trendVelocity: "hot",
  tag: "hot",
  growthVelocity: 4.3,
  multiplier: 4.3,
  engagementScore: 72,
  opportunityScore: 64,
  postCount: 47,
  postsToday: 19,
  totalUpvotes: 1_880,
  totalComments: 1_204,
  platforms: ["tiktok", "instagram", "youtube"],
  targetPlatforms: ["tiktok"],
  sourceLinks: ["https://www.reddit.com/r/Supplements/comments/a1/"],
  subredditSources: ["Supplements", "nutrition", "Nootropics"],
  scriptAngles: ["What magnesium can and cannot do for sleep"],
  userIntent: "evidence_check",
  userContext: "31 of 47 posts ask a question about magnesium.",
  trendAnalysis: "47 posts against 11 expected.",
  targetProfession: "sports_pharmacist",
  specialtyRelevance: [{ specialty: "sports_pharmacist", share: 0.6 }],
  keywords: ["magnesium", "sleep"],
  redditQuotes: [
    {
      text: "Someone wonders whether evening magnesium is worth it, next to sleep.",
      community: "Supplements",
      upvotes: 120,
      comments: 44,
      url: "https://www.reddit.com/r/Supplements/comments/a1/",
    },
  ],
  engagementData: {
    windowFrom: "2026-11-17T09:00:00Z",
    windowTo: "2026-11-20T09:00:00Z",
    days: [{ day: "2026-11-20", posts: 19, comments: 400, upvotes: 700 }],
    communities: [],
    expected: 11,
    tail: 0.0001,
    significant: true,
    baseline: "warm",
    quality: "full",
    measured: "hot",
    concepts: ["magnesium"],
    engagement: { standing: 0.8, upvotes: 0.7, comments: 0.8, size: 47, spread: 12 },
    score: [],
    opportunity: [],
  },
  isActive: true,
  sampleDate: null,
  createdAt: "2026-11-20T09:00:00.000Z",
  updatedAt: "2026-11-20T09:00:00.000Z",
  ...changes,
})

export const defaultSettings: ScriptSettings = {
  language: "english",
  scriptFormat: "trend_reaction",
  contentTone: "professional",
  targetPlatform: "multi_platform",
  duration: "60_seconds",
  market: "US",
  promotes: "nothing",
}

/** Every combination of the generator form: 4 formats, 4 tones, 5 platforms, 4 durations, 2 languages. */
export const everySetting: ReadonlyArray<ScriptSettings> = (["english", "turkish"] as const).flatMap(
  (language) =>
    (["trend_reaction", "expert_review", "myth_buster", "quick_tip"] as const).flatMap((scriptFormat) =>
      (["professional", "casual", "investigative", "custom"] as const).flatMap((contentTone) =>
        (["multi_platform", "tiktok", "instagram", "youtube", "linkedin"] as const).flatMap(
          (targetPlatform) =>
            (["30_seconds", "60_seconds", "90_seconds", "2_minutes"] as const).map((duration) => ({
              language,
              scriptFormat,
              contentTone,
              targetPlatform,
              duration,
              market: language === "turkish" ? "TR" : "US",
              promotes: "nothing",
            })),
        ),
      ),
    ),
)

/** The order that the use case would give a writer. */
export const orderFor = (
  settings: ScriptSettings,
  topic: Topic | null,
  title = topic?.title ?? "",
): WritingOrder => ({
  title,
  topic,
  angle: null,
  settings,
  plan: beatPlan(settings.scriptFormat),
  budget: budgetOf(settings.language, settings.duration),
  disclaimer: disclaimerIn(settings.language, title),
  profile: null,
  revision: null,
  earlier: 0,
  given: nothingGiven,
  voice: [],
})
