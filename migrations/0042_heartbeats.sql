-- When each kind of process last said that it is alive. Unlogged: the next beat is seconds away.
CREATE UNLOGGED TABLE heartbeats (
  name    text PRIMARY KEY,
  beat_at timestamptz NOT NULL
);
