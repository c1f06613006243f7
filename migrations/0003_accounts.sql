-- One row per person. Everything personal lives here and in the profile, never in an event.
CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_verified boolean NOT NULL,
  first_name text,
  last_name text,
  profile_image_url text,
  is_admin boolean NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  base_tier text NOT NULL DEFAULT 'freemium'
    CHECK (base_tier IN ('freemium', 'free', 'creator_pro', 'professional', 'admin')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
-- An address that nobody has verified proves nothing, so it may stand in several rows. Stored in lower case.
CREATE UNIQUE INDEX accounts_verified_email ON accounts (email) WHERE email_verified;
CREATE INDEX accounts_email ON accounts (email);

-- How people sign in: the identity provider's user ids.
CREATE TABLE account_identities (
  identity_id text COLLATE "C" PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE INDEX account_identities_account ON account_identities (account_id);
