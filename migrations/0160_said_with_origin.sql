-- What a script's sentences rest on, numbered, and other first words to choose from. Where each sentence comes from
-- stands in `beats`; scripts of before know neither.
ALTER TABLE generated_scripts ADD COLUMN sources jsonb NOT NULL DEFAULT '[]';
ALTER TABLE generated_scripts ADD COLUMN hooks jsonb NOT NULL DEFAULT '[]';
