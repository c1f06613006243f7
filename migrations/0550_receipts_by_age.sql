-- Receipts are forgotten by their age, a thousand at a time.
CREATE INDEX command_receipts_recorded_at ON command_receipts (recorded_at);

-- What a cancelled subscription and a tier set by an admin give is decided by other rules now: computed anew.
UPDATE account_standings SET holds_until = now()
WHERE status = 'cancelled'
  OR user_id IN (SELECT user_id FROM subscription_overview WHERE state -> 'tierSet' <> 'null'::jsonb);
