-- How many scripts a model has begun for visitors, by day (UTC).
CREATE TABLE guest_ai_turns (
  day date PRIMARY KEY,
  taken integer NOT NULL CHECK (taken > 0)
);
