-- Inline read model of the subscription streams: what entitlementAt(state, now) needs, one row per account.
CREATE TABLE subscription_overview (
  user_id text PRIMARY KEY,
  version integer NOT NULL,
  state jsonb NOT NULL,
  subscription_ids jsonb NOT NULL,
  customer_ids jsonb NOT NULL,
  order_ids jsonb NOT NULL,
  changed_at timestamptz
);

-- Messages of the provider that carry no user id of ours find their account by one of these.
CREATE INDEX subscription_overview_subscription_ids ON subscription_overview USING gin (subscription_ids);
CREATE INDEX subscription_overview_customer_ids ON subscription_overview USING gin (customer_ids);
CREATE INDEX subscription_overview_order_ids ON subscription_overview USING gin (order_ids);
-- The hourly reconciliation walks through the accounts that were changed longest ago.
CREATE INDEX subscription_overview_changed_at ON subscription_overview (changed_at);
