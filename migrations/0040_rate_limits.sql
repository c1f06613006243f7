-- Requests of one caller to one route in the current window. Unlogged: after a crash everyone starts at zero.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  hits integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_ends_at ON rate_limits (ends_at);
