-- Every letter once: while it waits with its body, afterwards only that and when it was sent, for 180 days.
CREATE TABLE mail_log (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  -- Whose account it is about, when there is one.
  user_id uuid REFERENCES accounts (id) ON DELETE CASCADE,
  -- NULL: forgotten, because the person it went to is.
  recipient text,
  subject text NOT NULL,
  -- Paragraphs and link, until the letter is settled.
  body jsonb,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'refused', 'failed')),
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  last_error text,
  -- How it left: smtp or outbox.
  transport text,
  queued_at timestamptz NOT NULL,
  settled_at timestamptz,
  CONSTRAINT mail_log_body_until_settled CHECK ((status = 'queued') = (body IS NOT NULL)),
  CONSTRAINT mail_log_settled CHECK ((status = 'queued') = (settled_at IS NULL))
);

CREATE INDEX mail_log_by_age ON mail_log (queued_at DESC, id);
CREATE INDEX mail_log_by_user ON mail_log (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX mail_log_by_recipient ON mail_log (recipient) WHERE recipient IS NOT NULL;
CREATE INDEX mail_log_open ON mail_log (queued_at) WHERE status IN ('queued', 'failed');
