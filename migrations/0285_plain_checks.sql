-- Said so that the server gives them back as they stand: a dump of a dump is the same.
ALTER TABLE topic_usage_analytics
  DROP CONSTRAINT topic_usage_analytics_action_type_check,
  ADD CONSTRAINT topic_usage_analytics_action_type_check
    CHECK (action_type::text IN ('view', 'script', 'copy', 'export'));
ALTER TABLE user_feedback
  DROP CONSTRAINT user_feedback_status_check,
  ADD CONSTRAINT user_feedback_status_check CHECK (status::text IN ('open', 'answered', 'closed'));
