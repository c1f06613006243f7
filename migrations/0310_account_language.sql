-- The language of a person, for screens and mail alike; null until they or their browser have said one.
ALTER TABLE accounts ADD COLUMN language text;
-- English stood with every saved preference, chosen or not: it says nothing.
UPDATE accounts a SET language = p.language
FROM notification_preferences p WHERE p.user_id = a.id AND p.language <> 'english';
ALTER TABLE notification_preferences DROP COLUMN language;

-- The language of the screen that somebody without an account wrote on.
ALTER TABLE waitlist ADD COLUMN language text;
ALTER TABLE user_feedback ADD COLUMN language text;
