-- What reviewers said of findings of the evidence library: laid over its files, which stay as they are.
CREATE TABLE finding_reviews (
  place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  finding_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('signed', 'corrected', 'retired')),
  -- The finding as it was read: what is said of it holds as long as it is still so.
  read_as text NOT NULL,
  done_by text,
  -- Who answers for it; a signature without a name is none.
  name text,
  qualification text,
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 2000),
  correction jsonb,
  at timestamptz NOT NULL,
  CONSTRAINT finding_reviews_correction CHECK ((kind = 'corrected') = (correction IS NOT NULL)),
  CONSTRAINT finding_reviews_name CHECK ((name IS NULL) = (qualification IS NULL))
);
CREATE INDEX finding_reviews_by_finding ON finding_reviews (finding_id, place);
CREATE INDEX finding_reviews_by_person ON finding_reviews (done_by) WHERE done_by IS NOT NULL;
-- Which scripts speak a finding.
CREATE INDEX generated_scripts_by_source ON generated_scripts USING gin (sources jsonb_path_ops);
