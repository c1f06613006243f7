-- What was searched for when the list of people was exported may be somebody's address: that there was a search stays.
UPDATE admin_actions SET after = after || jsonb_build_object('search', after->>'search' <> '')
WHERE action = 'list_exported' AND jsonb_typeof(after->'search') = 'string';
