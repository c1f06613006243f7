-- A community belongs to a source. Those there were are Reddit's; a recording holds Reddit's and has none of its own.
ALTER TABLE subreddit_config DROP CONSTRAINT subreddit_config_name_check;
DROP INDEX subreddit_config_name;
ALTER TABLE subreddit_config ALTER COLUMN name TYPE text;
ALTER TABLE subreddit_config ADD COLUMN source text NOT NULL DEFAULT 'reddit';
ALTER TABLE subreddit_config ADD COLUMN title text;
ALTER TABLE subreddit_config ADD CONSTRAINT subreddit_config_name CHECK (
  CASE source
    WHEN 'reddit' THEN name ~ '^[A-Za-z0-9_]{2,50}$'
    WHEN 'feed' THEN name ~ '^https://[^[:space:]]+$' AND char_length(name) <= 300
    WHEN 'lemmy' THEN name ~ '^[a-z0-9_]{2,50}@[a-z0-9.-]{4,200}(:[0-9]{2,5})?$'
    WHEN 'stackexchange' THEN name ~ '^[a-z0-9.-]{2,50}(/[a-z0-9.#+-]{1,35})?$'
    WHEN 'upload' THEN name ~ '^[^[:cntrl:]]{2,60}$'
    ELSE false
  END);
ALTER TABLE subreddit_config ADD CONSTRAINT subreddit_config_title CHECK (
  CASE WHEN source = 'feed' THEN title IS NOT NULL AND title ~ '^[^[:cntrl:]]{2,60}$' ELSE title IS NULL END);
COMMENT ON COLUMN subreddit_config.name IS 'as its source addresses it';
COMMENT ON COLUMN subreddit_config.title IS 'what a feed is called';

-- What posts, topics and the log of collections call it by.
ALTER TABLE subreddit_config ADD COLUMN key text NOT NULL GENERATED ALWAYS AS (
  CASE WHEN source = 'reddit' THEN name ELSE source || ':' || coalesce(title, name) END) STORED;
CREATE UNIQUE INDEX subreddit_config_key ON subreddit_config (lower(key));
CREATE UNIQUE INDEX subreddit_config_name_once ON subreddit_config (source, lower(name));
ALTER TABLE scraping_logs ALTER COLUMN subreddit_name TYPE text;
