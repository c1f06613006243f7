-- Messages of the payment provider, each stored once (hash of the raw body) before anything is done about it.
CREATE TABLE webhook_inbox (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  event_name text NOT NULL,
  body bytea NOT NULL,
  received_at timestamptz NOT NULL,
  deliveries integer NOT NULL DEFAULT 1,
  attempts integer NOT NULL DEFAULT 0,
  user_id text,
  -- received: not done yet; done; ignored: none of our business; dead: tried in vain, waits for an operator.
  status text NOT NULL DEFAULT 'received' CHECK (status IN ('received', 'done', 'ignored', 'dead')),
  last_error text,
  settled_at timestamptz
);
CREATE INDEX webhook_inbox_received_at ON webhook_inbox (received_at DESC, hash);
CREATE INDEX webhook_inbox_open ON webhook_inbox (received_at) WHERE status IN ('received', 'dead');
CREATE INDEX webhook_inbox_user_id ON webhook_inbox (user_id) WHERE user_id IS NOT NULL;

-- One trial per person. Keys are keyed hashes of an unaliased address or of the provider's customer id.
CREATE TABLE trial_keys (
  user_id text NOT NULL,
  key_hash text NOT NULL,
  PRIMARY KEY (user_id, key_hash)
);
-- user_id is null when the account was erased: the hash stays, whose it was does not.
CREATE TABLE trial_redemptions (
  key_hash text PRIMARY KEY,
  user_id text,
  redeemed_at timestamptz NOT NULL
);
CREATE INDEX trial_redemptions_user_id ON trial_redemptions (user_id) WHERE user_id IS NOT NULL;

-- The Professional waitlist, with double opt-in: an address counts once `confirmed_at` is set.
CREATE TABLE waitlist (
  email text PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz
);

-- The test clock: one row, milliseconds that the product's clock is ahead of real time.
CREATE TABLE test_clock (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  ahead_ms bigint NOT NULL
);
