-- The language that a plan was chosen for; null where that was not kept.
ALTER TABLE weekly_plans ADD COLUMN language text;
