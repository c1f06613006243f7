-- Which version of terms and privacy somebody has accepted, and when.
CREATE TABLE document_acceptances (
  user_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  document text NOT NULL CHECK (document IN ('terms', 'privacy')),
  version text NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, document, version)
);
