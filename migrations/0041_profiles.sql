-- What a professional told us about themselves. Personal data: erased with the account.
CREATE TABLE user_profiles (
  user_id           uuid PRIMARY KEY,
  name              text NOT NULL,
  profession        text NOT NULL,
  experience_level  text NOT NULL,
  preferred_tone    text NOT NULL DEFAULT 'professional',
  specialty         text,
  brand_personality text,
  target_audience   text,
  content_goals     text,
  created_at        timestamptz NOT NULL DEFAULT now(),
  updated_at        timestamptz NOT NULL DEFAULT now()
);
