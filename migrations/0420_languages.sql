-- Topics are made apart for each language that is read; what an edition did not read is counted by language.
ALTER TABLE trending_topics ADD COLUMN language text NOT NULL DEFAULT 'english';
ALTER TABLE editions ADD COLUMN not_read jsonb NOT NULL DEFAULT '[]';
