-- What each account with a subscription may use, as computed from `subscription_overview`: for lists of many accounts.
-- A row counts for the version it was computed from and until `holds_until`; the reader computes it anew then.
CREATE TABLE account_standings (
  user_id text PRIMARY KEY,
  version integer NOT NULL,
  -- Whose facts counted: provider and mode.
  origin text NOT NULL,
  tier text NOT NULL CHECK (tier IN ('freemium', 'free', 'creator_pro', 'professional', 'admin')),
  status text NOT NULL,
  -- A subscription that is paid for goes on.
  pays boolean NOT NULL,
  trial_ends_at timestamptz,
  access_until timestamptz,
  -- NULL: nothing changes by time alone.
  holds_until timestamptz
);

ALTER TABLE accounts ADD COLUMN last_seen_at timestamptz;
CREATE INDEX accounts_newest ON accounts (created_at DESC, id);
CREATE INDEX accounts_last_seen ON accounts (last_seen_at DESC NULLS LAST, id);
CREATE INDEX accounts_administrators ON accounts (id) WHERE is_admin;
