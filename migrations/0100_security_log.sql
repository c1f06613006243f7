-- What matters to safety: sign-ins, refusals, changes of rights, erasures. Addresses are keyed hashes. Kept for 90 days.
CREATE TABLE security_log (
  id         uuid PRIMARY KEY,
  kind       text NOT NULL,
  account_id text,
  caused_by  text,
  mailbox    text,
  network    text,
  detail     text NOT NULL CHECK (length(detail) <= 200),
  times      integer NOT NULL CHECK (times > 0),
  first_at   timestamptz NOT NULL DEFAULT now(),
  last_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX security_log_last_at ON security_log (last_at);
CREATE INDEX security_log_kind ON security_log (kind, last_at);
CREATE INDEX security_log_account ON security_log (account_id, last_at) WHERE account_id IS NOT NULL;
CREATE INDEX security_log_mailbox ON security_log (mailbox, last_at) WHERE mailbox IS NOT NULL;
CREATE INDEX security_log_network ON security_log (network, last_at) WHERE network IS NOT NULL;
