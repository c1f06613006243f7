-- Since when each part of the product is as it is, for the page of states. A row changes only when its state does.
CREATE TABLE service_states (
  part text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('ok', 'degraded', 'down', 'off')),
  since timestamptz NOT NULL
);
