-- What a call with an Idempotency-Key answered, so that a lost answer is given again. Kept for a day.
CREATE TABLE call_receipts (
  account_id uuid NOT NULL,
  call       text NOT NULL,
  -- Hashes: of the key as it was sent, and of everything that was asked.
  key        text NOT NULL CHECK (length(key) = 64),
  asked      text NOT NULL CHECK (length(asked) = 64),
  -- Absent while the call is being carried out.
  answer     jsonb,
  begun_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, call, key)
);
CREATE INDEX call_receipts_by_age ON call_receipts (begun_at);
