/** Tables that hold nothing about our users, and why that is so where it is not plain. */
export const impersonal: ReadonlyArray<string> = [
  "public.checkpoints",
  "public.collection_progress",
  "public.editions",
  "public.guest_ai_turns",
  "public.heartbeats",
  // Names of foods, medicines and other things.
  "public.lexicon_rows",
  // The words of mail before anybody's values are in them.
  "public.notification_templates",
  // Posts of forums: author names are dropped at the door, and texts go after 30 days.
  "public.posts",
  "public.known_posts",
  // Files of such posts; who handed them over stands in the log of actions.
  "public.post_uploads",
  "public.uploaded_posts",
  "public.schema_migrations",
  "public.service_states",
  "public.scraping_logs",
  "public.source_limits",
  "public.source_standings",
  "public.subreddit_config",
  "public.test_clock",
  "public.theme_archives",
  "public.trending_topics",
  "public.withheld_editions",
  "identity.jwks",
  // Counts of requests by a coded network, gone after some minutes.
  "identity.rateLimit",
]
