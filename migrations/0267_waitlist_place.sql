-- What a link in a mail calls a place on the waitlist: it says nothing about whose it is.
ALTER TABLE waitlist ADD COLUMN place uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX waitlist_place ON waitlist (place);
