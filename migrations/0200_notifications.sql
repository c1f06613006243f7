-- What happened beside the event log and is to be told; taken away as it is told.
CREATE TABLE happenings (
  place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Whom it is about; NULL: for every administrator.
  account_id uuid,
  happening jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX happenings_by_account ON happenings (account_id) WHERE account_id IS NOT NULL;

-- The list of the app. `place` is the order of telling.
CREATE TABLE in_app_notifications (
  id uuid PRIMARY KEY,
  place bigint GENERATED ALWAYS AS IDENTITY,
  user_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  title text NOT NULL,
  message text NOT NULL,
  type text NOT NULL DEFAULT 'info' CHECK (type IN ('info', 'success', 'warning', 'error')),
  is_read boolean NOT NULL DEFAULT false,
  action_url text,
  action_text text,
  created_at timestamptz NOT NULL,
  CONSTRAINT in_app_notifications_action CHECK ((action_url IS NULL) = (action_text IS NULL))
);
CREATE INDEX in_app_notifications_by_user ON in_app_notifications (user_id, place DESC);
CREATE INDEX in_app_notifications_unread ON in_app_notifications (user_id) WHERE NOT is_read;
CREATE INDEX in_app_notifications_by_age ON in_app_notifications (created_at);

-- A person without a row has the usual ones.
CREATE TABLE notification_preferences (
  user_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  email_notifications boolean NOT NULL DEFAULT true,
  trial_expiration_emails boolean NOT NULL DEFAULT true,
  payment_notifications boolean NOT NULL DEFAULT true,
  plan_upgrade_emails boolean NOT NULL DEFAULT true,
  in_app_notifications boolean NOT NULL DEFAULT true,
  marketing_emails boolean NOT NULL DEFAULT false,
  language text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- What was told to whom, so that nothing is told twice. The letter's own fate stands in mail_log.
CREATE TABLE notification_logs (
  user_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- What it is about: an event's place, or the thing itself.
  about text COLLATE "C" NOT NULL,
  template_key text NOT NULL,
  in_app boolean NOT NULL,
  mail_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, about, template_key)
);
CREATE INDEX notification_logs_by_age ON notification_logs (created_at);

-- Only what happens from now on is told.
INSERT INTO checkpoints (follower, tx, global)
SELECT 'notifications', tx, global FROM events ORDER BY tx DESC, global DESC LIMIT 1
ON CONFLICT DO NOTHING;

-- Finds trials that may be over without looking at everybody.
CREATE INDEX subscription_overview_by_change ON subscription_overview (changed_at);
