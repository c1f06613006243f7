import { documentReader } from "@rounds/core/kernel/document.ts"
import { TopicDocument } from "@rounds/core/topic/topic-document.ts"
import type { Topic } from "@rounds/core/topic/topic.ts"
import type postgres from "postgres"
import type { Statements } from "./client.ts"

/** The columns of `trending_topics` under the names of `Topic`; `tag` is the velocity under the landing page's name. */
export const topicColumns = (sql: Statements) => sql`
  topic.id, language, theme_key AS "themeKey", title, description, preview_snippet AS "previewSnippet", category,
  trend_velocity AS "trendVelocity", trend_velocity AS tag, growth_velocity AS "growthVelocity", multiplier,
  engagement_score AS "engagementScore", opportunity_score AS "opportunityScore", post_count AS "postCount",
  posts_today AS "postsToday", total_upvotes AS "totalUpvotes", total_comments AS "totalComments", platforms,
  target_platforms AS "targetPlatforms", source_links AS "sourceLinks", subreddit_sources AS "subredditSources",
  script_angles AS "scriptAngles", user_intent AS "userIntent", user_context AS "userContext",
  trend_analysis AS "trendAnalysis", target_profession AS "targetProfession",
  specialty_relevance AS "specialtyRelevance", keywords, reddit_quotes AS "redditQuotes",
  engagement_data AS "engagementData", is_active AS "isActive",
  (SELECT sample_date::text FROM editions WHERE editions.id = topic.edition_id) AS "sampleDate", created_at AS "createdAt", updated_at AS "updatedAt"`

/** A row of `topicColumns`, of whatever release. */
export const topicOfRow = (row: postgres.Row) =>
  read(String(row["id"]), {
    ...row,
    createdAt: isoOf(row["createdAt"]),
    updatedAt: isoOf(row["updatedAt"]),
  })

const read = documentReader("topic", TopicDocument)

const isoOf = (at: unknown) => (at instanceof Date ? at.toISOString() : at)

/** A topic as one record of the insert statement in `editions.ts`. */
export const rowOfTopic = (topic: Topic, rank: number) => ({
  rank,
  id: topic.id,
  language: topic.language,
  theme_key: topic.themeKey,
  title: topic.title,
  description: topic.description,
  preview_snippet: topic.previewSnippet,
  category: topic.category,
  trend_velocity: topic.trendVelocity,
  growth_velocity: topic.growthVelocity,
  multiplier: topic.multiplier,
  engagement_score: topic.engagementScore,
  opportunity_score: topic.opportunityScore,
  post_count: topic.postCount,
  posts_today: topic.postsToday,
  total_upvotes: topic.totalUpvotes,
  total_comments: topic.totalComments,
  platforms: topic.platforms,
  target_platforms: topic.targetPlatforms,
  source_links: topic.sourceLinks,
  subreddit_sources: topic.subredditSources,
  script_angles: topic.scriptAngles,
  user_intent: topic.userIntent,
  user_context: topic.userContext,
  trend_analysis: topic.trendAnalysis,
  target_profession: topic.targetProfession,
  specialty_relevance: topic.specialtyRelevance,
  keywords: topic.keywords,
  reddit_quotes: topic.redditQuotes,
  engagement_data: topic.engagementData,
  created_at: topic.createdAt,
  updated_at: topic.updatedAt,
})
