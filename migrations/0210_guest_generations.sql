-- The one script that a visitor gets without an account. Of the person there is nothing: the address only as a keyed hash
-- that differs each day, and goes after one.
CREATE TABLE guest_generations (
  id              uuid PRIMARY KEY,
  -- What the visitor's signed cookie says; absent where nothing came of it.
  guest_cookie_id uuid UNIQUE,
  network_hash    text,
  -- One of the network's places of the day: there are no more.
  place           smallint CHECK (place BETWEEN 1 AND 10),
  key_hash        text,
  topic_id        text NOT NULL,
  -- The whole script: its text, hashtags and posting time. Absent while it is written, and when an account has it.
  script          jsonb,
  copy_count      integer NOT NULL DEFAULT 0 CHECK (copy_count >= 0),
  -- Who has signed up with it, until the account is there.
  identity_id     text,
  -- Tells one run of the writer from another.
  claimed_at      timestamptz(3) NOT NULL,
  written_at      timestamptz,
  adopted_at      timestamptz,
  UNIQUE (network_hash, place),
  UNIQUE (network_hash, key_hash),
  CHECK ((network_hash IS NULL) = (place IS NULL)),
  CHECK (script IS NULL OR written_at IS NOT NULL),
  CHECK (adopted_at IS NULL OR (script IS NULL AND identity_id IS NULL))
);
CREATE INDEX guest_generations_by_identity ON guest_generations (identity_id) WHERE identity_id IS NOT NULL;
CREATE INDEX guest_generations_by_age ON guest_generations (claimed_at);
CREATE INDEX guest_generations_written ON guest_generations (written_at DESC) WHERE written_at IS NOT NULL;

-- A script that was written for a guest who then signed up: nobody was charged for it, and it counts for nothing.
ALTER TABLE generated_scripts ADD COLUMN is_free boolean NOT NULL DEFAULT false;
ALTER TABLE deleted_scripts ADD COLUMN is_free boolean NOT NULL DEFAULT false;
