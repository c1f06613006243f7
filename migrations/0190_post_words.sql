-- What the writer of a script proposes to type beside its video; scripts of before have none.
ALTER TABLE generated_scripts ADD COLUMN post jsonb NOT NULL DEFAULT '{}';
