-- Inline read model of the quota streams, written in the same transaction as their events. A row without a current
-- month counts as zero: nothing resets it.
CREATE TABLE usage (
  user_id text COLLATE "C" PRIMARY KEY,
  version integer NOT NULL,
  period text NOT NULL,
  last_event_at timestamptz,
  scripts_charged integer NOT NULL,
  open_reservations jsonb NOT NULL,
  topics_viewed integer NOT NULL,
  extra_scripts integer NOT NULL,
  extra_topic_views integer NOT NULL,
  extra_until date
);
