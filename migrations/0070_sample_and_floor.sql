-- What rests on sample data says so wherever it goes: a script keeps the day of the topic it was written from.
ALTER TABLE generated_scripts ADD COLUMN sample_date date;
UPDATE generated_scripts AS script SET sample_date = edition.sample_date
FROM trending_topics AS topic JOIN editions AS edition ON edition.id = topic.edition_id
WHERE topic.id = script.topic_id AND edition.sample_date IS NOT NULL;

-- Every post that was ever read, once, whatever its source and however often it is read again. No text, no author: the
-- key is a hash of the post's id. Kept when the post itself is purged.
CREATE TABLE known_posts (
  key     bigint PRIMARY KEY,
  source  text NOT NULL,
  seen_on date NOT NULL
);
CREATE INDEX known_posts_by_source ON known_posts (source, seen_on);
INSERT INTO known_posts (key, source, seen_on)
SELECT hashtextextended(id, 0), min(source), min((first_seen_at AT TIME ZONE 'UTC')::date)
FROM posts WHERE NOT removed GROUP BY id
ON CONFLICT DO NOTHING;

ALTER TABLE editions ADD COLUMN by_hand boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN editions.by_hand IS 'published by an operator although it stood below the floor; later ones are measured by it';

-- Editions below the floor, kept back for an operator for 30 days.
CREATE TABLE withheld_editions (
  id          uuid PRIMARY KEY,
  source      text NOT NULL,
  withheld_at timestamptz NOT NULL,
  due_on      date,
  edition     jsonb NOT NULL,
  shortfalls  jsonb NOT NULL,
  topics      jsonb NOT NULL
);
CREATE INDEX withheld_editions_newest ON withheld_editions (withheld_at DESC);

-- What the collection that runs now is doing; whether one runs is told by its lock.
CREATE TABLE collection_progress (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  stage    jsonb
);
