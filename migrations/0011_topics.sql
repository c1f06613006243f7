-- Published editions and their topics, daily counts per theme, and what people do with topics.

CREATE TABLE editions (
  id             uuid PRIMARY KEY,
  as_of          timestamptz NOT NULL,
  due_on         date,
  finished_at    timestamptz NOT NULL,
  source         text NOT NULL,
  sample_date    date,
  posts_today    integer NOT NULL,
  posts_analysed integer NOT NULL,
  communities    integer NOT NULL,
  topics         integer NOT NULL
);
COMMENT ON COLUMN editions.due_on IS 'day (UTC) of the schedule that this edition fulfils; null when collected by hand';
-- The guard behind "once a day however many workers run".
CREATE UNIQUE INDEX editions_due_once ON editions (source, due_on);
CREATE INDEX editions_newest ON editions (finished_at DESC, id);
CREATE INDEX editions_by_source ON editions (source, finished_at DESC);
CREATE INDEX editions_by_day ON editions (source, as_of DESC);

CREATE TABLE trending_topics (
  id                  text PRIMARY KEY,
  edition_id          uuid NOT NULL REFERENCES editions (id) ON DELETE CASCADE,
  rank                integer NOT NULL CHECK (rank >= 1),
  theme_key           varchar(100) NOT NULL,
  title               text NOT NULL,
  description         text NOT NULL,
  preview_snippet     text NOT NULL,
  category            text NOT NULL DEFAULT 'health',
  trend_velocity      text NOT NULL DEFAULT 'emerging'
                      CHECK (trend_velocity IN ('viral', 'hot', 'emerging', 'rising')),
  growth_velocity     double precision NOT NULL,
  multiplier          double precision NOT NULL,
  engagement_score    integer NOT NULL DEFAULT 0 CHECK (engagement_score BETWEEN 0 AND 100),
  opportunity_score   integer NOT NULL DEFAULT 0 CHECK (opportunity_score BETWEEN 0 AND 100),
  post_count          integer NOT NULL DEFAULT 0,
  posts_today         integer NOT NULL DEFAULT 0,
  total_upvotes       integer NOT NULL DEFAULT 0,
  total_comments      integer NOT NULL DEFAULT 0,
  platforms           jsonb NOT NULL,
  target_platforms    jsonb NOT NULL,
  source_links        jsonb NOT NULL,
  subreddit_sources   jsonb NOT NULL,
  script_angles       jsonb NOT NULL,
  user_intent         varchar(50) NOT NULL,
  user_context        text NOT NULL,
  trend_analysis      text NOT NULL,
  target_profession   varchar(50),
  specialty_relevance jsonb NOT NULL,
  keywords            jsonb NOT NULL,
  reddit_quotes       jsonb NOT NULL,
  engagement_data     jsonb NOT NULL,
  is_active           boolean NOT NULL DEFAULT true,
  created_at          timestamptz NOT NULL,
  updated_at          timestamptz NOT NULL,
  UNIQUE (edition_id, rank)
);
CREATE INDEX trending_topics_active ON trending_topics (is_active) WHERE is_active;

CREATE TABLE theme_archives (
  source          text NOT NULL,
  theme_key       varchar(100) NOT NULL,
  archive_date    date NOT NULL,
  engagement_data jsonb NOT NULL,
  forum_examples  jsonb NOT NULL DEFAULT '[]',
  created_at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source, theme_key, archive_date)
);
CREATE INDEX theme_archives_by_date ON theme_archives (source, archive_date);

CREATE TABLE topic_usage_analytics (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic_id    text NOT NULL,
  topic_title text NOT NULL,
  user_id     text,
  action_type varchar(30) NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX topic_usage_by_time ON topic_usage_analytics (created_at, topic_id);
CREATE INDEX topic_usage_by_user ON topic_usage_analytics (user_id) WHERE user_id IS NOT NULL;
