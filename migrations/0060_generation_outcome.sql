-- When a click was last sent, and when it was noted that nothing came of it: what a lost answer is asked by.
ALTER TABLE generation_keys ADD COLUMN claimed_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE generation_keys ADD COLUMN released_at timestamptz;
