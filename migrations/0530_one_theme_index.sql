-- The same index stood there twice, and each was written with every edition.
DROP INDEX trending_topics_theme;
