-- What administrators look at by day and by source.
CREATE INDEX backend_usage_newest ON backend_usage (created_at);
CREATE INDEX scraping_logs_by_community ON scraping_logs (subreddit_name, created_at DESC);
