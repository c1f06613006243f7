-- How each community answered of late: a process that starts anew goes on resting, and operators see since when it fails.
CREATE TABLE source_standings (
  -- As subreddit_config.key and scraping_logs.subreddit_name call it.
  community text PRIMARY KEY,
  last_ok_at timestamptz,
  failing_since timestamptz,
  failures integer NOT NULL CHECK (failures >= 0),
  next_try_at timestamptz,
  CONSTRAINT source_standings_failing CHECK (
    (failures = 0) = (failing_since IS NULL) AND (failures = 0) = (next_try_at IS NULL))
);
COMMENT ON COLUMN source_standings.failures IS 'in a row';

-- Until when a source has asked to be left alone, by the name of its reader.
CREATE TABLE source_limits (
  reader text PRIMARY KEY,
  rests_until timestamptz NOT NULL
);

-- What is known of it from the log of collections.
INSERT INTO source_standings (community, last_ok_at, failures)
SELECT subreddit_name, max(created_at), 0 FROM scraping_logs WHERE success GROUP BY subreddit_name;
