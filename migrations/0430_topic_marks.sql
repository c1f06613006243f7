-- Themes that somebody saved, and themes that are not for them. A mark outlives the topics of its theme.
CREATE TABLE topic_marks (
  user_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  theme_key character varying(100) NOT NULL,
  mark text NOT NULL CHECK (mark IN ('saved', 'not_for_me')),
  marked_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, theme_key)
);
CREATE INDEX topic_marks_by_time ON topic_marks (user_id, mark, marked_at DESC, theme_key DESC);

-- The topics of a theme.
CREATE INDEX trending_topics_by_theme ON trending_topics (theme_key);
