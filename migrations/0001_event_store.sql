-- One row per event. The primary key is the guard against two writers; `tx` and `global` together order all streams.
CREATE TABLE events (
  stream text COLLATE "C" NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  global bigint GENERATED ALWAYS AS IDENTITY,
  tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
  type text NOT NULL,
  opens boolean NOT NULL,
  data jsonb NOT NULL,
  meta jsonb NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (stream, version)
);
CREATE INDEX events_in_order ON events (tx, global);
CREATE INDEX events_opening ON events (stream, version) WHERE opens;

-- The answer to a command that carried its own id: the events (first_version, last_version] of the stream.
CREATE TABLE command_receipts (
  stream text COLLATE "C" NOT NULL,
  command_id text COLLATE "C" NOT NULL,
  content text NOT NULL,
  first_version integer NOT NULL,
  last_version integer NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (stream, command_id)
);

-- How far each follower of the event log has come.
CREATE TABLE checkpoints (
  follower text PRIMARY KEY,
  tx xid8 NOT NULL,
  global bigint NOT NULL
);

-- Appends in one call. Gives the new version, or NULL when the stream has moved on or the command was answered meanwhile.
CREATE FUNCTION append_events(
  p_stream text, p_expected integer, p_events text, p_meta text, p_at timestamptz, p_command text, p_content text
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_version integer;
BEGIN
  -- Losers wait here for the winner's commit instead of failing on the key and spinning.
  PERFORM pg_advisory_xact_lock(hashtextextended(p_stream, 0));
  SELECT version INTO v_version FROM events WHERE stream = p_stream ORDER BY version DESC LIMIT 1;
  IF coalesce(v_version, 0) <> p_expected THEN
    RETURN NULL;
  END IF;
  INSERT INTO events (stream, version, type, opens, data, meta, recorded_at)
  SELECT p_stream, p_expected + position, event->>'type', (event->>'opens')::boolean, event->'data', p_meta::jsonb, p_at
  FROM jsonb_array_elements(p_events::jsonb) WITH ORDINALITY AS list (event, position)
  ORDER BY position;
  GET DIAGNOSTICS v_version = ROW_COUNT;
  v_version := p_expected + v_version;
  IF p_content IS NOT NULL THEN
    INSERT INTO command_receipts (stream, command_id, content, first_version, last_version, recorded_at)
    VALUES (p_stream, p_command, p_content, p_expected, v_version, p_at)
    ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      -- Only an answer without events gets here, so nothing was inserted above.
      RETURN NULL;
    END IF;
  END IF;
  RETURN v_version;
END
$$;
