-- What the language model of the claims check has read of a script, and what it found there.
ALTER TABLE generated_scripts ADD COLUMN reading jsonb NOT NULL DEFAULT '{}';
