-- Forum communities the product reads, the posts it holds for at most 30 days, and a log line per community and run.

CREATE TABLE subreddit_config (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name       varchar(50) NOT NULL CHECK (name ~ '^[A-Za-z0-9_]{2,50}$'),
  is_active  boolean NOT NULL DEFAULT true,
  post_limit integer NOT NULL DEFAULT 50 CHECK (post_limit BETWEEN 10 AND 100),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX subreddit_config_name ON subreddit_config (lower(name));

-- Professional or general interest: on. Communities of patients: off, because a person's health could be inferred.
INSERT INTO subreddit_config (name, is_active)
SELECT name, true FROM unnest(ARRAY[
  'nutrition', 'ScientificNutrition', 'dietetics', 'Supplements', 'Nootropics', 'pharmacy', 'PharmacyTechnician',
  'pharmacology', 'physicaltherapy', 'sportsmedicine', 'Fitness', 'AdvancedFitness', 'bodyweightfitness', 'xxfitness',
  'running', 'AdvancedRunning', 'personaltraining', 'flexibility', 'Biohackers'
]) AS name
UNION ALL
SELECT name, false FROM unnest(ARRAY[
  'naturalbodybuilding', 'triathlon', 'Velo', 'medicine', 'Residency', 'HealthyFood', 'EatCheapAndHealthy',
  'PlantBasedDiet', 'MealPrepSunday', 'weightroom', 'crossfit', 'yoga', 'getdisciplined', 'AskDocs', 'diabetes',
  'ibs', 'backpain', 'PlantarFasciitis', 'ACL', 'sleep', 'loseit', 'intermittentfasting'
]) AS name;

-- `source` keeps recordings, uploads and live forums apart: none of them is ever history for another.
CREATE TABLE posts (
  source        text NOT NULL,
  id            text NOT NULL,
  community     text NOT NULL,
  title         text NOT NULL,
  body          text NOT NULL,
  created_at    timestamptz NOT NULL,
  score         integer NOT NULL,
  comments      integer NOT NULL CHECK (comments >= 0),
  author_key    text,
  flair         text,
  permalink     text NOT NULL,
  url           text,
  over18        boolean NOT NULL,
  stickied      boolean NOT NULL,
  removed       boolean NOT NULL,
  automated     boolean NOT NULL,
  first_seen_at timestamptz NOT NULL,
  PRIMARY KEY (source, id)
);
CREATE INDEX posts_by_time ON posts (source, created_at, id);
CREATE INDEX posts_by_community ON posts (source, community, created_at);
CREATE INDEX posts_by_age ON posts (first_seen_at);

CREATE TABLE scraping_logs (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  session_id       uuid NOT NULL,
  subreddit_name   varchar(50) NOT NULL,
  posts_collected  integer NOT NULL CHECK (posts_collected >= 0),
  themes_generated integer NOT NULL DEFAULT 0 CHECK (themes_generated >= 0),
  success          boolean NOT NULL DEFAULT true,
  error_message    text,
  duration         integer NOT NULL CHECK (duration >= 0),
  metadata         jsonb NOT NULL DEFAULT '{}',
  created_at       timestamptz NOT NULL DEFAULT now(),
  UNIQUE (session_id, subreddit_name)
);
COMMENT ON COLUMN scraping_logs.duration IS 'milliseconds';
CREATE INDEX scraping_logs_newest ON scraping_logs (created_at DESC);
