-- Finished scripts. One script for one reservation: charged if and only if the row exists.
CREATE TABLE generated_scripts (
  id                    uuid PRIMARY KEY,
  user_id               uuid NOT NULL,
  reservation_id        uuid NOT NULL UNIQUE,
  -- The topic may be gone one day; its title stays with the script.
  topic_id              text,
  topic_title           text NOT NULL CHECK (topic_title <> ''),
  language              varchar(20) NOT NULL DEFAULT 'english',
  script_format         varchar(30) NOT NULL DEFAULT 'trend_reaction',
  content_tone          varchar(30) NOT NULL DEFAULT 'professional',
  target_platform       varchar(30) NOT NULL DEFAULT 'multi_platform',
  duration              varchar(20) NOT NULL DEFAULT '60_seconds',
  beats                 jsonb NOT NULL,
  script_content        text NOT NULL,
  acting_directions     text NOT NULL,
  optimization_tips     jsonb NOT NULL,
  hashtags              text[] NOT NULL,
  estimated_engagement  text NOT NULL,
  disclaimer            text NOT NULL,
  words                 integer NOT NULL CHECK (words > 0),
  spoken_seconds        double precision NOT NULL,
  words_per_minute      double precision NOT NULL,
  claims                jsonb NOT NULL,
  writer                text NOT NULL,
  made_by_ai            boolean NOT NULL,
  created_at            timestamptz NOT NULL
);
CREATE INDEX generated_scripts_by_user ON generated_scripts (user_id, created_at DESC, id DESC);

-- What an Idempotency-Key was first used for. Rows older than a day may go.
CREATE TABLE generation_keys (
  reservation_id uuid PRIMARY KEY,
  user_id        uuid NOT NULL,
  request        text NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX generation_keys_by_user ON generation_keys (user_id);
CREATE INDEX generation_keys_by_age ON generation_keys (created_at);

-- One row per call to a writer, successful or not. `duration` in milliseconds, `api_cost` in US dollars.
CREATE TABLE backend_usage (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id       uuid,
  action_type   varchar(50) NOT NULL,
  tokens_used   integer NOT NULL DEFAULT 0 CHECK (tokens_used >= 0),
  api_cost      numeric(10, 6),
  duration      integer NOT NULL CHECK (duration >= 0),
  success       boolean NOT NULL DEFAULT true,
  error_message text,
  metadata      jsonb NOT NULL DEFAULT '{}',
  created_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX backend_usage_by_time ON backend_usage (action_type, created_at) WHERE success;
CREATE INDEX backend_usage_by_user ON backend_usage (user_id);

-- The leak check looks a topic's posts up by their links.
CREATE INDEX posts_by_permalink ON posts (permalink);
