-- Facts say which provider they come from and whether its money is real. What was stored before is play money until
-- the provider is read again; the read model says so too, as decoding the events does.
UPDATE subscription_overview SET state = jsonb_set(
  jsonb_set(state, '{subscriptions}', (
    SELECT coalesce(jsonb_agg(
      known
      || jsonb_build_object('latest', known -> 'latest' || '{"provider": "sandbox", "mode": "test"}')
      || CASE WHEN known -> 'paid' = 'null' THEN '{}'
           ELSE jsonb_build_object('paid', known -> 'paid' || '{"provider": "sandbox", "mode": "test"}') END
      ORDER BY place), '[]')
    FROM jsonb_array_elements(state -> 'subscriptions') WITH ORDINALITY AS each(known, place))),
  '{invoices}', (
    SELECT coalesce(jsonb_agg(invoice || '{"provider": "sandbox", "mode": "test"}' ORDER BY place), '[]')
    FROM jsonb_array_elements(state -> 'invoices') WITH ORDINALITY AS each(invoice, place)));

-- How far the reconciliation with the provider came: it walks on from there.
CREATE TABLE reconcile_progress (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  after_user_id text NOT NULL,
  noted_at timestamptz NOT NULL
);

-- No query reads by it: the reconciliation walks by account.
DROP INDEX subscription_overview_changed_at;
