-- A script counts its changes. `kept` and `citations` are what its owner said to its open points.
ALTER TABLE generated_scripts
  ADD COLUMN citations jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN kept jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  ADD COLUMN rewrites integer NOT NULL DEFAULT 0 CHECK (rewrites >= 0);

-- The script as it stood after each change; `words` is everything that is said and shown in letters.
CREATE TABLE script_versions (
  script_id    uuid NOT NULL REFERENCES generated_scripts (id) ON DELETE CASCADE,
  version      integer NOT NULL CHECK (version > 0),
  user_id      uuid NOT NULL,
  made         text NOT NULL,
  made_at      timestamptz NOT NULL,
  beats        jsonb NOT NULL,
  words        text NOT NULL,
  words_sha256 text NOT NULL CHECK (words_sha256 ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (script_id, version)
);
CREATE INDEX script_versions_by_user ON script_versions (user_id);

-- Checked before filming: bound to the words of one version, never changed.
CREATE TABLE script_approvals (
  script_id    uuid NOT NULL,
  version      integer NOT NULL,
  user_id      uuid NOT NULL,
  words_sha256 text NOT NULL CHECK (words_sha256 ~ '^[0-9a-f]{64}$'),
  kept         jsonb NOT NULL,
  citations    jsonb NOT NULL,
  approved_at  timestamptz NOT NULL,
  PRIMARY KEY (script_id, version),
  FOREIGN KEY (script_id, version) REFERENCES script_versions (script_id, version) ON DELETE CASCADE
);
CREATE INDEX script_approvals_by_user ON script_approvals (user_id);

-- What is left of a script that its owner deleted: it was paid for, and nothing is given back.
CREATE TABLE deleted_scripts (
  reservation_id uuid PRIMARY KEY,
  user_id        uuid NOT NULL,
  deleted_at     timestamptz NOT NULL
);
CREATE INDEX deleted_scripts_by_user ON deleted_scripts (user_id);
