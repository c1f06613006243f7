-- What people keep asking over a week, in order: a second list of an edition, beside the topics that rise.
ALTER TABLE editions ADD COLUMN steady jsonb NOT NULL DEFAULT '[]';
