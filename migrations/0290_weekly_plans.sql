-- Topics for somebody's week, from its Monday on: as they were first chosen.
CREATE TABLE weekly_plans (
  user_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  week date NOT NULL,
  topics jsonb NOT NULL,
  -- The day the topics stand for, when they were found in sample data.
  sample_date date,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, week)
);
CREATE INDEX weekly_plans_by_age ON weekly_plans (created_at);

-- Where the person is, as their browser says: whose Monday morning it is.
ALTER TABLE notification_preferences ADD COLUMN time_zone text CHECK (length(time_zone) <= 64);

-- Who gets the plan of the week by mail.
CREATE INDEX notification_preferences_weekly ON notification_preferences (user_id)
  WHERE marketing_emails AND email_notifications;
