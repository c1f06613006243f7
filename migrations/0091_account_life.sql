-- What was done with an account as a whole: by whom, when and why. The reasons go with the person.
CREATE TABLE account_audit (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  action text NOT NULL CHECK (action IN ('suspended', 'restored', 'exported', 'erasure_asked', 'erased')),
  -- An account's id, cli or job.
  done_by text NOT NULL,
  why text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX account_audit_by_account ON account_audit (account_id, at DESC);
CREATE INDEX account_audit_newest ON account_audit (at DESC, id);

-- Copies of somebody's data, as a ZIP archive, until they expire.
CREATE TABLE account_exports (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  file bytea,
  expires_at timestamptz,
  CONSTRAINT account_exports_finished CHECK ((file IS NULL) = (expires_at IS NULL))
);
CREATE UNIQUE INDEX account_exports_one_waiting ON account_exports (user_id) WHERE file IS NULL;
CREATE INDEX account_exports_newest ON account_exports (user_id, asked_at DESC);
CREATE INDEX account_exports_expiry ON account_exports (expires_at) WHERE expires_at IS NOT NULL;

-- The anonymous tombstone of an erased account: that there was one, and when it went.
CREATE TABLE account_erasures (
  account_id uuid PRIMARY KEY,
  asked_at timestamptz NOT NULL,
  erased_at timestamptz
);
CREATE INDEX account_erasures_open ON account_erasures (asked_at) WHERE erased_at IS NULL;
CREATE INDEX account_erasures_recent ON account_erasures (erased_at) WHERE erased_at IS NOT NULL;

-- A profile belongs to an account.
DELETE FROM user_profiles p WHERE NOT EXISTS (SELECT FROM accounts a WHERE a.id = p.user_id);
ALTER TABLE user_profiles
  ADD CONSTRAINT user_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts (id) ON DELETE CASCADE;
