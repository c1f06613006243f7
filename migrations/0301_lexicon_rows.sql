-- Subjects by name that were changed, added or retired by hand: laid over the delivered ones of the same key.
CREATE TABLE lexicon_rows (
  -- The name under which it was delivered, or first added.
  key text PRIMARY KEY,
  kind text NOT NULL,
  -- As a line of the delivered list: name, evidence file, and how people write it in each language.
  line text NOT NULL,
  retired boolean NOT NULL,
  changed_at timestamptz NOT NULL
);
