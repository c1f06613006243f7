-- A steady question is a topic of its own, so that it can be opened and filmed.
ALTER TABLE trending_topics
  DROP CONSTRAINT trending_topics_trend_velocity_check,
  ADD CONSTRAINT trending_topics_trend_velocity_check
    CHECK (trend_velocity IN ('viral', 'hot', 'emerging', 'rising', 'steady'));
