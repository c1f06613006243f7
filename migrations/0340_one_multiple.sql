-- One multiple: posts of the window against the usual number, told from eight posts on and where one is usual.
ALTER TABLE trending_topics ALTER COLUMN multiplier DROP NOT NULL;
UPDATE trending_topics
SET multiplier = CASE
  WHEN post_count >= 8 AND (engagement_data ->> 'expected')::double precision >= 1
  THEN round((post_count / (engagement_data ->> 'expected')::double precision)::numeric, 1)
END;
