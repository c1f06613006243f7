-- What people did with topics. `occasion` says which doing of a kind it was, so that a repeated call counts once.
CREATE TABLE topic_usage_analytics (
  user_id uuid NOT NULL,
  topic_id text NOT NULL,
  topic_title text NOT NULL,
  action_type varchar(30) NOT NULL CHECK (action_type IN ('view', 'script', 'copy', 'export')),
  occasion text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, topic_id, action_type, occasion)
);
CREATE INDEX topic_usage_analytics_by_time ON topic_usage_analytics (created_at);
