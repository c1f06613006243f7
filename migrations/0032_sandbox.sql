-- The sandbox payment provider keeps its own books, apart from ours: objects in the provider's JSON:API shape.
CREATE SCHEMA sandbox;

CREATE SEQUENCE sandbox.object_id START 10001;

CREATE TABLE sandbox.objects (
  type text NOT NULL CHECK (type IN ('checkouts', 'orders', 'subscriptions', 'subscription-invoices', 'customers')),
  id text NOT NULL,
  attributes jsonb NOT NULL,
  -- What the provider knows but does not show: the card, custom data, what a checkout asked for.
  private jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (type, id)
);
CREATE INDEX sandbox_objects_newest ON sandbox.objects (type, created_at DESC, id);
CREATE INDEX sandbox_objects_subscription ON sandbox.objects (type, (attributes ->> 'subscription_id'));
CREATE INDEX sandbox_objects_order ON sandbox.objects (type, (attributes ->> 'order_id'));
CREATE INDEX sandbox_objects_email ON sandbox.objects (type, (attributes ->> 'email'));
-- What the billing clock looks for: live subscriptions in the order of their next date.
CREATE INDEX sandbox_objects_due ON sandbox.objects ((private ->> 'due_at'))
  WHERE type = 'subscriptions' AND private ->> 'due_at' IS NOT NULL;

-- Webhooks sent and to be sent, with the provider's retries.
CREATE TABLE sandbox.deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_name text NOT NULL,
  subscription_id text,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_answer text,
  delivered_at timestamptz
);
CREATE INDEX sandbox_deliveries_subscription ON sandbox.deliveries (subscription_id, id DESC);
