-- What was done by hand: so far with accounts as a whole, from now on with everything that administrators change.
ALTER TABLE account_audit RENAME TO admin_actions;
ALTER TABLE admin_actions RENAME CONSTRAINT account_audit_pkey TO admin_actions_pkey;
ALTER INDEX account_audit_by_account RENAME TO admin_actions_by_account;
ALTER INDEX account_audit_newest RENAME TO admin_actions_newest;
ALTER TABLE admin_actions
  DROP CONSTRAINT account_audit_action_check,
  ALTER COLUMN account_id DROP NOT NULL,
  -- What it was done to, where that is no account.
  ADD COLUMN subject text,
  -- What was changed, as it was and as it is.
  ADD COLUMN before jsonb,
  ADD COLUMN after jsonb,
  ADD CONSTRAINT admin_actions_action_check CHECK (action ~ '^[a-z_]{3,40}$'),
  ADD CONSTRAINT admin_actions_about_check CHECK (account_id IS NOT NULL OR subject IS NOT NULL);

-- What an administrator notes about an account, for the other administrators.
ALTER TABLE accounts ADD COLUMN admin_notes text NOT NULL DEFAULT '' CHECK (length(admin_notes) <= 4000);
