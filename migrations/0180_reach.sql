-- Where videos are shown and what they promote: of a person, also before the profile is filled in, and of each script.
CREATE TABLE user_reach (
  user_id uuid PRIMARY KEY,
  market text CHECK (market IN ('US', 'UK', 'EU', 'TR')),
  promotes text CHECK (promotes IN ('nothing', 'own_service', 'product')),
  updated_at timestamptz NOT NULL DEFAULT now()
);
-- Until now the language decided, and nothing was promoted.
ALTER TABLE generated_scripts ADD COLUMN market text NOT NULL DEFAULT 'US' CHECK (market IN ('US', 'UK', 'EU', 'TR')),
  ADD COLUMN promotes text NOT NULL DEFAULT 'nothing' CHECK (promotes IN ('nothing', 'own_service', 'product'));
UPDATE generated_scripts SET market = 'TR' WHERE language = 'turkish';
