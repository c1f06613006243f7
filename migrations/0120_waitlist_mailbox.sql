-- One place for one mailbox: aliases of an address (a `+tag`, dots where the host ignores them) share `mailbox`, which is
-- the address as core/src/subscription/trial-once.ts folds it.
ALTER TABLE waitlist ADD COLUMN mailbox text;
WITH parts AS (
  SELECT email, regexp_replace(email, '^.*@', '') AS host,
    regexp_replace(regexp_replace(email, '@[^@]*$', ''), '^([^+]+)\+.*$', '\1') AS untagged
  FROM waitlist
)
UPDATE waitlist SET mailbox = CASE
  WHEN parts.host IN ('gmail.com', 'googlemail.com') THEN replace(parts.untagged, '.', '') || '@gmail.com'
  ELSE parts.untagged || '@' || parts.host END
FROM parts WHERE parts.email = waitlist.email;
-- Of several places of one mailbox the one stays that was told, or confirmed, first.
DELETE FROM waitlist WHERE email IN (
  SELECT email FROM (
    SELECT email, row_number() OVER (PARTITION BY mailbox ORDER BY told_at, confirmed_at, asked_at, email) AS place
    FROM waitlist) AS places
  WHERE place > 1);
ALTER TABLE waitlist ALTER COLUMN mailbox SET NOT NULL;
ALTER TABLE waitlist DROP CONSTRAINT waitlist_pkey;
ALTER TABLE waitlist ADD PRIMARY KEY (mailbox);
CREATE INDEX waitlist_email ON waitlist (email);
