-- When somebody was told that Professional is on sale: once.
ALTER TABLE waitlist ADD COLUMN told_at timestamptz;
CREATE INDEX waitlist_to_tell ON waitlist (confirmed_at) WHERE confirmed_at IS NOT NULL AND told_at IS NULL;
CREATE INDEX waitlist_asked_at ON waitlist (asked_at DESC, email);
